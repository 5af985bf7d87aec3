import type { Reason } from '@logis/contract/errors'
import { mailList } from '@logis/contract/invitations.lists'
import type { ListRequest } from '@logis/contract/lists'
import { sql, type SqlBool } from 'kysely'
import { db, type Db, type Tx } from '#platform/db.ts'
import type { Held } from '#platform/holding.ts'
import { listReader } from '#platform/listReader.ts'
import { utc, type Listed } from '#platform/lists.ts'
import type { ProjectScope } from '#platform/scope.ts'
import type { Tables } from '#platform/tables.ts'

type CompanyType = Tables['companies']['type']

export type Home = {
  id: number
  name: string
  residence_code: string
  activation_date: string | null
  credentials_sent_at: string | null
  deleted_at: string | null
  company_id: number
  company_name: string
  company_type: CompanyType
  emails: string[]
}

/** A held home, as an invitation needs it. */
export const readHome = async ({ tx, residenceId }: Held): Promise<Home> => {
  const { rows } = await sql<Home>`
    select r.id, r.name, r.residence_code, r.activation_date, r.credentials_sent_at, r.deleted_at,
      r.company_id, c.name as company_name, c.type as company_type,
      array(select e.email::text from emails e where e.contact_information_id = r.contact_information_id order by e.position) as emails
    from residences r join companies c on c.id = r.company_id
    where r.id = ${residenceId}`.execute(tx)
  return rows[0]!
}

export const companyTypeOf = async (tx: Db | Tx, companyId: number): Promise<CompanyType | undefined> =>
  (await tx.selectFrom('companies').select('type').where('id', '=', companyId).executeTakeFirst())?.type

/** Lets the invitations of one address pass one at a time, whatever the home: what is counted next stays true. */
export const queueForAddress = (tx: Tx, email: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended('invitation:' || lower(${email}), 0))`.execute(tx)

/** How many of these mails went to an address within a minute and within an hour. */
export const countRecent = async (tx: Tx, email: string, codes: readonly string[]) => {
  const { rows } = await sql<{ minute: number; hour: number }>`
    select count(*) filter (where created_at > now() - interval '60 seconds')::int as minute, count(*)::int as hour
    from communication_logs
    where recipient = ${email}::citext and channel_code = any(${[...codes]}) and created_at > now() - interval '1 hour'`.execute(
    tx,
  )
  return rows[0] ?? { minute: 0, hour: 0 }
}

/** Why an address is written to by nobody who writes to many. */
export const findAddressFault = async (on: Db | Tx, email: string): Promise<Reason | null> => {
  const { rows } = await sql<{ fault: Reason | null }>`select f_address_fault(${email}::citext) as fault`.execute(on)
  return rows[0]?.fault ?? null
}

/** Whether an address had an invitation, or a reminder of one, within so many days. */
export const wasWrittenTo = async (tx: Tx, email: string, days: number): Promise<boolean> => {
  const { rows } = await sql`
    select from communication_logs where recipient = ${email}::citext and created_at > now() - make_interval(days => ${days})
      and (f_is_invitation(channel_code) or channel_code = 'ACCOUNT_REMINDER') limit 1`.execute(tx)
  return rows.length > 0
}

/** Whether a home was invited since. */
export const wasInvited = async (tx: Tx, { residenceId }: ProjectScope, since: string): Promise<boolean> => {
  const { rows } = await sql`
    select from communication_logs where residence_id = ${residenceId} and created_at > ${since}::timestamptz
      and f_is_invitation(channel_code) limit 1`.execute(tx)
  return rows.length > 0
}

/**
 * What a campaign says in its mails, and whether its company is open and the home still stands at the address; nothing of
 * any other mail. The company of the home may be one that was merged: the home is on its way then (decision 110).
 */
export const findWords = async (tx: Tx, { id, recipient }: { id: number; recipient: string }) => {
  const { rows } = await sql<{ subject: string | null; note: string | null; is_theirs: boolean }>`
    select c.subject, c.note, k.disabled_at is null and (o.type = 'SOCIAL_LANDLORD' or exists (
        select from emails e where e.contact_information_id = r.contact_information_id and e.email = ${recipient}::citext)) as is_theirs
    from campaign_mails m join campaigns c on c.id = m.campaign_id join companies k on k.id = c.company_id
    join residences r on r.id = m.residence_id join companies o on o.id = r.company_id
    where m.log_id = ${id}`.execute(tx)
  return rows[0]
}

export const findPerson = (tx: Tx, email: string) =>
  tx
    .selectFrom('users')
    .select(['id', 'locale'])
    .where('username', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

/** The home that an invitation names, while it is live and so is its building. */
export const findInvitedHome = (on: Db | Tx, residenceId: number) =>
  on
    .selectFrom('residences as r')
    .innerJoin('companies as c', 'c.id', 'r.company_id')
    .leftJoin('residences as p', 'p.id', 'r.parent_id')
    .select([
      'r.id',
      'r.name',
      'r.residence_code',
      'r.activation_date',
      'r.address_text',
      'r.zip_code',
      'r.city',
      'c.name as company_name',
      'c.type as company_type',
      (eb) =>
        eb
          .selectFrom('phones as t')
          .select('t.phone_number')
          .whereRef('t.contact_information_id', '=', 'c.contact_information_id')
          .orderBy('t.position')
          .limit(1)
          .as('company_phone'),
    ])
    .where('r.id', '=', residenceId)
    .where('r.deleted_at', 'is', null)
    .where('p.deleted_at', 'is', null)
    .executeTakeFirst()
export type InvitedHome = NonNullable<Awaited<ReturnType<typeof findInvitedHome>>>

/** Whether the home that a buyer was named for is still to change hands, by someone who owns it still. */
export const isOffered = async (tx: Tx, saleId: number): Promise<boolean> =>
  (await tx
    .selectFrom('home_sales as s')
    .innerJoin('users as u', 'u.id', 's.seller_user_id')
    .innerJoin('residence_users as l', (on) =>
      on.onRef('l.residence_id', '=', 's.residence_id').onRef('l.user_id', '=', 'u.id').on('l.role_code', '=', 'OWNER'),
    )
    .select('s.id')
    .where('s.id', '=', saleId)
    .where('s.done_at', 'is', null)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst()) !== undefined

/** Whether a home changed hands by a sale. One that is called off is deleted. */
export const isSold = async (tx: Tx, saleId: number): Promise<boolean> =>
  (await tx
    .selectFrom('home_sales')
    .select('id')
    .where('id', '=', saleId)
    .where('done_at', 'is not', null)
    .executeTakeFirst()) !== undefined

export type LoggedMail = {
  id: number
  channel_code: string
  created_at: string
  recipient: string
  status: 'PROGRAMMED' | 'SENT' | 'FAILED'
  subject: string | null
  body_html: string | null
  events: { name: string; time: string }[]
}
const mailColumns = sql`l.id, l.channel_code, l.created_at, l.recipient, l.status, l.subject, l.body_html,
  coalesce((select json_agg(json_build_object('name', e.name, 'time', ${utc(sql`e.time`)})
                            order by e.time desc, e.id desc)
              from communication_log_events e where e.log_id = l.id), '[]') as events`

export const findMail = async (scope: ProjectScope, id: number): Promise<LoggedMail | undefined> => {
  const { rows } = await sql<LoggedMail>`
    select ${mailColumns} from communication_logs l where l.id = ${id} and l.residence_id = ${scope.residenceId}`.execute(
    db,
  )
  return rows[0]
}

const reader = listReader(mailList, {
  id: sql`l.id`,
  sorts: { created_at: sql`l.created_at` },
  neverNull: ['created_at'],
  search: {},
  text: [sql`f_norm(l.recipient::text || ' ' || coalesce(l.subject, ''))`],
})

/** The mails of a home through these channels. */
export const listMails = (
  scope: ProjectScope,
  request: ListRequest<typeof mailList>,
  codes: readonly string[],
): Promise<Listed<LoggedMail>> =>
  reader.page(request, {
    from: sql`communication_logs l`,
    within: [sql<SqlBool>`l.residence_id = ${scope.residenceId}`, sql<SqlBool>`l.channel_code = any(${[...codes]})`],
    columns: mailColumns,
    joins: sql`left join communication_logs l on l.id = page.id`,
  })

export type PersonMail = LoggedMail & {
  channel: { name_fr: string; name_en: string }
  residence: { id: number; name: string; company_name: string } | null
}

/** The mails of one account and of its address, through any channel; what they say of invitations alone. */
export const listMailsTo = (userId: number, request: ListRequest<typeof mailList>): Promise<Listed<PersonMail>> =>
  reader.page(request, {
    from: sql`communication_logs l`,
    within: [
      sql<SqlBool>`(l.recipient_user_id = ${userId} or l.recipient = (select u.email from users u where u.id = ${userId}))`,
    ],
    columns: sql`${mailColumns}, json_build_object('name_fr', h.name_fr, 'name_en', h.name_en) as channel,
      case when r.id is not null then json_build_object('id', r.id, 'name', r.name, 'company_name', c.name) end as residence`,
    joins: sql`left join communication_logs l on l.id = page.id left join communication_channels h on h.code = l.channel_code
      left join residences r on r.id = l.residence_id left join companies c on c.id = r.company_id`,
  })
