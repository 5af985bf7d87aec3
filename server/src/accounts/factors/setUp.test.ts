import { expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { codeOf } from '#platform/testing/factors.ts'
import { world } from '#platform/testing/world.ts'

const karim = 'karim@renovest.example'

test('set-up is for whoever has just proven themself, for a quarter of an hour, and codes are not guessed at', async () => {
  const client = await as(karim)
  const user_id = await world.user(karim)
  const { data } = await client.call('accounts.startTotp', { user_id })
  const confirm = (code: string) => client.call('accounts.confirmTotp', { user_id, code })
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  const prove = (proven_at: Date) =>
    db.updateTable('access_tokens').set({ proven_at }).where('user_id', '=', user_id).execute()
  await prove(minutesAgo(11))
  expect(await confirm(codeOf(data.secret))).toMatchObject({ status: 403, error_reason: 'PROOF_REQUIRED' })
  await prove(new Date())
  await db
    .updateTable('user_totps')
    .set({ created_at: minutesAgo(16) })
    .where('user_id', '=', user_id)
    .execute()
  expect(await confirm(codeOf(data.secret))).toMatchObject({ status: 409, error_reason: 'FACTOR_NOT_SET' })
  await client.call('accounts.startTotp', { user_id })
  const wrong = []
  for (let tries = 0; tries < 25; tries += 1) wrong.push((await confirm('abcdef')).status)
  expect(new Set(wrong)).toEqual(new Set([422, 429]))
  await db.deleteFrom('rate_limits').execute()
})
