import { db, write } from '#platform/db.ts'
import { enqueue, jobKind } from '#platform/jobs.ts'
import { recordMail } from '#platform/mail.ts'
import { tellOfJoined, tellOfMerger } from '../../notifications/rules.ts'
import { findHeir } from '../merging/sql.ts'
import * as sql from './sql.ts'

/** How many are told in one transaction, and by one job; the next one goes on after them. */
const atOnce = 100
const mostOfJob = 50
/** Whose account or role somebody is changing is asked for again. */
const patienceMs = 2_000

/** Whoever is disabled reads it once they are back; mails go to those who are there. */
const tellSome = (from: number): Promise<number> =>
  write(async (tx) => {
    const people = await sql.takeUntold(tx, from, atOnce)
    if (people.length === 0) return 0
    await tellOfMerger(
      tx,
      from,
      people.map(({ user_id }) => user_id),
    )
    for (const { user_id, company_id, email, locale } of people)
      if (email !== null)
        await recordMail(tx, {
          channel_code: 'COMPANY_MERGED',
          recipient: email,
          recipient_user_id: user_id,
          locale,
          company_id,
          facts: { from: String(from) },
        })
    await sql.noteTold(
      tx,
      people.map(({ id }) => id),
    )
    return people.length
  })

/** Once each, however often the job is tried; of companies that were merged in turn, those of the last. */
const tellThoseWhoStay = async (from: number): Promise<void> => {
  const into = await findHeir(db, from)
  if (into !== undefined) await write((tx) => tellOfJoined(tx, from, into))
}

/**
 * Tells those who worked for a company which one theirs is now, some at a time: they are marked by the transaction of the
 * merger, and each mark goes with the telling. Safe to repeat, and to run twice at once.
 */
const tell = async (from: number): Promise<void> => {
  await tellThoseWhoStay(from)
  let told = 1
  for (let count = 0; count < mostOfJob && told > 0; count += 1) told = await tellSome(from)
  if ((await sql.listToTell(db, from)).length === 0) return
  const at = new Date(Date.now() + (told > 0 ? 0 : patienceMs))
  await write((tx) => enqueue(tx, tellingPeople, { company: from }, { at }))
}
export const tellingPeople = jobKind<{ company: number }>({
  name: 'companies.tell-merged',
  handle: ({ company }) => tell(company),
})

/** A job that gave up, or that was lost, left them untold. */
export const tellAll = async (): Promise<void> => {
  for (const company of await sql.listToTell(db, null)) await write((tx) => enqueue(tx, tellingPeople, { company }))
}
