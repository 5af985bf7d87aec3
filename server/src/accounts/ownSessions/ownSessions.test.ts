import { expect, test } from 'vitest'
import { hashToken } from '#platform/actor.ts'
import { db } from '#platform/db.ts'
import { anonymous, as, clientWith } from '#platform/testing/client.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { world } from '#platform/testing/world.ts'

withoutLimits()

const password = 'Logement2026'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'
const signIn = async (username: string, userAgent: string, scope = 'partner') => {
  const headers = { 'content-type': 'application/json', 'user-agent': userAgent }
  const body = JSON.stringify({ username, password, scope })
  const { data } = await anonymous.send('POST', '/v2/personal-access-token', { headers, body })
  return clientWith(data.access_token)
}
const open = async (username: string, client: Awaited<ReturnType<typeof as>>) =>
  client.call('accounts.listSessions', { user_id: await world.user(username) })

test('one reads what one has open: with what, since when, from where, and which of them asks', async () => {
  const username = 'karim@renovest.example'
  const here = await signIn(username, firefox)
  await signIn(username, 'curl/8.14.1')
  const ended = await signIn(username, firefox)
  await ended.call('accounts.signOut')
  await db
    .updateTable('access_tokens')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('token_hash', '=', hashToken((await signIn(username, firefox)).token!))
    .execute()
  const { data } = await open(username, here)
  expect(data).toHaveLength(2)
  expect(data[0]).toMatchObject({ browser: null, system: null, is_current: false, scope: 'partner', ip: '127.0.0.1' })
  expect(data[1]).toMatchObject({ browser: 'Firefox', system: 'Windows', is_current: true })
  expect(Date.now() - Date.parse(data[1].opened_at)).toBeLessThan(60_000)
  expect(JSON.stringify(data)).not.toContain(here.token)
})

test('204: a session that is closed is refused on its next call, and the log tells who closed it', async () => {
  const username = 'ines@belvedere.example'
  const user_id = await world.user(username)
  const [here, lost] = [await signIn(username, firefox), await signIn(username, 'curl/8.14.1')]
  const { id: session_id } = (await open(username, here)).data.find((row: { is_current: boolean }) => !row.is_current)
  expect((await here.call('accounts.endSession', { user_id, session_id })).status).toBe(204)
  expect(await lost.call('accounts.getMe')).toMatchObject({ status: 401, error_reason: 'UNAUTHORIZED_TOKEN_INVALID' })
  expect(await lost.call('accounts.refreshSession')).toMatchObject({ status: 401 })
  expect((await here.call('accounts.getMe')).status).toBe(200)
  expect(await here.call('accounts.endSession', { user_id, session_id })).toMatchObject({ status: 404 })
  const noted = await db.selectFrom('security_log').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
  expect(noted).toMatchObject({
    kind: 'SESSIONS_ENDED',
    actor_user_id: user_id,
    user_id,
    details: { cause: 'CLOSED_ELSEWHERE', session_ids: [session_id] },
  })
})

test('all others end at once, those of the other area included; the one that asks goes on', async () => {
  const username = 'yann@lenoir.example'
  const user_id = await world.user(username)
  const here = await signIn(username, firefox)
  const others = [await as(username), await as(username, 'resident'), await signIn(username, firefox)]
  expect(await here.call('accounts.endOtherSessions', { user_id })).toMatchObject({ status: 200, data: { ended: 3 } })
  for (const other of others) expect((await other.call('accounts.getMe')).status).toBe(401)
  expect((await here.call('accounts.getMe')).status).toBe(200)
  expect(await here.call('accounts.endOtherSessions', { user_id })).toMatchObject({ data: { ended: 0 } })
})

test('404 for the sessions of others, and none of a stranger’s ends', async () => {
  const [zoe, luc] = [await as('zoe@batir-ouest.example'), await as('luc@isotherme.example')]
  const [mine, theirs] = [await world.user('zoe@batir-ouest.example'), await world.user('luc@isotherme.example')]
  const { id } = await db
    .selectFrom('access_tokens')
    .select('id')
    .where('user_id', '=', theirs)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(await zoe.call('accounts.listSessions', { user_id: theirs })).toMatchObject({ status: 404 })
  expect(await zoe.call('accounts.endOtherSessions', { user_id: theirs })).toMatchObject({ status: 404 })
  for (const user_id of [mine, theirs])
    expect(await zoe.call('accounts.endSession', { user_id, session_id: id })).toMatchObject({ status: 404 })
  expect((await luc.call('accounts.getMe')).status).toBe(200)
})

test('403 NOT_WHILE_IMPERSONATED: support neither sees nor ends what the person has open', async () => {
  const user_id = await world.user('otto@thermalia.example')
  const own = await as('otto@thermalia.example')
  const borrowed = await as('otto@thermalia.example')
  await db
    .updateTable('access_tokens')
    .set({ scope: 'support', impersonator_user_id: await world.user('support@logis.example') })
    .where('token_hash', '=', hashToken(borrowed.token!))
    .execute()
  for (const act of ['accounts.listSessions', 'accounts.endOtherSessions'])
    expect(await borrowed.call(act, { user_id })).toMatchObject({ error_reason: 'NOT_WHILE_IMPERSONATED' })
  expect((await own.call('accounts.getMe')).status).toBe(200)
})

test('two who close the same session at once: one of them has done it', async () => {
  const username = 'nora@gaz-sud.example'
  const user_id = await world.user(username)
  const here = await signIn(username, firefox)
  await as(username)
  const { id: session_id } = (await open(username, here)).data.find((row: { is_current: boolean }) => !row.is_current)
  const twice = await Promise.all([1, 2].map(() => here.call('accounts.endSession', { user_id, session_id })))
  expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404])
})
