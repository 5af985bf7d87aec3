import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { moveClock } from '#platform/clock.ts'
import { db } from '#platform/db.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { subjects } from '../../walk/subjects.ts'
import { remindOfAccounts } from './rules.ts'

withoutLimits()
afterAll(() => moveClock(null))

/** A house that came into use a month before the day that the clock tells. */
const waiting = async () => {
  const home = await subjects.house()
  const { residence_id } = home
  await db.updateTable('residences').set({ commissioning_date: '2027-01-10' }).where('id', '=', residence_id).execute()
  return home
}
/** How many reminders each of their addresses is promised. */
const reminders = async (homes: readonly { email: string }[]) => {
  const { rows } = await sql<{ count: number }>`
    select count(l.id)::int as count from unnest(${homes.map(({ email }) => email)}::citext[]) with ordinality a (email, at)
    left join communication_logs l on l.recipient = a.email and l.channel_code = 'ACCOUNT_REMINDER'
    group by a.at order by a.at`.execute(db)
  return rows.map(({ count }) => count)
}

test('a home that cannot be reminded keeps none of those behind it; it is tried again, and the others are reminded once', async () => {
  const homes = [await waiting(), await waiting(), await waiting(), await waiting()] as const
  const [, second, third] = homes
  await sql`alter table account_reminders
    add constraint broken check (residence_id not in (${sql.lit(second.residence_id)}, ${sql.lit(third.residence_id)})) not valid`.execute(
    db,
  )
  moveClock(new Date('2027-02-10T12:00:00Z'))
  // What failed is told, each of them.
  await expect(remindOfAccounts()).rejects.toThrow(/"broken"[^]*"broken"/)
  await sql`alter table account_reminders drop constraint broken`.execute(db)
  expect(await reminders(homes)).toEqual([1, 0, 0, 1])
  await remindOfAccounts()
  expect(await reminders(homes)).toEqual([1, 1, 1, 1])
})
