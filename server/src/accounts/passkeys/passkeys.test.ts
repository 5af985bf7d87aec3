import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { anonymous, as, clientWith, type Client } from '#platform/testing/client.ts'
import { codeOf, makeTotp, noTotp } from '#platform/testing/factors.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { newDevice, type Device } from '#platform/testing/passkeys.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { world } from '#platform/testing/world.ts'

withoutLimits()

const karim = 'karim@renovest.example'
const claire = 'claire@foyer.example'
const right = 'Logement2026'
let user_id: number
beforeEach(async () => {
  user_id = await world.user(karim)
  await noTotp(user_id)
  for (const table of ['user_passkeys', 'passkey_challenges'] as const) await db.deleteFrom(table).execute()
  await db.updateTable('companies').set({ demands_second_factor: false }).execute()
})

const register = async (client: Client, device: Device, owner = user_id, name = 'Téléphone') => {
  const { data } = await client.call('accounts.startPasskey', { user_id: owner })
  return client.call('accounts.addPasskey', { user_id: owner, name, passkey: device.create(data) })
}
const asked = async () => (await anonymous.call('accounts.askPasskey', {})).data as { challenge: string }
const enter = async (device: Device, lies: Parameters<Device['sign']>[1] = {}, scope = 'partner') =>
  anonymous.call('accounts.signInByPasskey', { scope, passkey: device.sign(await asked(), lies) })
const refused = { status: 422, error_reason: 'PASSKEY_REFUSED' }
const last = (kind: string) =>
  db
    .selectFrom('security_log')
    .select(['details', 'user_id'])
    .where('kind', '=', kind as never)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
/** A session that has been open for a while. */
const longOpen = async () => {
  const client = await as(karim)
  await db
    .updateTable('access_tokens')
    .set({ issued_at: new Date(Date.now() - 11 * 60_000) })
    .where('user_id', '=', user_id)
    .execute()
  return client
}

describe('a passkey', () => {
  test('is made, told by mail, named in the list, and opens the account without a password', async () => {
    const client = await as(karim)
    const device = newDevice()
    const { length: mails } = await mailsTo(karim)
    expect(await register(client, device)).toMatchObject({ status: 201 })
    const told = (await mailsTo(karim)).slice(mails)
    expect(told.map(({ subject }) => subject)).toEqual(['Une clé d’accès a été ajoutée à votre compte'])
    expect(told[0]?.text).toContain('Téléphone')
    expect((await client.call('accounts.listFactors', { user_id })).data.passkeys).toEqual([
      { id: expect.any(Number), name: 'Téléphone', created_at: expect.any(String), last_used_at: null },
    ])
    const entered = await enter(device)
    expect(entered).toMatchObject({ status: 200, data: { user: { username: karim } } })
    expect((await last('SIGNED_IN'))?.details).toMatchObject({ scope: 'partner', factor: 'PASSKEY' })
    expect((await last('PASSKEY_ADDED'))?.details).toEqual({ passkey_id: expect.any(Number) })
    expect((await client.call('accounts.listFactors', { user_id })).data.passkeys[0].last_used_at).not.toBeNull()
  })

  test('several are kept, renamed and removed; what is removed opens nothing', async () => {
    const client = await as(karim)
    const [first, second] = [newDevice(), newDevice()]
    await register(client, first)
    const { data } = await register(client, second, user_id, 'Clé USB')
    const passkey_id = data.id
    expect(await client.call('accounts.renamePasskey', { user_id, passkey_id, name: 'Clé du bureau' })).toMatchObject({
      status: 200,
    })
    const names = async () =>
      (await client.call('accounts.listFactors', { user_id })).data.passkeys.map(({ name }: { name: string }) => name)
    expect(await names()).toEqual(['Téléphone', 'Clé du bureau'])
    expect(await client.call('accounts.removePasskey', { user_id, passkey_id })).toMatchObject({ status: 200 })
    expect(await names()).toEqual(['Téléphone'])
    expect((await mailsTo(karim)).map(({ subject }) => subject)).toContain(
      'Une clé d’accès a été supprimée de votre compte',
    )
    expect(await enter(second)).toMatchObject(refused)
    expect(await enter(first)).toMatchObject({ status: 200 })
    const gone = { status: 404, error_reason: 'PASSKEY_NOT_FOUND' }
    expect(await client.call('accounts.removePasskey', { user_id, passkey_id })).toMatchObject(gone)
    expect(await client.call('accounts.renamePasskey', { user_id, passkey_id, name: 'Rien' })).toMatchObject(gone)
  })

  test('opens « Mon logement » to a resident, and not the portal', async () => {
    const owner = await world.user(claire)
    const device = newDevice()
    expect(await register(await as(claire, 'resident'), device, owner)).toMatchObject({ status: 201 })
    expect(await enter(device, {}, 'resident')).toMatchObject({ status: 200, data: { user: { username: claire } } })
    expect(await enter(device)).toMatchObject({ status: 403, error_reason: 'SCOPE_NOT_ALLOWED' })
  })

  test('of somebody else is not renamed nor removed: 404', async () => {
    const client = await as(karim)
    const { data } = await register(client, newDevice())
    const marie = await as('marie@horizon.example')
    const own = await world.user('marie@horizon.example')
    const passkey_id = data.id
    for (const act of ['renamePasskey', 'removePasskey'] as const) {
      const more = act === 'renamePasskey' ? { name: 'À moi' } : {}
      expect(await marie.call(`accounts.${act}`, { user_id: own, passkey_id, ...more })).toMatchObject({ status: 404 })
      expect((await marie.call(`accounts.${act}`, { user_id, passkey_id, ...more })).status).toBeGreaterThanOrEqual(403)
    }
    expect((await client.call('accounts.listFactors', { user_id })).data.passkeys).toHaveLength(1)
  })

  test('403 PROOF_REQUIRED ten minutes after the last proof; it is a proof itself', async () => {
    const device = newDevice()
    const { data } = await register(await as(karim), device)
    const client = await longOpen()
    const late = { status: 403, error_reason: 'PROOF_REQUIRED' }
    const passkey_id = data.id
    expect(await client.call('accounts.startPasskey', { user_id })).toMatchObject(late)
    expect(await client.call('accounts.removePasskey', { user_id, passkey_id })).toMatchObject(late)
    const made = newDevice().create({ challenge: 'x', user: { id: 'x' } })
    expect(await client.call('accounts.addPasskey', { user_id, name: 'Autre', passkey: made })).toMatchObject(late)
    const prove = async () => client.call('accounts.proveIdentity', { user_id, passkey: device.sign(await asked()) })
    expect(await prove()).toMatchObject({ status: 200 })
    expect((await last('IDENTITY_PROVEN'))?.details).toEqual({ by: 'PASSKEY' })
    expect(await client.call('accounts.removePasskey', { user_id, passkey_id })).toMatchObject({ status: 200 })
    expect(await prove()).toMatchObject(refused)
    expect((await last('IDENTITY_PROOF_REFUSED'))?.details).toEqual({ reason: 'PASSKEY_REFUSED' })
  })

  test('409 PASSKEY_EXISTS: twice; 409 PASSKEYS_LIMIT_REACHED: beyond twenty', async () => {
    const client = await as(karim)
    const device = newDevice()
    await register(client, device)
    expect(await register(client, device)).toMatchObject({ status: 409, error_reason: 'PASSKEY_EXISTS' })
    const { data } = await client.call('accounts.startPasskey', { user_id })
    const rows = Array.from({ length: 19 }, (_, at) => ({
      user_id,
      credential_id: `credential-${at}`,
      public_key: Buffer.from([at]),
      handle: Buffer.from([1]),
      name: `Clé ${at}`,
    }))
    await db.insertInto('user_passkeys').values(rows).execute()
    const full = { status: 409, error_reason: 'PASSKEYS_LIMIT_REACHED' }
    expect(await client.call('accounts.startPasskey', { user_id })).toMatchObject(full)
    expect(
      await client.call('accounts.addPasskey', { user_id, name: 'Trop', passkey: newDevice().create(data) }),
    ).toMatchObject(full)
  })
})

describe('what a device says is not believed', () => {
  test.each<[string, Parameters<Device['sign']>[1]]>([
    ['for another site', { origin: 'https://evil.example' }],
    ['for another name', { rpId: 'evil.example' }],
    ['without a finger, a face or a code', { unverified: true }],
    ['as something else', { type: 'webauthn.create' }],
    ['as somebody else', { userHandle: 'c29tZWJvZHk' }],
  ])('%s: 422 PASSKEY_REFUSED, and the log says so', async (_what, lies) => {
    const device = newDevice()
    const client = await as(karim)
    await register(client, device)
    expect(await enter(device, lies)).toMatchObject(refused)
    expect(await last('SIGN_IN_REFUSED')).toMatchObject({
      user_id,
      details: { reason: 'PASSKEY_REFUSED' },
    })
    const { data } = await client.call('accounts.startPasskey', { user_id })
    const { userHandle: _, ...others } = lies ?? {}
    if (Object.keys(others).length > 0 && others.type === undefined)
      expect(
        await client.call('accounts.addPasskey', { user_id, name: 'Faux', passkey: newDevice().create(data, others) }),
      ).toMatchObject(refused)
  })

  test('twice, too late, of nobody, by a count that goes back, or by a key that is another’s', async () => {
    const device = newDevice()
    await register(await as(karim), device)
    const passkey = device.sign(await asked())
    const answers = await Promise.all(
      [1, 2].map(() => anonymous.call('accounts.signInByPasskey', { scope: 'partner', passkey })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    const late = device.sign(await asked())
    await db
      .updateTable('passkey_challenges')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute()
    expect(await anonymous.call('accounts.signInByPasskey', { scope: 'partner', passkey: late })).toMatchObject(refused)
    expect(await enter(newDevice())).toMatchObject(refused)
    expect(await enter(device, { counter: 1 })).toMatchObject(refused)
    const other = newDevice()
    const stolen = { ...other.sign(await asked()), id: device.id, rawId: device.id }
    expect(await anonymous.call('accounts.signInByPasskey', { scope: 'partner', passkey: stolen })).toMatchObject(
      refused,
    )
    // What was drawn for a new passkey opens nothing.
    const { data } = await (await as(karim)).call('accounts.startPasskey', { user_id })
    expect(
      await anonymous.call('accounts.signInByPasskey', { scope: 'partner', passkey: device.sign(data) }),
    ).toMatchObject(refused)
  })

  test('403 COMPANY_DISABLED: whose company is disabled is told why', async () => {
    const device = newDevice()
    await register(await as(karim), device)
    const setDisabled = (disabled_at: Date | null, disabled_reason: string | null) =>
      db.updateTable('companies').set({ disabled_at, disabled_reason }).where('name', '=', 'Rénov’Est').execute()
    await setDisabled(new Date(), 'Contrat terminé.')
    expect(await enter(device)).toMatchObject({
      status: 403,
      error_reason: 'COMPANY_DISABLED',
      error_message: expect.stringContaining('Contrat terminé.'),
    })
    await setDisabled(null, null)
    expect(await enter(device)).toMatchObject({ status: 200 })
  })

  test('401 USER_DISABLED: an account that is closed to its owner', async () => {
    const device = newDevice()
    await register(await as(karim), device)
    await db.updateTable('users').set({ is_active: false }).where('id', '=', user_id).execute()
    const answer = await enter(device)
    await db.updateTable('users').set({ is_active: true }).where('id', '=', user_id).execute()
    expect(answer).toMatchObject({ error_reason: 'USER_DISABLED' })
  })
})

describe('beside a password', () => {
  const password = () => anonymous.call('accounts.signIn', { username: karim, password: right, scope: 'partner' })

  test('it leaves the password as it was, and is the second step where one is demanded', async () => {
    const device = newDevice()
    await register(await as(karim), device)
    expect((await password()).data.access_token).toBeDefined()
    await db
      .updateTable('companies')
      .set({ demands_second_factor: true })
      .where('id', '=', await world.company('Rénov’Est'))
      .execute()
    const { data } = await password()
    expect(data).toMatchObject({ methods: ['PASSKEY'] })
    expect(data.access_token).toBeUndefined()
    const pass = async (by: Device) =>
      anonymous.call('accounts.passSecondFactor', { challenge: data.challenge, passkey: by.sign(await asked()) })
    expect(await pass(newDevice())).toMatchObject(refused)
    const passed = await pass(device)
    expect(passed).toMatchObject({ status: 200 })
    expect((await last('SIGNED_IN'))?.details).toMatchObject({ factor: 'PASSKEY' })
  })

  test('409: the last factor of whom one is demanded stays, and so does the last way in', async () => {
    const device = newDevice()
    const { data } = await register(await as(karim), device)
    const client = clientWith((await enter(device)).data.access_token)
    const own = { user_id, passkey_id: data.id }
    const id = await world.company('Rénov’Est')
    const demand = (demands_second_factor: boolean) =>
      db.updateTable('companies').set({ demands_second_factor }).where('id', '=', id).execute()
    await demand(true)
    expect(await client.call('accounts.removePasskey', own)).toMatchObject({ error_reason: 'FACTOR_DEMANDED' })
    await demand(false)
    const { password_hash } = await db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', user_id)
      .executeTakeFirstOrThrow()
    const putPassword = (hash: string | null) =>
      db.updateTable('users').set({ password_hash: hash }).where('id', '=', user_id).execute()
    await putPassword(null)
    const alone = await client.call('accounts.removePasskey', own)
    await putPassword(password_hash)
    expect(alone).toMatchObject({ status: 409, error_reason: 'IDENTITY_LAST_WAY' })
    expect((await client.call('accounts.removePasskey', own)).status).toBe(200)
  })

  test('of an app and a passkey that are demanded, either may go: 409 FACTOR_DEMANDED for the one that is left', async () => {
    const device = newDevice()
    const { data } = await register(await as(karim), device)
    await makeTotp(user_id)
    const client = clientWith((await enter(device)).data.access_token)
    const id = await world.company('Rénov’Est')
    const demand = (demands_second_factor: boolean) =>
      db.updateTable('companies').set({ demands_second_factor }).where('id', '=', id).execute()
    await demand(true)
    const app = await client.call('accounts.removeTotp', { user_id })
    const passkey = await client.call('accounts.removePasskey', { user_id, passkey_id: data.id })
    await demand(false)
    expect(app).toMatchObject({ status: 200 })
    expect(passkey).toMatchObject({ status: 409, error_reason: 'FACTOR_DEMANDED' })
  })

  test('of somebody else it is no second step', async () => {
    const marie = await world.user('marie@horizon.example')
    const hers = newDevice()
    await register(await as('marie@horizon.example'), hers, marie)
    await makeTotp(user_id)
    const { data } = await password()
    expect(
      await anonymous.call('accounts.passSecondFactor', {
        challenge: data.challenge,
        passkey: hers.sign(await asked()),
      }),
    ).toMatchObject(refused)
  })

  test('who has an app too may take either', async () => {
    const device = newDevice()
    await register(await as(karim), device)
    const secret = await makeTotp(user_id)
    const { data } = await password()
    expect(data.methods).toEqual(['TOTP', 'RECOVERY_CODE', 'PASSKEY'])
    expect(
      await anonymous.call('accounts.passSecondFactor', { challenge: data.challenge, code: codeOf(secret) }),
    ).toMatchObject({ status: 200 })
  })

  test('a lost phone: another administrator takes the passkeys away too', async () => {
    const device = newDevice()
    await register(await as(karim), device)
    const admin = await as('admin@logis.example')
    expect(await admin.call('accounts.resetFactors', { user_id })).toMatchObject({ status: 200 })
    expect(await enter(device)).toMatchObject(refused)
  })

  test('who has no password is not told to sign in by one', async () => {
    await register(await as(karim), newDevice())
    const before = (await mailsTo(karim)).length
    const user = db.updateTable('users').where('id', '=', user_id)
    const { password_hash } = await db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', user_id)
      .executeTakeFirstOrThrow()
    await user.set({ password_hash: null }).execute()
    const reset = await (await as('admin@logis.example')).call('accounts.resetFactors', { user_id })
    await user.set({ password_hash }).execute()
    expect(reset.status).toBe(200)
    const mails = (await mailsTo(karim)).slice(before)
    const mail = mails.find(({ subject }) => subject.startsWith('Un administrateur a réinitialisé'))
    const text = mail!.text.replace(/\s+/g, ' ')
    expect(text).toContain('Votre compte n’a pas de mot de passe')
    expect(text).not.toContain('Connectez-vous avec votre mot de passe')
  })
})
