import type { AnyMail } from '@logis/contract/administration.mails'
import { allMailList } from '@logis/contract/administration.mails.lists'
import type { MailState } from '@logis/contract/administration.mails.rules'
import type { ListRequest } from '@logis/contract/lists'
import { sql, type SqlBool } from 'kysely'
import { listReader, type Condition } from '#platform/listReader.ts'
import type { Listed } from '#platform/lists.ts'
import { cameBack, isFailed, notNeeded } from '#platform/mail/failed.ts'

const standing = (undelivered: readonly string[]): Record<MailState, Condition> => ({
  PROGRAMMED: sql`l.status = 'PROGRAMMED'`,
  SENT: sql`(l.status = 'SENT' and not ${cameBack(undelivered)})`,
  UNDELIVERED: sql`(l.status = 'SENT' and ${cameBack(undelivered)})`,
  FAILED: isFailed,
  DROPPED: sql`(l.status = 'FAILED' and l.last_error = ${notNeeded})`,
})
const stateBy = (is: Record<MailState, Condition>) =>
  sql`case ${sql.join(
    Object.entries(is).map(([name, condition]) => sql`when ${condition} then ${sql.lit(name)}`),
    sql` `,
  )} end`

/** A mail of a home is its company's, whoever it was then. */
const company = sql`coalesce((select r.company_id from residences r where r.id = l.residence_id), l.company_id)`

const reader = listReader(allMailList, {
  id: sql`l.id`,
  sorts: { created_at: sql`l.created_at` },
  neverNull: ['created_at'],
  search: {
    // Read below, by what says of a mail that it does not arrive.
    state: null,
    channel_id: (id) => sql<SqlBool>`l.channel_code = (select h.code from communication_channels h where h.id = ${id})`,
    company_id: (id) => sql<SqlBool>`${company} = ${id}`,
    residence_id: sql`l.residence_id`,
    since: sql`l.created_at`,
    created_at: sql`l.created_at`,
  },
  text: [sql`f_norm(l.recipient::text)`],
})

export const listMails = (
  request: ListRequest<typeof allMailList>,
  undelivered: readonly string[],
): Promise<Listed<AnyMail>> => {
  const is = standing(undelivered)
  const { state } = request.search.where
  return reader.page(request, {
    from: sql`communication_logs l`,
    within: [],
    isForAll: true,
    also: state === undefined ? [] : [is[state]],
    columns: sql`l.id, l.created_at, l.sent_at, ${stateBy(is)} as state, nullif(l.recipient::text, '') as recipient,
      json_build_object('id', h.id, 'name_fr', h.name_fr, 'name_en', h.name_en) as channel,
      case when c.id is not null then json_build_object('id', c.id, 'name', c.name) end as company,
      case when r.id is not null then json_build_object('id', r.id, 'name', r.name) end as residence,
      nullif(l.last_error, ${notNeeded}) as error`,
    joins: sql`left join (communication_logs l join communication_channels h on h.code = l.channel_code
        left join residences r on r.id = l.residence_id left join companies c on c.id = ${company}) on l.id = page.id`,
  })
}
