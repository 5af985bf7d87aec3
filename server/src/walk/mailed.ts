import { createHash, randomBytes } from 'node:crypto'
import { db } from '#platform/db.ts'
import { world } from '#platform/testing/world.ts'

/** The token by which a mail that one may do without is ended; it went to an address of nobody. */
export const mailedToken = async () => {
  const token = randomBytes(32).toString('base64url')
  const recipient = `${randomBytes(4).toString('hex')}@foyer.example`
  const { id: log_id } = await db
    .insertInto('communication_logs')
    .values({ channel_code: 'MAINTENANCE_REMINDER', recipient })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token_hash = createHash('sha256').update(token).digest()
  await db.insertInto('unsubscribe_links').values({ token_hash, log_id }).execute()
  return token
}

/** Both reports tell of the same week, in which Les Érables was given a document and Les Lilas activated. */
const toldWeek = '2026-09-07'
const inWeek = `${toldWeek}T08:00:00Z`
/** Lets someone work for the company, and live in the home, of that week. */
export const workOrLive = async (id: number) => {
  const [company_id, residence_id] = [
    await world.company('Maisons Clairière'),
    await world.project('Maison Les Érables'),
  ]
  await db.insertInto('user_role_companies').values({ user_id: id, company_id, role: 'COMPANY_READER' }).execute()
  await db.insertInto('residence_users').values({ user_id: id, residence_id, role_code: 'TENANT' }).execute()
  await db.updateTable('residences').set({ activation_date: inWeek }).where('name', '=', 'Maison Les Érables').execute()
  await db.updateTable('documents').set({ created_at: inWeek }).where('residence_id', '=', residence_id).execute()
  return { company_id, residence_id, facts: { week: toldWeek } }
}

/** Lets someone work for a company; answers which it is. */
export const workFor = async (user_id: number, company: string): Promise<number> => {
  const company_id = await world.company(company)
  await db.insertInto('user_role_companies').values({ user_id, company_id, role: 'COMPANY_MEMBER' }).execute()
  return company_id
}
