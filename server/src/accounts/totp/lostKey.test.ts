import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '#platform/config.ts'
import { db } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { anonymous, as } from '#platform/testing/client.ts'
import { codeOf, makeTotp, noTotp } from '#platform/testing/factors.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { world } from '#platform/testing/world.ts'
import { resealSecrets } from './rules.ts'

withoutLimits()

const username = 'karim@renovest.example'
const [first, second] = ['2025', '2026'].map((id) => ({ id, bytes: randomBytes(32) }))
const listen = () => vi.spyOn(log, 'error').mockReturnValue(undefined)
let told: ReturnType<typeof listen>
beforeEach(async () => {
  settings.SEALING_KEYS = [first!]
  await noTotp(await world.user(username))
  told = listen()
})
afterEach(() => told.mockRestore())
afterAll(() => {
  settings.SEALING_KEYS = []
})

const challenged = async (): Promise<string> =>
  (await anonymous.call('accounts.signIn', { username, password: 'Logement2026', scope: 'partner' })).data.challenge
const pass = (challenge: string, code: string) => anonymous.call('accounts.passSecondFactor', { challenge, code })
const toldOf = () => told.mock.calls.map(([whose]) => whose)

test.each([
  { how: 'is gone', left: second! },
  { how: 'is another one of the same name', left: { ...second!, id: first!.id } },
])(
  'a key that $how: codes of the app prove nothing, recovery codes do, and an administrator resets the factor',
  async ({ left }) => {
    const client = await as(username)
    const user_id = await world.user(username)
    const secret = await makeTotp(user_id)
    const { data } = await client.call('accounts.renewRecoveryCodes', { user_id })
    const challenge = await challenged()
    settings.SEALING_KEYS = [left]
    const lost = { status: 409, error_reason: 'FACTOR_SECRET_LOST' }
    expect(await pass(challenge, codeOf(secret))).toMatchObject(lost)
    expect(await client.call('accounts.proveIdentity', { user_id, code: codeOf(secret) })).toMatchObject(lost)
    const [event] = await db.selectFrom('security_log').select('details').orderBy('id', 'desc').execute()
    expect(event?.details).toEqual({ reason: 'FACTOR_SECRET_LOST' })
    await resealSecrets()
    // Each of the three tells it once.
    expect(toldOf()).toEqual([{ user_id }, { user_id }, { user_id }])
    told.mockClear()
    const entered = await pass(challenge, data.recovery_codes[0])
    expect(entered).toMatchObject({ status: 200, data: { user: { username } } })
    expect(told).not.toHaveBeenCalled()
    expect((await (await as('admin@logis.example')).call('accounts.resetFactors', { user_id })).status).toBe(200)
    const again = await makeTotp(user_id)
    expect((await pass(await challenged(), codeOf(again))).status).toBe(200)
  },
)

test('a key that is lost while two-step sign-in is being set up: it is begun again', async () => {
  const client = await as(username)
  const user_id = await world.user(username)
  const begin = () => client.call('accounts.startTotp', { user_id })
  const confirm = (secret: string) => client.call('accounts.confirmTotp', { user_id, code: codeOf(secret) })
  const { data } = await begin()
  settings.SEALING_KEYS = [second!]
  expect(await confirm(data.secret)).toMatchObject({ status: 409, error_reason: 'FACTOR_NOT_SET' })
  expect(toldOf()).toEqual([{ user_id }])
  expect((await confirm((await begin()).data.secret)).status).toBe(200)
})
