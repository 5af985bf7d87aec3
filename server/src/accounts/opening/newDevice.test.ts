import { beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { anonymous, as } from '#platform/testing/client.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { world } from '#platform/testing/world.ts'

const password = 'Logement2026'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const nextFirefox = firefox.replaceAll('140.0', '141.0')
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const enter = async (username: string, userAgent: string, more: Record<string, string> = {}) => {
  const answer = await anonymous.send('POST', '/v2/personal-access-token', {
    headers: { 'content-type': 'application/json', 'user-agent': userAgent, ...more },
    body: JSON.stringify({ username, password, scope: 'partner' }),
  })
  expect(answer.status).toBe(200)
  return answer
}
const subject = 'Nouvelle connexion à votre compte'
const told = async (username: string) => (await mailsTo(username)).filter((mail) => mail.subject === subject)

beforeEach(() => db.deleteFrom('rate_limits').execute())

test('a sign-in with a device that the account was not entered with is told by mail; the first of all, and a known one, are not', async () => {
  const samira = 'samira@rivages.example'
  await enter(samira, firefox)
  await enter(samira, nextFirefox)
  expect(await told(samira)).toEqual([])
  await enter(samira, phone)
  expect(await told(samira)).toMatchObject([{ text: expect.stringMatching(/Safari sur iPhone, adresse 127\.0\.0\.1/) }])
  await enter(samira, phone)
  expect(await told(samira)).toHaveLength(1)
})

test('the same kind of browser from another network is new; the cookie of an earlier session makes it known', async () => {
  const yann = 'yann@lenoir.example'
  const page = { 'sec-fetch-site': 'same-origin' }
  const cookie = (await enter(yann, firefox, page)).headers.get('set-cookie')!.split(';')[0]!
  await db
    .updateTable('access_tokens')
    .set({ ip: '192.0.2.7' })
    .where('user_id', '=', await world.user(yann))
    .execute()
  await enter(yann, phone, { ...page, cookie })
  expect(await told(yann)).toEqual([])
  await db
    .updateTable('access_tokens')
    .set({ ip: '192.0.2.7' })
    .where('user_id', '=', await world.user(yann))
    .execute()
  await enter(yann, nextFirefox)
  expect(await told(yann)).toHaveLength(1)
})

test('a session whose device nobody knows makes no other one new', async () => {
  const karim = 'karim@renovest.example'
  await as(karim)
  await enter(karim, firefox)
  expect(await told(karim)).toEqual([])
})
