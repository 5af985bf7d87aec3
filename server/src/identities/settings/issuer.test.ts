import { randomBytes } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { settings } from '#platform/config.ts'
import { db } from '#platform/db.ts'
import { seal } from '#platform/sealing.ts'
import { openBrowser } from '#platform/testing/browsing.ts'
import { as } from '#platform/testing/client.ts'
import { meanwhile } from '#platform/testing/meanwhile.ts'
import { startProvider, type TestProvider } from '#platform/testing/provider.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { world } from '#platform/testing/world.ts'
import { openSecret, resealSecrets, secretPurpose } from '../providers/rules.ts'

withoutLimits()

let provider: TestProvider
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.stop())
beforeEach(async () => {
  settings.OIDC_PRIVATE_NETWORKS = true
  await db.deleteFrom('identity_providers').execute()
})

const set = async (more: object = {}) =>
  (await as('hugo@clairiere.example')).call('identities.setCompanyProvider', {
    company_id: await world.company('Maisons Clairière'),
    preset: 'OTHER',
    name: 'Compte Clairière',
    issuer: provider.issuer,
    client_id: provider.clientId,
    client_secret: provider.secret,
    demands_second_factor: false,
    new_people_role: null,
    ...more,
  })

test('422: a description that anybody may serve speaks for no issuer but its own address; a last / of a host is none’s', async () => {
  const description = await (await fetch(`${provider.issuer}/.well-known/openid-configuration`)).json()
  const liar = http.createServer((_request, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(description)),
  )
  await new Promise<void>((ready) => liar.listen(0, '127.0.0.1', ready))
  const { port } = liar.address() as AddressInfo
  const wrong = { status: 422, error_reason: 'IDENTITY_ISSUER_WRONG' }
  expect(await set({ issuer: `http://127.0.0.1:${port}` })).toMatchObject(wrong)
  for (const way of ['/.well-known/openid-configuration', '/.well-known/anything', '\\.well-known/anything'])
    expect(await set({ issuer: `http://127.0.0.1:${port}${way}` }), way).toMatchObject({
      status: 422,
      errors: { issuer: [{ code: 'issuer_description', message: expect.stringContaining('.well-known') }] },
    })
  // Nor does one that was set before such an address was refused.
  await set()
  for (const way of ['/.well-known/openid-configuration', '/.well-known/anything']) {
    await db
      .updateTable('identity_providers')
      .set({ issuer: `http://127.0.0.1:${port}${way}` })
      .execute()
    const begun = await openBrowser().begin(`company-${await world.company('Maisons Clairière')}`)
    expect(begun, way).toMatchObject({ status: 503, error_reason: 'IDENTITY_PROVIDER_SILENT' })
  }
  await db.deleteFrom('identity_providers').execute()
  liar.close()
  const kept = await set({ issuer: `${provider.issuer}/` })
  expect(kept).toMatchObject({ status: 200, data: { provider: { issuer: provider.issuer } } })
})

test('a secret that no key opens any more is replaced by typing another; one that a former key sealed is sealed anew', async () => {
  const [former, current] = [
    { id: 'a', bytes: randomBytes(32) },
    { id: 'b', bytes: randomBytes(32) },
  ]
  settings.SEALING_KEYS = [former]
  await set()
  settings.SEALING_KEYS = [current, former]
  await resealSecrets()
  settings.SEALING_KEYS = [current]
  const silent = await set({ client_secret: undefined })
  expect(silent.status).toBe(200)
  settings.SEALING_KEYS = [{ id: 'c', bytes: randomBytes(32) }]
  expect((await set({ client_secret: provider.secret })).status).toBe(200)
  settings.SEALING_KEYS = []
})

test('a provider’s secret that cannot be written keeps no other one from being sealed anew', async () => {
  const [former, current] = ['a', 'b'].map((id) => ({ id, bytes: randomBytes(32) }))
  settings.SEALING_KEYS = [former!]
  await set()
  const [stuck, other] = [await world.company('Maisons Clairière'), await world.company('Rénov’Est')]
  await sql`insert into identity_providers select (jsonb_populate_record(p, jsonb_build_object('company_id', ${other}::bigint,
    'client_secret', ${seal(secretPurpose(other), 'autre')}::text))).* from identity_providers p`.execute(db)
  await sql`create function stick() returns trigger language plpgsql as $$ begin
    if new.company_id = ${sql.lit(stuck)} then raise exception 'stuck'; end if; return new; end $$`.execute(db)
  await sql`create trigger stick before update on identity_providers for each row execute function stick()`.execute(db)
  settings.SEALING_KEYS = [current!, former!]
  await expect(resealSecrets()).rejects.toThrow('stuck')
  await sql`drop function stick cascade`.execute(db)
  const { rows } = await sql<{ company_id: number; key: string }>`
    select company_id, split_part(client_secret, '.', 2) as key from identity_providers`.execute(db)
  settings.SEALING_KEYS = []
  expect(Object.fromEntries(rows.map(({ company_id, key }) => [company_id, key]))).toEqual({
    [stuck]: 'a',
    [other]: 'b',
  })
})

test('who types no secret keeps the one that a colleague has typed meanwhile, and brings none back that is gone', async () => {
  await set()
  const company_id = await world.company('Maisons Clairière')
  const meanwhileSet = (then: string, values: unknown[] = []) =>
    meanwhile(
      ({ run }) => run('select from companies where id = $1 for no key update', [company_id]),
      () => set({ client_secret: undefined, name: 'Compte' }),
      ({ run }) => run(then, values),
    )
  const typed = seal(secretPurpose(company_id), 'neuf')
  expect(await meanwhileSet('update identity_providers set client_secret = $1', [typed])).toMatchObject({ status: 200 })
  const kept = await db.selectFrom('identity_providers').select(['name', 'client_secret']).executeTakeFirstOrThrow()
  expect([kept.name, openSecret({ company_id, client_secret: kept.client_secret })]).toEqual(['Compte', 'neuf'])
  const required = { status: 422, error_reason: 'IDENTITY_SECRET_REQUIRED' }
  for (const then of [
    "update identity_providers set issuer = 'https://autre.example'",
    'delete from identity_providers',
  ]) {
    await set()
    expect(await meanwhileSet(then)).toMatchObject(required)
  }
  expect(await db.selectFrom('identity_providers').selectAll().execute()).toEqual([])
})
