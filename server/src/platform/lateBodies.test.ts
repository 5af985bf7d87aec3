import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { subjects } from '../walk/subjects.ts'
import { db } from './db.ts'
import { anonymous, as, type Client } from './testing/client.ts'
import { pendingPasskey } from './testing/passkeys.ts'
import { head, openSocket } from './testing/socket.ts'
import { world } from './testing/world.ts'

const hugo = 'hugo@clairiere.example'
let owner: Client
let user_id: number
/** The session of somebody who has found a device that was left open. */
let stolen: string
beforeEach(async () => {
  user_id = await world.user(hugo)
  owner = await as(hugo)
  const { data } = await anonymous.call('accounts.signIn', {
    username: hugo,
    password: 'Logement2026',
    scope: 'partner',
  })
  stolen = data.access_token
})

/** Announces a request, has what is told happen, and only then sends its body. */
const sendLate = async (line: string, type: string, body: string, meanwhile: () => Promise<unknown>) => {
  const socket = await openSocket()
  const headers = { authorization: `Bearer ${stolen}`, 'content-type': type, 'content-length': Buffer.byteLength(body) }
  socket.send(head(line, headers) + body.slice(0, 10))
  await pause(200)
  await meanwhile()
  const answer = await socket.ask(body.slice(10))
  socket.close()
  return answer
}
const showOut = () => owner.call('accounts.endOtherSessions', { user_id })
const over = { status: 401, body: { error_reason: 'UNAUTHORIZED_TOKEN_INVALID' } }

test('a session that ends while its request’s body is on the way does nothing any more: no passkey is left behind', async () => {
  const add = async (meanwhile: () => Promise<unknown>) => {
    const body = JSON.stringify({ name: 'Téléphone', passkey: await pendingPasskey(user_id) })
    return sendLate(`POST /v2/users/${user_id}/passkeys`, 'application/json', body, meanwhile)
  }
  const passkeys = async () =>
    (await db.selectFrom('user_passkeys').select('id').where('user_id', '=', user_id).execute()).length
  expect(await add(async () => {})).toMatchObject({ status: 201 })
  expect(await passkeys()).toBe(1)
  expect(await add(showOut)).toMatchObject(over)
  expect(await passkeys()).toBe(1)
})

test('what a session may do is asked again with the body: one that only looks by then, or is over, makes no folder', async () => {
  const { residence_id } = await subjects.house()
  const body = JSON.stringify({ residence_id, name: 'Chantier tardif' })
  const create = (meanwhile: () => Promise<unknown>) =>
    sendLate('POST /v2/document-folders', 'application/json', body, meanwhile)
  const readOnly = () =>
    db.updateTable('access_tokens').set({ read_only: true }).where('user_id', '=', user_id).execute()
  expect(await create(readOnly)).toMatchObject({ status: 403 })
  expect(await create(showOut)).toMatchObject(over)
})

test('nor does it add a file that it sends slowly, nor leave one in the storage', async () => {
  const { residence_id } = await subjects.house()
  const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="tard.txt"\r\n\r\nbonjour\r\n--b--\r\n'
  const files = async () => (await db.selectFrom('documents').select('id').where('name', '=', 'tard').execute()).length
  const upload = (meanwhile: () => Promise<unknown>) =>
    sendLate(`POST /v2/residences/${residence_id}/documents`, 'multipart/form-data; boundary=b', part, meanwhile)
  expect(await upload(() => pause(1_100))).toMatchObject({ status: 201 })
  expect(await files()).toBe(1)
  expect(await upload(() => Promise.all([pause(1_100), showOut()]))).toMatchObject(over)
  expect(await files()).toBe(1)
})
