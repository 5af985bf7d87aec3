import { db } from '#platform/db.ts'
import { world } from '#platform/testing/world.ts'
import { readers } from '../groups.ts'
import { people, type Person } from '../people.ts'
import type { Row } from '../row.ts'
import { subjects } from '../subjects.ts'

const ofClairiere = async () => ({ company_id: await subjects.company() })

/** A view of the projects that the person keeps, of the company. */
export const freshView = async (company_id: number, person: Person, is_shared = false): Promise<number> => {
  await db.deleteFrom('views').where('company_id', '=', company_id).execute()
  const { id } = await db
    .insertInto('views')
    .values({
      company_id,
      user_id: await world.user(people[person]),
      list: 'projects',
      name: crypto.randomUUID(),
      is_shared,
      criteria: '{}',
      sort: null,
      columns: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
/** One that everybody sees, and that its author and the administrators change. */
const onShared = async () => {
  const { company_id } = await ofClairiere()
  return { company_id, view_id: await freshView(company_id, 'hugo', true) }
}
const viewRow = (input: () => Promise<Record<string, unknown>>): Row => ({
  input,
  ok: ['marie', 'hugo', 'admin'],
  forbidden: ['paul', 'lea', 'support'],
  absent: 'COMPANY_NOT_FOUND',
  foreign: [
    {
      what: 'a view that somebody else keeps for themselves',
      foreign: async () => {
        const { company_id } = await ofClairiere()
        return { ...(await input()), view_id: await freshView(company_id, 'zoe') }
      },
      absent: async () => ({ ...(await input()), view_id: 999_999 }),
      answers: { status: 404, error_reason: 'VIEW_NOT_FOUND' },
    },
    {
      what: 'a view that another company shares',
      foreign: async () => ({ ...(await input()), view_id: await freshView(await subjects.rival(), 'zoe', true) }),
      absent: async () => ({ ...(await input()), view_id: 999_999 }),
      answers: { status: 404, error_reason: 'VIEW_NOT_FOUND' },
    },
  ],
})

export const viewRows: Record<string, Row> = {
  'views.listViews': {
    input: async () => ({ ...(await ofClairiere()), list: 'projects' }),
    ok: readers,
    absent: 'COMPANY_NOT_FOUND',
  },
  'views.createView': {
    input: async () => ({ ...(await ofClairiere()), list: 'projects', name: crypto.randomUUID() }),
    ok: readers,
    absent: 'COMPANY_NOT_FOUND',
  },
  'views.editView': viewRow(async () => ({ ...(await onShared()), name: crypto.randomUUID() })),
  'views.deleteView': viewRow(onShared),
}
