import { beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, clientWith, type Client } from '#platform/testing/client.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { world } from '#platform/testing/world.ts'
import { subjects } from '../../walk/subjects.ts'

withoutLimits()

let admin: Client
let [adminId, rivages, horizon] = [0, 0, 0]
beforeAll(async () => {
  admin = await as('admin@logis.example')
  adminId = await world.user('admin@logis.example')
  rivages = await world.company('Habitat Rivages')
  horizon = await world.company('Groupe Horizon')
})
beforeEach(() => db.deleteFrom('rate_limits').execute())

type Where = { operation: string; after: { events: number; entries: number } }
const lastOf = async (table: 'administration_entries' | 'security_log') =>
  (await db.selectFrom(table).select('id').orderBy('id', 'desc').limit(1).executeTakeFirst())?.id ?? 0
const mark = async () => ({ events: await lastOf('security_log'), entries: await lastOf('administration_entries') })
const eventsOf = ({ operation, after }: Where) =>
  db
    .selectFrom('security_log')
    .select(['kind', 'company_id', 'details', 'actor_user_id', 'impersonator_user_id'])
    .where('operation', '=', operation)
    .where('id', '>', after.events)
    .orderBy('id')
    .execute()
const entriesOf = ({ operation, after }: Where) =>
  db
    .selectFrom('administration_entries')
    .select(['action', 'model_name', 'model_id', 'name', 'pretty_log', 'actor_user_id'])
    .where('operation', '=', operation)
    .where('id', '>', after.entries)
    .orderBy('id')
    .execute()

let drawn = 0
const childOf = async (by: Client): Promise<{ id: number; name: string }> => {
  const data = { name: `Filiale racontée ${(drawn += 1)}`, type: 'INSTALLER' }
  return (await by.call('companies.createChild', { company_id: horizon, data })).data
}
const readerOf = async () => ({
  authorized_company_id: (await childOf(admin)).id,
  resource_type: 'Company',
  resource_id: rivages,
})
const settingOf = async (by: Client) => {
  const { data } = await by.call('companies.listCompanyChannels', { company_id: rivages })
  return data.find(({ is_optional }: { is_optional: boolean }) => is_optional)
}

type Told = { kind: string; of: number; details: object; entry: object | null }
type Act = { operation: string; act: (by: Client) => Promise<{ status: number; told: Told[] }> }
const changed = (of: number, fields: string[], changes: unknown[], action = 'UPDATED'): Told => ({
  kind: 'COMPANY_CHANGED',
  of,
  details: { action, fields },
  entry: { action, changes },
})
const acts: Act[] = [
  {
    operation: 'companies.updateCompany',
    act: async (by) => {
      const before = (await by.call('companies.getCompany', { company_id: rivages })).data.sponsorship_url
      const value = `https://rivages.example/${(drawn += 1)}`
      const { status } = await by.call('companies.updateCompany', { company_id: rivages, sponsorship_url: value })
      const change = { attribute_name: 'sponsorship_url', old_value: before, value }
      return { status, told: [changed(rivages, ['sponsorship_url'], [change])] }
    },
  },
  {
    operation: 'companies.updateCompany',
    act: async (by) => {
      const ownerOf = async () =>
        (await db.selectFrom('companies').select('owner_user_id').where('id', '=', rivages).executeTakeFirstOrThrow())
          .owner_user_id
      const from = await ownerOf()
      const owner_user_username = `proprietaire${(drawn += 1)}@rivages.example`
      const { status } = await by.call('companies.updateCompany', { company_id: rivages, owner_user_username })
      const changes = [{ attribute_name: 'owner_user', old_value: from && '•••', value: '•••' }]
      const details = { from, to: await ownerOf() }
      return { status, told: [{ kind: 'OWNER_ACCOUNT_CHANGED', of: rivages, details, entry: { changes } }] }
    },
  },
  {
    operation: 'companies.createChild',
    act: async (by) => {
      const { id, name } = await childOf(by)
      const changes = [
        { attribute_name: 'name', old_value: null, value: name },
        { attribute_name: 'type', old_value: null, value: 'INSTALLER' },
      ]
      return { status: 201, told: [changed(id, ['name', 'type'], changes, 'CREATED')] }
    },
  },
  {
    operation: 'companies.deleteChild',
    act: async (by) => {
      const { id, name } = await childOf(by)
      const { status } = await by.call('companies.deleteChild', { company_id: horizon, child_id: id })
      const changes = [
        { attribute_name: 'name', old_value: name, value: null },
        { attribute_name: 'type', old_value: 'INSTALLER', value: null },
      ]
      return { status, told: [changed(id, ['name', 'type'], changes, 'DELETED')] }
    },
  },
  {
    operation: 'accesses.grantAccess',
    act: async (by) => {
      const grant = await readerOf()
      const { status, data } = await by.call('accesses.grantAccess', { company_id: rivages, ...grant })
      const { authorized_company_id } = grant
      const name = data.authorized_company_name
      const changes = [{ attribute_name: 'authorized_company', old_value: null, value: name }]
      const details = { authorized_company_id }
      return { status, told: [{ kind: 'ACCESS_GRANTED', of: rivages, details, entry: { changes } }] }
    },
  },
  {
    operation: 'accesses.removeAccess',
    act: async (by) => {
      const grant = await readerOf()
      const { data } = await by.call('accesses.grantAccess', { company_id: rivages, ...grant })
      const { status } = await by.call('accesses.removeAccess', { company_id: rivages, access_id: data.id })
      const name = data.authorized_company_name
      const changes = [{ attribute_name: 'authorized_company', old_value: name, value: null }]
      const details = { authorized_company_id: grant.authorized_company_id }
      return { status, told: [{ kind: 'ACCESS_REMOVED', of: rivages, details, entry: { changes } }] }
    },
  },
  {
    operation: 'companies.setCompanyContact',
    act: async (by) => {
      const { data } = await by.call('companies.getCompanyContact', { company_id: rivages })
      const contact = { ...data, public_name: `Rivages ${(drawn += 1)}`, emails: [] }
      const { status } = await by.call('companies.setCompanyContact', {
        company_id: rivages,
        ...contact,
        emails: [{ email: `accueil${drawn}@rivages.example` }],
      })
      const changes = expect.arrayContaining([
        { attribute_name: 'public_name', old_value: data.public_name, value: contact.public_name },
        { attribute_name: 'emails', old_value: '•••', value: '•••' },
      ])
      return {
        status,
        told: [{ ...changed(rivages, ['public_name', 'emails'], []), entry: { changes } }],
      }
    },
  },
  {
    operation: 'companies.setCompanyPicture',
    act: async (by) => {
      const picture = [{ name: 'logo.png', type: 'image/png', bytes: subjects.png }]
      await by.call('companies.removeCompanyPicture', { company_id: rivages })
      const { status } = await by.upload('companies.setCompanyPicture', { company_id: rivages }, {}, picture)
      const changes = [{ attribute_name: 'picture', old_value: null, value: '•••' }]
      return { status, told: [changed(rivages, ['picture'], changes)] }
    },
  },
  {
    operation: 'companies.removeCompanyPicture',
    act: async (by) => {
      const picture = [{ name: 'logo.png', type: 'image/png', bytes: subjects.png }]
      await by.upload('companies.setCompanyPicture', { company_id: rivages }, {}, picture)
      const { status } = await by.call('companies.removeCompanyPicture', { company_id: rivages })
      const changes = [{ attribute_name: 'picture', old_value: '•••', value: null }]
      return { status, told: [changed(rivages, ['picture'], changes)] }
    },
  },
  {
    operation: 'companies.setCompanyChannel',
    act: async (by) => {
      const { id, code, is_active } = await settingOf(by)
      const active = !is_active
      const { status } = await by.call('companies.setCompanyChannel', { company_id: rivages, setting_id: id, active })
      const change = { attribute_name: code, old_value: String(is_active), value: String(active) }
      return { status, told: [changed(rivages, [code], [change])] }
    },
  },
  {
    operation: 'companies.addCredentialContact',
    act: async (by) => {
      await db.deleteFrom('credential_contacts').where('company_id', '=', rivages).execute()
      const contact = { company_id: rivages, name: 'Accueil' }
      const { status } = await by.call('companies.addCredentialContact', contact)
      const changes = [{ attribute_name: 'credential_contacts', old_value: null, value: '•••' }]
      return { status, told: [changed(rivages, ['credential_contacts'], changes)] }
    },
  },
  {
    operation: 'companies.inviteColleague',
    act: async (by) => {
      const email = `invitee${(drawn += 1)}@rivages.example`
      const invitation = { company_id: rivages, email, role: 'COMPANY_READER' }
      const { status } = await by.call('companies.inviteColleague', invitation)
      const details = { role: 'COMPANY_READER' }
      return { status, told: [{ kind: 'COLLEAGUE_INVITED', of: rivages, details, entry: null }] }
    },
  },
]

test.each(acts)('$operation: the security log tells of it, and of an administrator the feed', async (deed) => {
  const { operation } = deed
  const manager = await as('marie@horizon.example')
  const samira = await as('samira@rivages.example')
  const own = operation === 'companies.createChild' || operation === 'companies.deleteChild' ? manager : samira
  const isSheet = operation === 'companies.updateCompany'
  for (const [by, id] of [
    [isSheet ? manager : own, null],
    [admin, adminId],
  ] as const) {
    const after = await mark()
    const { status, told } = await deed.act(by)
    expect(status).toBeLessThan(300)
    const where = { operation, after }
    expect((await eventsOf(where)).slice(-told.length)).toMatchObject(
      told.map(({ kind, of, details }) => ({ kind, company_id: of, details, ...(id && { actor_user_id: id }) })),
    )
    const entries = id ? told.filter(({ entry }) => entry) : []
    expect((await entriesOf(where)).slice(-Math.max(1, entries.length))).toMatchObject(
      entries.map(({ of, entry }) => {
        const { changes: pretty_log, ...rest } = entry as { changes: unknown }
        return { model_name: 'Company', model_id: of, actor_user_id: id, pretty_log, ...rest }
      }),
    )
  }
})

test('what changes nothing is told nowhere', async () => {
  const after = await mark()
  const { data } = await admin.call('companies.getCompany', { company_id: rivages })
  const { name, sponsorship_url } = data
  await admin.call('companies.updateCompany', { company_id: rivages, name, sponsorship_url })
  const contact = (await admin.call('companies.getCompanyContact', { company_id: rivages })).data
  await admin.call('companies.setCompanyContact', { company_id: rivages, ...contact })
  const { id, is_active } = await settingOf(admin)
  await admin.call('companies.setCompanyChannel', { company_id: rivages, setting_id: id, active: is_active })
  await admin.call('companies.removeCompanyPicture', { company_id: rivages })
  expect(await mark()).toEqual(after)
})

test('of what support does in somebody’s name the log says both', async () => {
  const support = await as('support@logis.example')
  const user_id = await world.user('marie@horizon.example')
  const session = { user_id, reason: 'Un logo à changer', read_only: false }
  const helper = clientWith((await support.call('accounts.startAssistance', session)).data.access_token)
  const after = await mark()
  const sheet = { company_id: rivages, sponsorship_url: 'https://rivages.example/assistance' }
  expect((await helper.call('companies.updateCompany', sheet)).status).toBe(200)
  const impersonator_user_id = await world.user('support@logis.example')
  expect(await eventsOf({ operation: 'companies.updateCompany', after })).toMatchObject([
    { kind: 'COMPANY_CHANGED', actor_user_id: user_id, impersonator_user_id },
  ])
})
