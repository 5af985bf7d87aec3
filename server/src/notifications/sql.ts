import type { Notification, NotificationChoice } from '@logis/contract/notifications'
import { notificationList } from '@logis/contract/notifications.lists'
import type { ListRequest } from '@logis/contract/lists'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { db, type Db, prepared, type Tx } from '#platform/db.ts'
import type { Held, InProject } from '#platform/holding.ts'
import { listReader, whether } from '#platform/listReader.ts'
import { unseen } from '#platform/lists.ts'
import { personName } from '#platform/people.ts'
import { reachedBy } from '#platform/reach.ts'

/** How many are told by one statement; a company with more people tells the others by a job. */
export const atOnce = 200

type NotificationKind = Notification['kind']
type Value = RawBuilder<unknown>
/**
 * What happened, as a statement of one row: kind, company_id, residence_id, actor_user_id, subject_id, happening, and
 * whom to tell beside the company's own people (`sender_user_id`).
 */
export type Happening = Value

const named = (columns: Record<string, Value>): Happening =>
  sql.join(Object.entries(columns).map(([name, value]) => sql`${value} as ${sql.ref(name)}`))

type Told = { kind: NotificationKind; happening: string; actorId: number | null; subjectId?: number | null }

/** In a held project. */
export const inHome = ({ companyId, residenceId }: Held, { kind, happening, actorId, subjectId = null }: Told) =>
  sql`select ${named({
    kind: sql`${kind}::text`,
    company_id: sql`${companyId}::bigint`,
    residence_id: sql`${residenceId}::bigint`,
    actor_user_id: sql`${actorId}::bigint`,
    subject_id: sql`${subjectId}::bigint`,
    happening: sql`${happening}::text`,
    sender_user_id: sql`null::bigint`,
  })}`

/** In a company, by nobody. */
export const inCompany = (companyId: number, kind: NotificationKind, happening: string) =>
  sql`select ${named({
    kind: sql`${kind}::text`,
    company_id: sql`${companyId}::bigint`,
    residence_id: sql`null::bigint`,
    actor_user_id: sql`null::bigint`,
    subject_id: sql`null::bigint`,
    happening: sql`${happening}::text`,
    sender_user_id: sql`null::bigint`,
  })}`

/** Mails of these channels alone: to the company of the home, and to whoever sent it. */
const ofMail = (which: Value, channels: readonly string[]) => sql`
    select 'MAIL_UNDELIVERED' as kind, coalesce(r.company_id, l.company_id) as company_id, l.residence_id,
      null::bigint as actor_user_id, l.id as subject_id, 'mail/' || l.id as happening, l.sender_user_id
    from communication_logs l left join residences r on r.id = l.residence_id
    where ${which} and l.channel_code = any(${channels}::text[])`
/** A mail of the log. */
export const ofLogged = (logId: number, channels: readonly string[]) => ofMail(sql`l.id = ${logId}`, channels)
/** The mail of a Message-ID. */
export const ofMessage = (messageId: string, channels: readonly string[]) =>
  ofMail(sql`l.external_message_id = ${messageId}`, channels)

/** A study that a machine sent. */
export const ofStudy = (studyId: number) =>
  sql`select 'STUDY_READ' as kind, r.company_id, s.residence_id, null::bigint as actor_user_id, s.id as subject_id,
      'study/' || s.id as happening, null::bigint as sender_user_id
    from thermal_studies s join residences r on r.id = s.residence_id where s.id = ${studyId}`

/** In a company, by somebody, about another company. */
export const inCompanyAbout = (companyId: number, { kind, happening, actorId, subjectId = null }: Told) =>
  sql`select ${named({
    kind: sql`${kind}::text`,
    company_id: sql`${companyId}::bigint`,
    residence_id: sql`null::bigint`,
    actor_user_id: sql`${actorId}::bigint`,
    subject_id: sql`${subjectId}::bigint`,
    happening: sql`${happening}::text`,
    sender_user_id: sql`null::bigint`,
  })}`

/** A campaign that stopped by itself. */
export const ofCampaign = (campaignId: number, happening: string) =>
  sql`select 'CAMPAIGN_STOPPED' as kind, company_id, null::bigint as residence_id, null::bigint as actor_user_id,
      id as subject_id, ${happening}::text as happening, sender_user_id
    from campaigns where id = ${campaignId}`

/** The same as those who come first were told: for those who come after them. */
export const asBefore = (happening: string) =>
  sql`select kind, company_id, residence_id, actor_user_id, subject_id, happening,
      case kind when 'MAIL_UNDELIVERED' then (select sender_user_id from communication_logs where id = subject_id)
        when 'CAMPAIGN_STOPPED' then (select sender_user_id from campaigns where id = subject_id) end as sender_user_id
    from notifications where happening = ${happening} order by user_id desc limit 1`

export type Spread = { happening: string | null; told: number; readers: number[] }

/** A campaign that stopped concerns those who administer, and whoever sent it, also where they may only read by now. */
const isConcerned = sql<SqlBool>`case when h.kind = 'CAMPAIGN_STOPPED'
  then m.role = 'COMPANY_ADMIN' or m.user_id = h.sender_user_id else m.role <> 'COMPANY_READER' end`

/**
 * Tells those who may act for the company and want to know, whoever did it excepted; those whose id comes after the
 * last one told. Each is told once, whoever repeats it.
 */
export const insertFor = async (tx: Tx, happening: Happening): Promise<Spread> => {
  const { rows } = await sql<Spread>`
    with happened as (${happening}),
    reaching as (
      select m.user_id, m.company_id, m.role, true as own from happened h
      join user_role_companies m on m.company_id = h.company_id and m.is_active
      union all
      select m.user_id, m.company_id, m.role, false from happened h
      join user_role_companies m on m.user_id = h.sender_user_id and m.company_id <> h.company_id and m.is_active
      join company_closure k on k.ancestor_id = m.company_id and k.descendant_id = h.company_id),
    told as (
      select distinct on (m.user_id) m.user_id, m.company_id
      from happened h, reaching m join users u on u.id = m.user_id and u.is_active and u.deleted_at is null
        join companies c on c.id = m.company_id
      where ${isConcerned} and m.user_id is distinct from h.actor_user_id
        and m.user_id > coalesce((select max(before.user_id) from notifications before where before.happening = h.happening), 0)
        and not exists (select from notification_choices c where c.user_id = m.user_id and c.kind = h.kind and not c.is_active)
      order by m.user_id, c.disabled_at is not null, m.own desc, m.company_id limit ${sql.lit(atOnce)}),
    written as (
      insert into notifications (user_id, company_id, kind, residence_id, actor_user_id, subject_id, happening)
      select told.user_id, told.company_id, h.kind, h.residence_id, h.actor_user_id, h.subject_id, h.happening
      from told, happened h order by told.user_id
      on conflict on constraint notifications_once do nothing returning user_id)
    select (select happening from happened) as happening, (select count(*) from told) as told,
      (select coalesce(json_agg(user_id), '[]') from written) as readers`.execute(tx)
  return rows[0]!
}

/**
 * Tells one person, who may be anyone of the staff of the company, or of one above it: by the company that they have it of,
 * of those that open for them now (decision 75). A role is told by the company that gave it. Answers whether they want to know.
 */
export const insertForOne = async (
  tx: Tx,
  userId: number,
  { kind, companyId, home, actorId, happening, subjectId = null }: Told & { companyId: number; home?: InProject },
): Promise<boolean> => {
  const { rows } = await sql`
    insert into notifications (user_id, company_id, kind, residence_id, actor_user_id, subject_id, happening)
    select ${userId}, coalesce((
        select m.company_id from user_role_companies m
        join company_closure k on k.ancestor_id = m.company_id and k.descendant_id = ${companyId}
        join companies c on c.id = m.company_id and (c.disabled_at is null or ${kind}::text = 'ROLE_GIVEN')
        where m.user_id = ${userId} and m.is_active order by m.company_id = ${companyId} desc, m.company_id limit 1
      ), ${companyId}), ${kind}, coalesce(${home?.residenceId ?? null}::bigint, (select building_id from invitation_runs where ${kind}::text = 'FLATS_INVITED' and id = ${subjectId})),
      ${actorId}, ${subjectId}, ${happening}
    where not exists (select from notification_choices where user_id = ${userId} and kind = ${kind} and not is_active)
    on conflict on constraint notifications_once do nothing
    returning id`.execute(tx)
  return rows.length > 0
}

type Merger = { from: number; userIds: readonly number[] }
/** Tells people, each by the company that they work for now, of the merger that brought them there. Answers who wants to know. */
export const insertMerged = async (tx: Tx, { from, userIds }: Merger): Promise<number[]> => {
  const { rows } = await sql<{ user_id: number }>`
    insert into notifications (user_id, company_id, kind, subject_id, happening)
    select m.user_id, m.company_id, 'COMPANY_MERGED', ${from}, ${`merger/${from}`}
    from user_role_companies m
    where m.merged_from_id = ${from} and m.user_id = any(${[...userIds]}::bigint[]) and not exists (
      select from notification_choices c where c.user_id = m.user_id and c.kind = 'COMPANY_MERGED' and not c.is_active)
    on conflict on constraint notifications_once do nothing returning user_id`.execute(tx)
  return rows.map(({ user_id }) => user_id)
}

/** Tells those who administer the company that stays that another has become part of it; who came from there is told so already. */
export const insertJoined = async (tx: Tx, { from, into }: { from: number; into: number }): Promise<number[]> => {
  const { rows } = await sql<{ user_id: number }>`
    insert into notifications (user_id, company_id, kind, subject_id, happening)
    select m.user_id, m.company_id, 'COMPANY_MERGED', ${from}, ${`merger/${from}`}
    from user_role_companies m
    where m.company_id = ${into} and m.role = 'COMPANY_ADMIN' and m.is_active
      and m.merged_from_id is distinct from ${from} and not exists (
        select from notification_choices c where c.user_id = m.user_id and c.kind = 'COMPANY_MERGED' and not c.is_active)
    on conflict on constraint notifications_once do nothing returning user_id`.execute(tx)
  return rows.map(({ user_id }) => user_id)
}

export const channel = 'logis_notifications'
/** Says at the end of the transaction whom to tell, by ids alone. */
export const say = (tx: Tx, readers: readonly number[]) =>
  sql`select pg_notify(${channel}, ${JSON.stringify(readers)})`.execute(tx)

/**
 * What its reader may know now, whatever they could when it was written: they still work for the company, which is not
 * disabled and still reaches the project, and the project is live.
 */
const isOpen = sql<SqlBool>`exists (
    select from user_role_companies m
    join companies mine on mine.id = m.company_id and mine.deleted_at is null and mine.disabled_at is null
    where m.user_id = n.user_id and m.company_id = n.company_id and m.is_active)
  and (n.residence_id is null or exists (
    select from residences r left join residences b on b.id = r.parent_id
    where r.id = n.residence_id and r.deleted_at is null and b.deleted_at is null and ${reachedBy(sql`n.company_id`)}))`

/** What is of the company that it was told by, or of one below. */
const isBelow = (companyId: Value) =>
  sql`${companyId} in (select descendant_id from company_closure where ancestor_id = n.company_id)`

const columns = sql`n.id, n.kind, n.created_at, n.read_at, json_build_object('id', c.id, 'name', c.name) as company,
  case when r.id is not null then json_build_object('id', r.id, 'name', r.name, 'company_id', r.company_id, 'is_ptg', r.is_ptg)
    end as residence,
  case when a.id is not null then json_build_object('id', a.id,
    'name', ${personName('a')}) end as actor,
  nullif(l.recipient, '') as recipient, coalesce(s.status = 'FAILED', false) as failed,
  case when q.id is not null then json_build_object('name', concat_ws(' ', nullif(q.manufacturer, ''), q.name), 'status', q.status,
    'reason', q.rejection_reason) end as product,
  case when n.kind = 'ROLE_GIVEN' then m.role end as role,
  case when t.id is not null then json_build_object('name', t.template_name, 'total', cardinality(t.project_ids),
    'left_out', jsonb_array_length(t.missed))
    when p.id is not null then json_build_object('name', p.file_name,
      'total', (select count(*) from intake_rows w where w.intake_id = p.id and w.state <> 'EXISTING'),
      'left_out', (select count(*) from intake_rows w where w.intake_id = p.id and w.state in ('LEFT_OUT', 'FAULTY')))
    when n.kind = 'CAMPAIGN_SENT' and g.id is not null then json_build_object('name', g.name,
      'total', (select count(*) from campaign_homes h where h.campaign_id = g.id),
      'left_out', (select count(*) from campaign_homes h where h.campaign_id = g.id and h.state = 'LEFT_OUT'))
    when i.id is not null then json_build_object('name', r.name, 'total', i.total, 'left_out', jsonb_array_length(i.missed))
    end as job,
  case when n.kind = 'CAMPAIGN_STOPPED' and g.id is not null
    then json_build_object('id', g.id, 'company_id', g.company_id, 'name', g.name) end as campaign,
  case when w.id is not null then json_build_object('id', w.id, 'name', w.name) end as partner,
  case when d.valid_until is not null then json_build_object('name', concat_ws('.', d.name, nullif(d.extension, '')),
    'valid_until', d.valid_until) end as document`
const names = sql`join companies c on c.id = n.company_id left join residences r on r.id = n.residence_id
  left join users a on a.id = n.actor_user_id
  left join communication_logs l on n.kind = 'MAIL_UNDELIVERED' and l.id = n.subject_id
  left join thermal_studies s on n.kind = 'STUDY_READ' and s.id = n.subject_id
  left join product_requests q on n.kind = 'PRODUCT_DECIDED' and q.id = n.subject_id
  left join template_runs t on n.kind = 'TEMPLATE_APPLIED' and t.id = n.subject_id and ${isBelow(sql`t.company_id`)}
  left join intakes p on n.kind = 'PROJECTS_IMPORTED' and p.id = n.subject_id and ${isBelow(sql`p.company_id`)}
  left join campaigns g on n.kind in ('CAMPAIGN_SENT', 'CAMPAIGN_STOPPED') and g.id = n.subject_id and ${isBelow(sql`g.company_id`)}
  left join invitation_runs i on n.kind = 'FLATS_INVITED' and i.id = n.subject_id and i.building_id = n.residence_id
  left join documents d on n.kind = 'DOCUMENT_ENDING' and d.id = n.subject_id and d.residence_id = n.residence_id
  left join companies w on w.id = n.subject_id and (n.kind in ('ACCESS_GIVEN', 'ACCESS_ENDED') and w.deleted_at is null
    or n.kind = 'COMPANY_MERGED' and w.merged_into_id is not null)
  left join user_role_companies m on m.user_id = n.user_id and m.company_id = n.company_id`

const reader = listReader(notificationList, {
  id: sql`n.id`,
  sorts: { created_at: sql`n.created_at` },
  neverNull: ['created_at'],
  search: { unread: whether(sql<SqlBool>`n.read_at is null`), kind: sql`n.kind` },
  text: null,
})

const readBy = (userId: number) => sql<SqlBool>`n.user_id = ${unseen(userId)}`

export const listNotifications = (userId: number, request: ListRequest<typeof notificationList>) =>
  reader.page<Notification>(request, {
    from: sql`notifications n`,
    within: [readBy(userId), isOpen],
    isSmall: true,
    columns,
    joins: sql`left join (notifications n ${names}) on n.id = page.id`,
  })

/** The first reading is the one that is dated; marking as unread forgets it. Undefined when it is not theirs to read. */
export const markRead = async (
  tx: Tx,
  userId: number,
  id: number,
  isRead: boolean,
): Promise<Notification | undefined> => {
  await sql`
    update notifications n set read_at = ${isRead ? sql`coalesce(read_at, now())` : sql`null`}
    where n.id = ${id} and ${readBy(userId)} and ${isOpen}`.execute(tx)
  const { rows } = await sql<Notification>`
    select ${columns} from notifications n ${names} where n.id = ${id} and ${readBy(userId)} and ${isOpen}`.execute(tx)
  return rows[0]
}

/** Answers whether there was any to mark. */
export const markAllRead = async (tx: Tx, userId: number, until: number | undefined): Promise<boolean> => {
  const { rows } = await sql`
    update notifications n set read_at = now()
    where ${readBy(userId)} and n.read_at is null and n.id <= ${until ?? Number.MAX_SAFE_INTEGER} returning n.id`.execute(
    tx,
  )
  return rows.length > 0
}

/** How many each of them has not read, up to so many. */
export const countUnread = async (reader: Db, userIds: readonly number[], most: number) => {
  const { rows } = await prepared(sql<{ user_id: number; unread: number }>`
    select u.user_id, (select count(*) from (
      select from notifications n where n.user_id = u.user_id and n.read_at is null and ${isOpen} limit ${most}
    ) few) as unread from unnest(${userIds}::bigint[]) u (user_id)`).execute(reader)
  return rows
}

/** The kinds that they have chosen, either way. */
export const listChoices = (reader: Db | Tx, userId: number): Promise<NotificationChoice[]> =>
  reader.selectFrom('notification_choices').select(['kind', 'is_active']).where('user_id', '=', userId).execute()

export const putChoices = (tx: Tx, user_id: number, choices: readonly NotificationChoice[]) =>
  tx
    .insertInto('notification_choices')
    .values(choices.map((choice) => ({ user_id, ...choice })))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind']).doUpdateSet({ is_active: sql<boolean>`excluded.is_active` }),
    )
    .execute()

const batch = 5000
/** The oldest, a batch at a time. Answers whether there may be more. */
export const deleteOld = async (): Promise<boolean> => {
  const { rows } = await sql`
    delete from notifications where id in (
      select id from notifications where created_at < now() - interval '12 months' limit ${batch}) returning id`.execute(
    db,
  )
  return rows.length === batch
}
