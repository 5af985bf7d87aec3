import { randomBytes } from 'node:crypto'
import { db } from '#platform/db.ts'
import { world } from '#platform/testing/world.ts'
import { cannotWrite, readers, writers } from '../groups.ts'
import type { Row } from '../row.ts'
import { subjects } from '../subjects.ts'

const ofClairiere = async () => ({ company_id: await subjects.company() })
const office = () => world.company('Études Isotherme')
const material = async () =>
  (await db.selectFrom('products').select('id').where('type', '=', 'MATERIAL').orderBy('id').executeTakeFirstOrThrow())
    .id
export const labelProducts = async () => [{ id: await material(), thickness: 100 }]

/** A favourite of a company. */
export const labelOf = async (company_id: number) => {
  const { id } = await db
    .insertInto('material_labels')
    .values({
      company_id,
      thermal_engineering_office_id: await office(),
      wall_type: 'opaque',
      envelope_type: '100',
      envelope_nature: '101',
      envelope_label: randomBytes(6).toString('hex'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('material_label_products')
    .values({ material_label_id: id, product_id: await material(), thickness: 80, position: 0 })
    .execute()
  return id
}
/** What makes one. */
export const newLabel = async () => ({
  thermal_engineering_office_id: await office(),
  wall_type: 'opaque',
  envelope_type: '100',
  envelope_nature: '101',
  envelope_label: randomBytes(6).toString('hex'),
  products: await labelProducts(),
})
const onLabel = async () => {
  const { company_id } = await ofClairiere()
  return { company_id, label_id: await labelOf(company_id) }
}
const foreignLabel = (more: () => Promise<object>) => [
  {
    what: 'a favourite of another company',
    foreign: async () => ({
      ...(await ofClairiere()),
      label_id: await labelOf(await subjects.rival()),
      ...(await more()),
    }),
    absent: async () => ({ ...(await ofClairiere()), label_id: 999_999_999, ...(await more()) }),
    answers: { status: 404, error_reason: 'MATERIAL_LABEL_NOT_FOUND' },
  },
]

export const materialLabelRows: Record<string, Row> = {
  'materialLabels.listLabels': { input: ofClairiere, ok: readers, absent: 'COMPANY_NOT_FOUND' },
  'materialLabels.createLabel': {
    input: async () => ({ ...(await ofClairiere()), ...(await newLabel()) }),
    ok: writers,
    forbidden: cannotWrite,
    absent: 'COMPANY_NOT_FOUND',
  },
  'materialLabels.editLabel': {
    input: async () => ({ ...(await onLabel()), products: await labelProducts() }),
    ok: writers,
    forbidden: cannotWrite,
    absent: 'COMPANY_NOT_FOUND',
    foreign: foreignLabel(async () => ({ products: await labelProducts() })),
  },
  'materialLabels.deleteLabel': {
    input: onLabel,
    ok: writers,
    forbidden: cannotWrite,
    absent: 'COMPANY_NOT_FOUND',
    foreign: foreignLabel(async () => ({})),
  },
}
