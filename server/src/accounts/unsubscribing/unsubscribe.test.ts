import { afterEach, expect, test } from 'vitest'
import { db, write } from '#platform/db.ts'
import { recordMail } from '#platform/mail.ts'
import { anonymous, as } from '#platform/testing/client.ts'
import { runJobs } from '#platform/testing/jobs.ts'
import { openMailbox } from '#platform/testing/mailbox.ts'
import { baseUrl } from '#platform/testing/running.ts'
import { world } from '#platform/testing/world.ts'

let close: (() => Promise<void>) | undefined
afterEach(() => close?.())

const email = 'claire@foyer.example'
/** A reminder to Claire as a mail server receives it: its headers, and the address for mail programs. */
const receive = async () => {
  const mailbox = await openMailbox()
  close = mailbox.close
  const residence_id = await world.project('Maison Les Érables')
  const recipient_user_id = await world.user(email)
  const { id } = await db
    .selectFrom('device_tasks as k')
    .innerJoin('devices as d', 'd.id', 'k.device_id')
    .select('k.id')
    .where('d.residence_id', '=', residence_id)
    .where('k.done_at', 'is', null)
    .executeTakeFirstOrThrow()
  const order = {
    channel_code: 'MAINTENANCE_REMINDER',
    recipient: email,
    locale: 'fr-FR',
    recipient_user_id,
    residence_id,
  } as const
  await write((tx) => recordMail(tx, { ...order, facts: { tasks: String(id) } }))
  await runJobs()
  const mail = mailbox.received.at(-1)
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value ?? ''
  const token = /\/v2\/unsubscriptions\/([\w-]{43})>$/.exec(header('list-unsubscribe'))?.[1] ?? ''
  return { count: mailbox.received.length, header, token, text: mail?.text ?? '' }
}
const isActive = async (): Promise<boolean> => {
  const claire = await as(email, 'resident')
  const { data } = await claire.call('accounts.getUserChannels', { user_id: await world.user(email) })
  return data.find(({ code }: { code: string }) => code === 'MAINTENANCE_REMINDER').is_active
}

test('RFC 8058: a mail that one may do without names its one-click address; a POST of a mail program ends its like, a reading does not, and whoever wants it again has it', async () => {
  const { header, token, text } = await receive()
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(text).toContain(`/desinscription#token=${token}`)

  const read = () => anonymous.call('accounts.readUnsubscription', { token })
  expect((await read()).data).toEqual({ channel: 'Rappels d’entretien', email: 'c••••@foyer.example', is_off: false })
  const url = `${await baseUrl()}/v2/unsubscriptions/${token}`
  const followed = await fetch(url, { headers: { accept: 'text/html' }, redirect: 'manual' })
  expect([followed.status, followed.headers.get('location')]).toEqual([
    303,
    expect.stringContaining(`/desinscription#token=${token}`),
  ])
  expect(await isActive()).toBe(true)

  const form = new FormData()
  form.append('List-Unsubscribe', 'One-Click')
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  for (const init of [{ headers: type, body: 'List-Unsubscribe=One-Click' }, { body: form }])
    expect((await fetch(url, { method: 'POST', ...init })).status).toBe(200)
  expect(await isActive()).toBe(false)
  expect((await read()).data.is_off).toBe(true)
  await close?.()
  expect((await receive()).count).toBe(0)

  const claire = await as(email, 'resident')
  await claire.call('accounts.setUserChannels', {
    user_id: await world.user(email),
    settings: [{ code: 'MAINTENANCE_REMINDER', active: true }],
  })
  await close?.()
  expect((await receive()).count).toBe(1)
})

test('404: a token of nobody; what one cannot do without has no such address, and other operations take no such form', async () => {
  for (const name of ['accounts.readUnsubscription', 'accounts.unsubscribe'])
    expect(await anonymous.call(name, { token: 'nothing' })).toMatchObject({
      status: 404,
      error_reason: 'UNSUBSCRIBE_TOKEN_INVALID',
    })
  const mailbox = await openMailbox()
  close = mailbox.close
  await anonymous.call('accounts.requestPasswordReset', { email })
  await runJobs()
  expect(mailbox.received.at(-1)?.headers.some(({ key }) => key.startsWith('list-unsubscribe'))).toBe(false)
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  expect(await anonymous.send('POST', '/v2/reset-password', { headers: type, body: 'a=b' })).toMatchObject({
    error_reason: 'REQUEST_MALFORMED',
  })
})
