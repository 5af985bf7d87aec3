import type { Reason } from '@logis/contract/errors'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { notNeeded } from '#platform/mail/failed.ts'
import type { CampaignRecord } from '../sql.ts'

type Named = Pick<CampaignRecord, 'id'>

/**
 * Those that are not ticked have no part in it. The others leave in their order, over so many hours. What is invited from now
 * on, by whichever way, has been invited by the time that its turn comes.
 */
export const lineUp = async (tx: Tx, { id, starts_at, spread_hours }: CampaignRecord): Promise<void> => {
  await sql`delete from campaign_homes where campaign_id = ${id} and not is_chosen`.execute(tx)
  await tx
    .updateTable('campaigns')
    .set({ lined_up_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute()
  await sql`
    update campaign_homes h set due_at = coalesce(${starts_at}::timestamptz, now()) + make_interval(secs => t.share * ${spread_hours} * 3600)
    from (select residence_id, ((row_number() over (order by position)) - 1)::float8 / count(*) over () as share
      from campaign_homes where campaign_id = ${id}) t
    where h.campaign_id = ${id} and h.residence_id = t.residence_id`.execute(tx)
}

type Sender = { userId: number; impersonatorId: number | null }
/** It leaves from now on, by the rights of whoever says so. */
export const begin = (tx: Tx, { id }: Named, { userId, impersonatorId }: Sender) =>
  tx
    .updateTable('campaigns')
    .set({
      state: 'SENDING',
      sender_user_id: userId,
      impersonator_user_id: impersonatorId,
      started_at: sql<string>`coalesce(started_at, now())`,
      stopped_at: null,
      stop_reason: null,
      ended_at: null,
      driven_at: sql<string>`now()`,
      updated_at: sql<string>`now()`,
    })
    .where('id', '=', id)
    .execute()
/** Resumed, it has the hours before it that it had when it was stopped: those that wait are later by as long as it stood. */
export const makeUpForStop = (tx: Tx, { id }: Named) =>
  sql`
    update campaign_homes h set due_at = h.due_at + (now() - c.stopped_at) from campaigns c
    where c.id = ${id} and c.stopped_at is not null and h.campaign_id = c.id and h.state = 'WAITING'`.execute(tx)
export const schedule = (tx: Tx, { id }: Named, { userId, impersonatorId }: Sender) =>
  tx
    .updateTable('campaigns')
    .set({ state: 'SCHEDULED', sender_user_id: userId, impersonator_user_id: impersonatorId })
    .where('id', '=', id)
    .execute()
/** One that waits for its hour is a draft again. */
export const unschedule = (tx: Tx, { id }: Named) =>
  tx.updateTable('campaigns').set({ state: 'DRAFT' }).where('id', '=', id).execute()

/** False when it does not run any more. */
export const stop = async (tx: Tx, { id }: Named, reason: Reason | null): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('campaigns')
    .set({ state: 'STOPPED', stopped_at: sql<string>`now()`, stop_reason: reason })
    .where('id', '=', id)
    .where('state', '=', 'SENDING')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Also one that has ended stops for a mail of it that has not left, unless that was taken back already. */
export const stopForMail = async (tx: Tx, { id }: Named, logId: number): Promise<boolean> => {
  const { rows } = await sql`
    update campaigns set state = 'STOPPED', stopped_at = now(), stop_reason = 'COMPANY_DISABLED', ended_at = null
    where id = ${id} and state in ('SENDING','SENT')
      and exists (select from communication_logs l where l.id = ${logId} and l.last_error = ${notNeeded}) returning id`.execute(
    tx,
  )
  return rows.length > 0
}

/** `at`: when it was written down, to the microsecond. */
type Promised = { log_id: number; residence_id: number; recipient: string; at: string }
/** The mails that it has promised and that have not left. */
export const listPromised = async (on: Db | Tx, { id }: Named): Promise<Promised[]> => {
  const { rows } = await sql<Promised>`
    select m.log_id, m.residence_id, l.recipient, l.created_at::text as at
    from campaign_mails m join communication_logs l on l.id = m.log_id
    where m.campaign_id = ${id} and l.status = 'PROGRAMMED' order by m.log_id`.execute(on)
  return rows
}
/** The campaign of a mail that has not left, where its company is disabled. */
export const findHeldBack = async (tx: Tx, logId: number): Promise<Named | undefined> => {
  const { rows } = await sql<Named>`
    select c.id from campaign_mails m join campaigns c on c.id = m.campaign_id join companies k on k.id = c.company_id
    where m.log_id = ${logId} and k.disabled_at is not null`.execute(tx)
  return rows[0]
}
/** Those of them that a stop takes back, and those that have not left because its company is disabled, or was. */
export const listToTakeBack = async (tx: Tx, { id }: Named, held: number | null): Promise<Promised[]> => {
  const { rows } = await sql<Promised>`
    select m.log_id, m.residence_id, l.recipient, l.created_at::text as at from campaign_mails m join communication_logs l on l.id = m.log_id
      join campaigns c on c.id = m.campaign_id join companies k on k.id = c.company_id
    where m.campaign_id = ${id} and (l.status = 'PROGRAMMED' or (l.last_error = ${notNeeded} and (l.id = ${held}::bigint
      or exists (select from communication_log_events e where e.log_id = l.id and e.time >= k.disabled_at))))
    order by m.log_id`.execute(tx)
  return rows
}
/** Those whose mail was taken back wait for their turn again. An address that was typed was forgotten as the campaign ended. */
export const waitAgain = (tx: Tx, { id }: Named, taken: readonly Promised[]) =>
  sql`
    update campaign_homes h set state = 'WAITING', email = coalesce(h.email, (
      select nullif(t.recipient, '') from unnest(${taken.map(({ residence_id }) => residence_id)}::bigint[],
        ${taken.map(({ recipient }) => recipient)}::text[]) as t (residence_id, recipient)
      join residences r on r.id = t.residence_id join companies o on o.id = r.company_id and o.type = 'SOCIAL_LANDLORD'
      where t.residence_id = h.residence_id limit 1))
    where h.campaign_id = ${id} and h.state = 'SENT'
      and not exists (select from campaign_mails m
        where m.campaign_id = h.campaign_id and m.residence_id = h.residence_id and m.round = h.round)`.execute(tx)

export type Next = {
  residence_id: number
  round: number
  is_due: boolean
}
/** Whose turn it is. */
export const findNext = async (on: Db, { id }: Named): Promise<Next | undefined> => {
  const { rows } = await sql<Next>`
    select residence_id, round, coalesce(due_at <= now(), true) as is_due from campaign_homes
    where campaign_id = ${id} and state = 'WAITING' order by due_at, position limit 1`.execute(on)
  return rows[0]
}

/** Takes a home's turn, while the campaign leaves. False when someone else did, or it was stopped. */
export const takeTurn = async (tx: Tx, { id }: Named, { residence_id, round }: Next): Promise<boolean> => {
  const { rows } = await sql`select from campaigns where id = ${id} and state = 'SENDING' for share`.execute(tx)
  if (rows.length === 0) return false
  const { numUpdatedRows } = await tx
    .updateTable('campaign_homes')
    .set({ state: 'SENT', reason: null })
    .where('campaign_id', '=', id)
    .where('residence_id', '=', residence_id)
    .where('state', '=', 'WAITING')
    .where('round', '=', round)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
export const notePromised = (tx: Tx, { id }: Named, { residence_id, round }: Next, log_id: number) =>
  tx.insertInto('campaign_mails').values({ log_id, campaign_id: id, residence_id, round }).execute()

/** Later: its address had a mail just now. */
export const postpone = (tx: Tx, { id }: Named, { residence_id, round }: Next, seconds: number) =>
  tx
    .updateTable('campaign_homes')
    .set({ due_at: sql<string>`now() + make_interval(secs => ${seconds})` })
    .where('campaign_id', '=', id)
    .where('residence_id', '=', residence_id)
    .where('state', '=', 'WAITING')
    .where('round', '=', round)
    .execute()

/** One that had a mail of it before stays with that one. */
export const leaveOut = (tx: Tx, { id }: Named, { residence_id, round }: Next, reason: Reason) =>
  sql`
    update campaign_homes h set reason = ${reason},
      state = case when m.round is null then 'LEFT_OUT' else 'SENT' end, round = coalesce(m.round, h.round)
    from (select max(round) as round from campaign_mails where campaign_id = ${id} and residence_id = ${residence_id}) m
    where h.campaign_id = ${id} and h.residence_id = ${residence_id} and h.state = 'WAITING' and h.round = ${round}`.execute(
    tx,
  )

/** All have had their turn; the addresses that were typed are forgotten. False when it has not ended, or had already. */
export const end = async (tx: Tx, { id }: Named): Promise<boolean> => {
  const { rows } = await sql`
    update campaigns set state = 'SENT', ended_at = now() where id = ${id} and state = 'SENDING'
      and not exists (select from campaign_homes where campaign_id = ${id} and state = 'WAITING') returning id`.execute(
    tx,
  )
  if (rows.length === 0) return false
  await sql`update campaign_homes set email = null where campaign_id = ${id} and state = 'SENT' and email is not null`.execute(
    tx,
  )
  return true
}

/** Those who did nothing have another turn. Answers how many. */
export const putBackIdle = async (tx: Tx, { id }: Named, steps: readonly string[]): Promise<number> => {
  const { rows } = await sql`
    update campaign_homes h set state = 'WAITING', round = h.round + 1, due_at = now(), reason = null
    from campaign_facts f where f.campaign_id = ${id} and h.campaign_id = f.campaign_id and h.residence_id = f.residence_id
      and f.state = 'SENT' and f.step = any(${[...steps]}::text[]) and f.email is not null
      and not exists (select from communication_logs l where l.recipient = f.email::citext
        and l.created_at > now() - interval '7 days' and (f_is_invitation(l.channel_code) or l.channel_code = 'ACCOUNT_REMINDER'))
    returning h.residence_id`.execute(tx)
  return rows.length
}
/** Of a company that is disabled nothing leaves: what it would write by itself waits until it is not. */
const mayWrite = sql`not exists (select from companies k where k.id = company_id and k.disabled_at is not null)`

/** Begins to write once more, by itself and once. False when somebody was there, or does not want it any more. */
export const takeRelaunch = async (tx: Tx, { id }: Named): Promise<boolean> => {
  const { rows } = await sql`
    update campaigns set relaunched_at = now(), state = 'SENDING', driven_at = now()
    where id = ${id} and state = 'SENT' and relaunches and relaunched_at is null and ${mayWrite} returning id`.execute(
    tx,
  )
  return rows.length > 0
}

/** Says that somebody goes on with it. False where somebody did within so many seconds. */
export const drive = async (tx: Db | Tx, { id }: Named, seconds: number): Promise<boolean> => {
  const { rows } = await sql`
    update campaigns set driven_at = now() where id = ${id}
      and (driven_at is null or driven_at <= now() - make_interval(secs => ${seconds})) returning id`.execute(tx)
  return rows.length > 0
}

/** Those whose hour has come. */
export const beginDue = async (tx: Tx): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    update campaigns set state = 'SENDING', started_at = coalesce(started_at, now()), driven_at = now()
    where state = 'SCHEDULED' and starts_at <= now() returning id`.execute(tx)
  return rows.map(({ id }) => id)
}
/** Those that leave, and that nobody went on with for so many seconds though a turn has come, or all have had theirs. */
export const findIdle = async (on: Db, seconds: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select c.id from campaigns c where c.state = 'SENDING' and (c.driven_at is null or c.driven_at <= now() - make_interval(secs => ${seconds}))
      and (exists (select from campaign_homes h where h.campaign_id = c.id and h.state = 'WAITING' and coalesce(h.due_at <= now(), true))
        or not exists (select from campaign_homes h where h.campaign_id = c.id and h.state = 'WAITING')) order by c.id`.execute(
    on,
  )
  return rows.map(({ id }) => id)
}
/** Those that write once more by themselves on this day, or should have. */
export const findRelaunching = async (on: Db, today: string, days: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from campaigns where state = 'SENT' and relaunches and relaunched_at is null and ${mayWrite}
      and (ended_at at time zone 'Europe/Paris')::date + ${days}::int <= ${today}::date order by id`.execute(on)
  return rows.map(({ id }) => id)
}
