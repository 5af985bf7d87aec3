import { randomBytes } from 'node:crypto'
import { db } from '../db.ts'
import { as } from './client.ts'

/** The id of a trade. */
export const jobOf = async (code: string): Promise<number> =>
  (await db.selectFrom('jobs').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id

/** A fresh contact of a company, a plumber unless told otherwise, made by the platform's administrator. */
export const contactOf = async (company_id: number, more: object = {}): Promise<number> => {
  const admin = await as('admin@logis.example')
  const name = `Contact ${randomBytes(4).toString('hex')}`
  const input = { company_id, name, jobs: [{ id: await jobOf('plumber') }], ...more }
  return (await admin.call('contacts.createContact', input)).data.id as number
}
