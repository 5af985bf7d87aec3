import { randomUUID } from 'node:crypto'
import { openSession, type Stage } from './stage.ts'

const filesEach = 3

const customer = {
  name: 'Mme Coupure',
  email: 'coupure@foyer.example',
  street_name: 'Rue Noire',
  zip_code: '44000',
  city: 'Nantes',
}

const formOf = (productId: number): FormData => {
  const form = new FormData()
  for (const [field, value] of Object.entries(customer)) form.append(`contact_information[${field}]`, value)
  form.append('intervention[type]', 'BOILER_INSTALLATION')
  form.append('product[id]', String(productId))
  for (let index = 0; index < filesEach; index += 1) {
    const bytes = Buffer.alloc(Math.floor(4_000_000 ** Math.random()) + 200, 'x')
    bytes.write('%PDF-1.4\n')
    form.append('intervention[ptg_others][]', new Blob([bytes], { type: 'application/pdf' }), `${index}.pdf`)
  }
  return form
}

export type Installer = { companyId: number; productId: number; token: string }

/** A passport that its sender wants, and sends until it is answered. */
export type Attempt = { key: string; form: FormData; id: number | null; isRefused: boolean }
export const attempt = ({ productId }: Installer): Attempt => ({
  key: randomUUID(),
  form: formOf(productId),
  id: null,
  isRefused: false,
})
export const isOpen = ({ id, isRefused }: Attempt) => id === null && !isRefused

export const send = async (port: number, { companyId, token }: Installer, one: Attempt): Promise<void> => {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/v2/companies/${companyId}/ptg`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': one.key },
      body: one.form,
    })
    const body = (await answer.json()) as { data?: { id: number } }
    if (answer.status === 201) one.id = body.data?.id ?? null
    else one.isRefused = answer.status === 409
  } catch {
    // the server died: it will be sent again
  }
}

export const openInstaller = async (stage: Stage, quota: number): Promise<Installer> => {
  const { token } = await openSession(stage, 'yann@lenoir.example')
  const [company] = await stage.query<{ id: number }>(`select id from companies where name = 'Chauffage Lenoir'`)
  const [product] = await stage.query<{ id: number }>(`select id from products where name = 'Naia 2'`)
  await stage.query('update ptg_quotas set monthly_value = $1', [quota])
  await stage.query('update ptg_quota_usages set used = 0')
  return { companyId: Number(company?.id), productId: Number(product?.id), token }
}

/** What the database holds of the passports made here. */
export const count = async ({ query }: Stage, acknowledged: ReadonlySet<number>) => {
  const made = await query<{ id: string; interventions: string; files: string; devices: string }>(
    `select r.id, (select count(*) from interventions i where i.residence_id = r.id) as interventions,
       (select count(*) from documents d where d.residence_id = r.id) as files,
       (select count(*) from devices d where d.residence_id = r.id) as devices
     from residences r where r.name = $1`,
    [customer.name],
  )
  const [usage] = await query<{ used: number }>('select used from ptg_quota_usages where used > 0')
  const isWhole = (row: (typeof made)[number]) =>
    Number(row.interventions) === 1 && Number(row.files) === filesEach && Number(row.devices) === 1
  const there = new Set(made.map(({ id }) => Number(id)))
  return {
    made: made.length,
    used: usage?.used ?? 0,
    half_done: made.filter((row) => !isWhole(row)).length,
    lost: [...acknowledged].filter((id) => !there.has(id)).length,
  }
}
