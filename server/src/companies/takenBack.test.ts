import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { settings } from '#platform/config.ts'
import { db } from '#platform/db.ts'
import type { Client } from '#platform/testing/client.ts'
import { meanwhile } from '#platform/testing/meanwhile.ts'
import { newColleague } from '#platform/testing/people.ts'
import { startProvider, type TestProvider } from '#platform/testing/provider.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { world } from '#platform/testing/world.ts'
import { freshColleague, freshStaffInvitation } from '../walk/colleagues.ts'

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

/** An administrator of the company whom nobody knows yet. */
const administrator = async (): Promise<{ user_id: number; client: Client }> => {
  const { user_id, client } = await newColleague('Maisons Clairière')
  await db.updateTable('user_role_companies').set({ role: 'COMPANY_ADMIN' }).where('user_id', '=', user_id).execute()
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

const template = async () =>
  (await db.selectFrom('templates').select('id').where('company_id', '=', company_id).executeTakeFirstOrThrow()).id

const acts: Record<string, () => object | Promise<object>> = {
  'companies.inviteColleague': () => ({ email: 'nouvelle@clairiere.example', role: 'COMPANY_ADMIN' }),
  'companies.withdrawInvitation': async () => ({ invitation_id: await freshStaffInvitation() }),
  'companies.changeRole': async () => ({ link_id: await freshColleague(), role: 'COMPANY_ADMIN' }),
  'companies.removeColleague': async () => ({ link_id: await freshColleague() }),
  'companies.setCompanyContact': () => ({ public_name: 'À eux' }),
  'templates.renameTemplate': async () => ({ template_id: await template(), name: 'À eux' }),
  'templates.deleteTemplate': async () => ({ template_id: await template() }),
  'identities.setCompanyProvider': providerInput,
  'identities.addDomain': () => ({ domain: 'clairiere.example' }),
}

/** What the acts change, beside the role that is taken back. */
const kept = async (user_id: number) => ({
  invitations: await db.selectFrom('staff_invitations').select(['email', 'role']).orderBy('id').execute(),
  links: await db
    .selectFrom('user_role_companies')
    .select(['id', 'role', 'is_active'])
    .where('user_id', '<>', user_id)
    .orderBy('id')
    .execute(),
  texts: await db.selectFrom('contact_informations').select('public_name').orderBy('id').execute(),
  templates: await db.selectFrom('templates').select(['id', 'name']).orderBy('id').execute(),
  providers: await db.selectFrom('identity_providers').select('company_id').execute(),
  domains: await db.selectFrom('identity_domains').select('domain').execute(),
})

describe('whose administration of a company is taken back while they wait to change it: refused, nothing is changed', () => {
  test.each(Object.keys(acts))('%s', async (name) => {
    const { user_id, client } = await administrator()
    const input = { company_id, ...(await acts[name]!()) }
    const before = await kept(user_id)
    const answer = await meanwhile(
      async ({ run }) => {
        await run('select from companies where id = $1 for no key update', [company_id])
        await run('select from templates where company_id = $1 for update', [company_id])
      },
      () => client.call(name, input),
      ({ run }) => run('update user_role_companies set is_active = false where user_id = $1', [user_id]),
    )
    expect(answer).toMatchObject({ status: 404, error_reason: 'COMPANY_NOT_FOUND' })
    expect(await kept(user_id)).toEqual(before)
  })
})

test('another provider that is kept while a colleague makes the former one the only way is none that anybody is bound to', async () => {
  const { client } = await administrator()
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
