import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { db } from '../db.ts'
import { as } from './client.ts'
import { world } from './world.ts'

const admin = () => as('admin@logis.example')

/** A fresh company for whose homes somebody of the demo world works. */
export const companyOf = async (username: string): Promise<number> => {
  const company = { name: `À réunir ${randomBytes(6).toString('hex')}`, type: 'RENOVATION' }
  const company_id: number = (await (await admin()).call('partners.createPartner', company)).data.id
  const member = { user_id: await world.user(username), company_id, role: 'COMPANY_ADMIN' as const }
  await db.insertInto('user_role_companies').values(member).execute()
  return company_id
}

/** Houses of a company; over two hundred of them follow a merger by a job. */
export const crowd = (company_id: number, count = 210) =>
  sql`
    with contacts as (insert into contact_informations (public_name) select null from generate_series(1, ${count}::int) returning id)
    insert into residences (company_id, type, name, residence_code, contact_information_id)
    select ${company_id}, 'HOUSE', 'Maison ' || id,
      translate(upper(lpad(to_hex(id + ${company_id} * 100000), 12, '0')), 'ILOU', '1100'), id from contacts`.execute(
    db,
  )

export const merge = async (company_id: number, into_id: number) =>
  (await admin()).call('partners.mergePartner', { company_id, into_id })
