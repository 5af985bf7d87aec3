import type { EnergyRequest } from '@logis/contract/energies'
import { energyRequestList } from '@logis/contract/energies.lists'
import type { EnergyStatus } from '@logis/contract/energies.rules'
import type { ListRequest } from '@logis/contract/lists'
import { sql } from 'kysely'
import { db } from '#platform/db.ts'
import type { Held } from '#platform/holding.ts'
import { listReader } from '#platform/listReader.ts'
import type { Listed } from '#platform/lists.ts'
import { personName } from '#platform/people.ts'

export type RequestRow = Omit<EnergyRequest, 'cannot'>

const person = personName()
const tables = sql`energy_subscriptions s join residences r on r.id = s.residence_id
  join companies c on c.id = r.company_id join users u on u.id = s.user_id`
const columns = sql`s.id, s.residence_id, s.user_id, s.energy, s.delivery_point, s.status, s.created_at, s.utility_id,
  json_build_object('id', r.id, 'name', r.name) as residence, json_build_object('id', c.id, 'name', c.name) as company,
  json_build_object('id', u.id, 'name', ${person}) as requester`

const reader = listReader(energyRequestList, {
  id: sql`s.id`,
  sorts: { created_at: sql`s.created_at` },
  neverNull: ['created_at'],
  search: { status: sql`s.status`, energy: sql`s.energy`, created_at: sql`s.created_at` },
  text: [sql`f_norm(r.name)`, sql`f_norm(c.name)`, sql`f_norm(${person})`, sql`s.delivery_point`],
})

export const listRequests = (request: ListRequest<typeof energyRequestList>): Promise<Listed<RequestRow>> =>
  reader.page(request, {
    from: tables,
    within: [],
    columns,
    joins: sql`left join (${tables}) on s.id = page.id`,
  })

/** Of which home it is: whoever acts on it holds that. */
export const findRequestHome = async (id: number): Promise<number | undefined> =>
  (await db.selectFrom('energy_subscriptions').select('residence_id').where('id', '=', id).executeTakeFirst())
    ?.residence_id

export const readRequest = async ({ tx, residenceId }: Held, id: number): Promise<RequestRow | undefined> => {
  const { rows } = await sql<RequestRow>`
    select ${columns} from ${tables} where s.id = ${id} and s.residence_id = ${residenceId}`.execute(tx)
  return rows[0]
}

export const setStatus = ({ tx, residenceId }: Held, id: number, status: EnergyStatus) =>
  tx
    .updateTable('energy_subscriptions')
    .set({ status, updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('residence_id', '=', residenceId)
    .execute()
