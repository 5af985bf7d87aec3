import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { settings } from '#platform/config.ts'
import { db } from '#platform/db.ts'
import { as, type Answer, type Client } from '#platform/testing/client.ts'
import { meanwhile } from '#platform/testing/meanwhile.ts'
import { newColleague } from '#platform/testing/people.ts'
import { startProvider, type TestProvider } from '#platform/testing/provider.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { world } from '#platform/testing/world.ts'
import { freshColleague } from '../walk/colleagues.ts'
import { expected } from '../walk/expected.ts'
import { changedSince, fingerprint } from '../walk/fingerprint.ts'
import { subjects } from '../walk/subjects.ts'

withoutLimits()

let provider: TestProvider
let company_id: number
beforeAll(async () => {
  provider = await startProvider()
  settings.OIDC_PRIVATE_NETWORKS = true
  company_id = await world.company('Maisons Clairière')
})
afterAll(() => provider.stop())
beforeEach(() => db.deleteFrom('identity_providers').execute())

type Input = Record<string, unknown>

/** An administrator of the company whom nobody knows yet. */
const administrator = async (of: number): Promise<{ user_id: number; client: Client }> => {
  const { user_id, client } = await newColleague('Maisons Clairière')
  const role = { company_id: of, role: 'COMPANY_ADMIN' } as const
  await db.updateTable('user_role_companies').set(role).where('user_id', '=', user_id).execute()
  return { user_id, client: await client() }
}
const providerInput = () => ({
  preset: 'OTHER',
  name: 'Compte',
  issuer: provider.issuer,
  client_id: provider.clientId,
  client_secret: provider.secret,
  demands_second_factor: false,
  new_people_role: null,
})

/** What each act is given, where it is not what the walk gives it. */
const own: Record<string, () => Input | Promise<Input>> = {
  'companies.inviteColleague': () => ({ email: 'nouvelle@clairiere.example', role: 'COMPANY_ADMIN' }),
  'companies.changeRole': async () => ({ link_id: await freshColleague(), role: 'COMPANY_ADMIN' }),
  'companies.setCompanyContact': () => ({ public_name: 'À eux' }),
  'companies.setCompanyChannel': async () => {
    const setting_id = await subjects.channel()
    await db
      .insertInto('company_channel_settings')
      .values({ company_id, channel_id: setting_id, is_active: false })
      .onConflict((conflict) => conflict.columns(['company_id', 'channel_id']).doUpdateSet({ is_active: false }))
      .execute()
    return { setting_id, active: true }
  },
  'companies.removeCompanyPicture': async () => {
    await ask(await as('hugo@clairiere.example'), 'companies.setCompanyPicture', { company_id })
    return {}
  },
  'identities.setCompanyProvider': providerInput,
  'identities.addDomain': () => ({ domain: 'clairiere.example' }),
}

const acts = [
  'accesses.grantAccess',
  'accesses.removeAccess',
  'companies.addCredentialContact',
  'companies.changeRole',
  'companies.createChild',
  'companies.deleteChild',
  'companies.deleteCredentialContact',
  'companies.editCredentialContact',
  'companies.inviteColleague',
  'companies.removeColleague',
  'companies.removeCompanyPicture',
  'companies.setCompanyChannel',
  'companies.setCompanyContact',
  'companies.setCompanyPicture',
  'companies.withdrawInvitation',
  'contacts.createContact',
  'contacts.deleteContact',
  'contacts.editContact',
  'contacts.importContacts',
  'contacts.mergeContacts',
  'contacts.setContactInformations',
  'identities.addDomain',
  'identities.setCompanyProvider',
  'materialLabels.createLabel',
  'materialLabels.deleteLabel',
  'materialLabels.editLabel',
  'templates.addOption',
  'templates.createTemplate',
  'templates.deleteOption',
  'templates.deleteTemplate',
  'templates.renameTemplate',
  'views.createView',
  'views.deleteView',
  'views.editView',
]

const inputOf = async (name: string): Promise<Input & { company_id: number }> => {
  const input = own[name] ? await own[name]() : await expected[name]!.input('hugo')
  return { company_id, ...input }
}
const ask = (client: Client, name: string, input: Input): Promise<Answer> => {
  const { upload, files } = expected[name]!
  if (!upload) return client.call(name, input)
  const { address, fields } = upload(input)
  return client.upload(name, address, fields, files ?? [])
}

/** What the acts wait for: the company, those below it, or what they change of it. */
const held = [
  'select from companies where id = $1 or parent_id = $1 order by id for update',
  ...[
    'company_channel_settings',
    'company_options',
    'contacts',
    'credential_contacts',
    'material_labels',
    'resource_accesses',
    'templates',
    'views',
  ].map((table) => `select from ${table} where company_id = $1 for update`),
]

describe('whose administration of a company is taken back while they wait to change it: refused, nothing is changed', () => {
  test.each(acts)('%s', async (name) => {
    const input = await inputOf(name)
    const { user_id, client } = await administrator(input.company_id)
    const before = await fingerprint()
    const answer = await meanwhile(
      async ({ run }) => {
        for (const statement of held) await run(statement, [input.company_id])
      },
      () => ask(client, name, input),
      ({ run }) => run('update user_role_companies set is_active = false where user_id = $1', [user_id]),
    )
    expect(answer).toMatchObject({ status: 404, error_reason: 'COMPANY_NOT_FOUND' })
    expect(changedSince(before, await fingerprint())).toEqual(['public.user_role_companies'])
  })
})

const content = { list: 'projects', name: 'À nous', is_shared: true }
const viewActs: Record<string, () => Promise<Input>> = {
  'views.createView': async () => content,
  'views.editView': async () => ({ view_id: (await expected['views.editView']!.input())['view_id'], name: 'À moi' }),
  'views.deleteView': async () => ({ view_id: (await expected['views.deleteView']!.input())['view_id'] }),
}

describe('who may only read by now changes nothing of what the company shares', () => {
  test.each(Object.keys(viewActs))('%s', async (name) => {
    const input = { company_id, ...(await viewActs[name]!()) }
    const { user_id, client } = await administrator(company_id)
    const before = await fingerprint()
    const answer = await meanwhile(
      async ({ run }) => {
        for (const statement of held) await run(statement, [company_id])
      },
      () => client.call(name, input),
      ({ run }) => run(`update user_role_companies set role = 'COMPANY_READER' where user_id = $1`, [user_id]),
    )
    expect(answer).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
    expect(changedSince(before, await fingerprint())).toEqual(['public.user_role_companies'])
  })
})

test('another provider that is kept while a colleague makes the former one the only way is none that anybody is bound to', async () => {
  const { client } = await administrator(company_id)
  expect((await client.call('identities.setCompanyProvider', { company_id, ...providerInput() })).status).toBe(200)
  const other = await startProvider()
  const answer = await meanwhile(
    async ({ run }) => {
      await run('select from companies where id = $1 for no key update', [company_id])
      await run('update identity_providers set is_only_way = true where company_id = $1', [company_id])
    },
    () =>
      client.call('identities.setCompanyProvider', {
        company_id,
        ...providerInput(),
        issuer: other.issuer,
        client_id: other.clientId,
        client_secret: other.secret,
      }),
  )
  await other.stop()
  expect(answer).toMatchObject({ status: 200, data: { provider: { issuer: other.issuer, is_only_way: false } } })
})
