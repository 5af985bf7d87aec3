import { beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { anonymous } from '#platform/testing/client.ts'
import { inOneWindow } from '#platform/testing/windows.ts'

// In a file of its own: with those of another the network would have had all its requests, whatever is in them.
const right = 'Logement2026'
const signIn = (username: string, password: string) =>
  anonymous.call('accounts.signIn', { username, password, scope: 'partner' })
const guess = (username: string) => signIn(username, 'Wrong-password1')

beforeEach(async () => {
  await db.deleteFrom('rate_limits').execute()
  await inOneWindow(900)
}, 30_000)

test('AUTH-32 429: fifty wrong passwords from one network, whatever the accounts; right ones do not count', async () => {
  for (let visit = 0; visit < 5; visit++) expect((await signIn('karim@renovest.example', right)).status).toBe(200)
  for (let account = 0; account < 50; account++)
    expect((await guess(`person${account}@renovest.example`)).status).toBe(401)
  expect(await guess('person51@renovest.example')).toMatchObject({ status: 429 })
  expect(await signIn('karim@renovest.example', right)).toMatchObject({ status: 429 })
})
