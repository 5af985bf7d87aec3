import { randomBytes } from 'node:crypto'
import type { Notification } from '@logis/contract/notifications'
import { expect } from 'vitest'
import { db } from '../db.ts'
import { as } from './client.ts'
import { world } from './world.ts'

const karim = 'karim@renovest.example'
const claire = 'claire@foyer.example'

export const listOf = async (username: string, input: object = {}): Promise<Notification[]> =>
  (await (await as(username)).call('notifications.listNotifications', { ...input })).data
export const unreadOf = async (username: string): Promise<number> =>
  (await (await as(username)).call('notifications.countUnread')).data.unread
export const kindsOf = async (username: string) => (await listOf(username)).map(({ kind }) => kind)

/** Someone more of a company's staff. */
const hire = async (username: string, company: string, role: 'COMPANY_READER' | 'COMPANY_MEMBER') => {
  const { id } = await db
    .insertInto('users')
    .values({ username, email: username, first_name: 'Nina', last_name: 'Roche', email_validated_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const company_id = await world.company(company)
  await db.insertInto('user_role_companies').values({ user_id: id, company_id, role, is_primary: true }).execute()
  return { id, username }
}
let staff = 0
export const hired = (company: string, role: 'COMPANY_READER' | 'COMPANY_MEMBER' = 'COMPANY_MEMBER') =>
  hire(`employe.${(staff += 1)}@${randomBytes(3).toString('hex')}.example`, company, role)

/** A home of karim's company. */
export const newHome = async (name = 'Maison du Port') => {
  const client = await as(karim)
  const contact_information = { addresses: [{ street_name: 'Rue Neuve', zip_code: '67000', city: 'Strasbourg' }] }
  const company_id = await world.company('Rénov’Est')
  const { data } = await client.call('projects.createProject', { company_id, type: 'HOUSE', name, contact_information })
  return { ...(data as { id: number }), code: await world.code(name) }
}
export const activate = async (activation_code: string, username = claire) =>
  (await as(username, 'resident')).call('residents.activateByCode', { activation_code })

let homes = 0
export const activatedHome = async () => {
  const home = await newHome(`Maison ${(homes += 1)}`)
  expect((await activate(home.code)).status).toBe(200)
  return home
}

/** As if nobody had been told anything, nor chosen what. */
export const forgetTold = async () => {
  await db.deleteFrom('notifications').execute()
  await db.deleteFrom('notification_choices').execute()
  await db.deleteFrom('rate_limits').execute()
}
