import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { settings } from '#platform/config.ts'
import { db } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { seal, unseal } from '#platform/sealing.ts'
import { world } from '#platform/testing/world.ts'
import { placeOf, resealSecrets } from './rules.ts'

afterAll(() => {
  settings.SEALING_KEYS = []
})

test('a secret that no key opens, and one that cannot be written, keep none of the others from being sealed anew', async () => {
  const [former, current] = ['2025', '2026'].map((id) => ({ id, bytes: randomBytes(32) }))
  settings.SEALING_KEYS = [former!]
  const people = ['tom@foyer.example', 'alice@foyer.example', 'claire@foyer.example']
  const [lost, stuck, last] = (await Promise.all(people.map(world.user))) as [number, number, number]
  const kept = seal(placeOf(last), 'kept')
  await db.deleteFrom('user_totps').execute()
  await db
    .insertInto('user_totps')
    .values([
      { user_id: lost, secret: kept.replace('.2025.', '.2020.') },
      { user_id: stuck, secret: seal(placeOf(stuck), 'stuck') },
      { user_id: last, secret: kept },
    ])
    .execute()
  await sql`create function stick() returns trigger language plpgsql as $$ begin raise exception 'stuck'; end $$`.execute(
    db,
  )
  await sql`create trigger stick before update on user_totps for each row
    when (new.user_id = ${sql.lit(stuck)}) execute function stick()`.execute(db)
  settings.SEALING_KEYS = [current!, former!]
  const told = vi.spyOn(log, 'error').mockReturnValue(undefined)
  await expect(resealSecrets()).rejects.toThrow('stuck')
  expect(told.mock.calls.map(([whose]) => whose)).toEqual([{ user_id: lost }])
  told.mockRestore()
  await sql`drop function stick cascade`.execute(db)
  settings.SEALING_KEYS = [current!]
  const { secret } = await db
    .selectFrom('user_totps')
    .select('secret')
    .where('user_id', '=', last)
    .executeTakeFirstOrThrow()
  expect(unseal(placeOf(last), secret)).toBe('kept')
})
