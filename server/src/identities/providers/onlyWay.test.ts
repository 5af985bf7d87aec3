import { beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { anonymous, as, clientWith } from '#platform/testing/client.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { world } from '#platform/testing/world.ts'

withoutLimits()

const lea = 'lea@horizon.example'
const signIn = () => anonymous.call('accounts.signIn', { username: lea, password: 'Logement2026', scope: 'partner' })

/** Léa works for two companies, of which the first lets its people in by its provider alone. */
let strict: number
beforeEach(async () => {
  strict = await world.company('Groupe Horizon')
  const provider = { company_id: strict, preset: 'OTHER' as const, name: 'Compte', issuer: 'https://compte.example' }
  await db.deleteFrom('identity_providers').execute()
  await db
    .insertInto('identity_providers')
    .values({
      ...provider,
      client_id: 'logis',
      client_secret: 'v1.',
      new_people_role: null,
      is_only_way: true,
      only_way_by_user_id: null,
    })
    .execute()
  const member = { user_id: await world.user(lea), company_id: await world.company('Bâtir Ouest') }
  await db
    .insertInto('user_role_companies')
    .values({ ...member, role: 'COMPANY_READER' })
    .onConflict((known) => known.doNothing())
    .execute()
})

test('« only by our provider » of a company that is disabled keeps nobody from the other company that they work for', async () => {
  expect(await signIn()).toMatchObject({ status: 403, error_reason: 'IDENTITY_PROVIDER_REQUIRED' })
  const admin = await as('admin@logis.example')
  const disabled = await admin.call('partners.disablePartner', { company_id: strict, reason: 'Contrat terminé' })
  expect(disabled.status).toBe(200)
  const entered = await signIn()
  expect(entered.status).toBe(200)
  // Nor does it end what they have opened there.
  expect((await clientWith(entered.data.access_token).call('accounts.refreshSession')).status).toBe(200)
  // Whoever works for it alone is told why, and not to go to its provider.
  await db
    .deleteFrom('user_role_companies')
    .where('company_id', '=', await world.company('Bâtir Ouest'))
    .execute()
  expect(await signIn()).toMatchObject({ status: 403, error_reason: 'COMPANY_DISABLED' })
  expect((await admin.call('partners.enablePartner', { company_id: strict })).status).toBe(200)
  expect(await signIn()).toMatchObject({ status: 403, error_reason: 'IDENTITY_PROVIDER_REQUIRED' })
})

test('whom another company adds is not bound by it: neither in their own company, nor as a resident, nor on the platform', async () => {
  const [hugo, claire, admin] = ['hugo@clairiere.example', 'claire@foyer.example', 'admin@logis.example']
  const marie = await as('marie@horizon.example')
  for (const email of [hugo, claire, admin])
    await marie.call('companies.inviteColleague', { company_id: strict, email, role: 'COMPANY_READER' })
  const entering = (username: string, scope: 'partner' | 'resident') =>
    anonymous.call('accounts.signIn', { username, password: 'Logement2026', scope })
  expect((await entering(hugo, 'partner')).status).toBe(200)
  expect((await entering(claire, 'resident')).status).toBe(200)
  expect((await entering(admin, 'partner')).status).toBe(200)
  // Whoever works for no other company is bound by it.
  expect(await entering(claire, 'partner')).toMatchObject({ status: 403, error_reason: 'IDENTITY_PROVIDER_REQUIRED' })
})
