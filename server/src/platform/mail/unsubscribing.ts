import { randomBytes } from 'node:crypto'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { hashToken } from '../actor.ts'
import { settings } from '../config.ts'
import type { Db, Tx } from '../db.ts'
import { prefix } from '../operations.ts'
import { portalUrl } from '../portal.ts'

/**
 * Whether mails of a channel are wanted at an address: not where the address has refused them, nor its person, nor the
 * company in whose name they leave. Whoever has chosen nothing gets what is on by default; a person's account is open.
 */
export const isWanted = (
  channel: RawBuilder<unknown>,
  { email, user, company }: Record<'email' | 'user' | 'company', RawBuilder<unknown>>,
): RawBuilder<SqlBool> => sql<SqlBool>`exists (
  select from communication_channels asked
  left join user_channel_settings own on own.channel_id = asked.id and own.user_id = ${user}
  left join company_channel_settings theirs on theirs.channel_id = asked.id and theirs.company_id = ${company}
  where asked.code = ${channel} and (not asked.is_optional or (
    coalesce(own.is_active, asked.is_default_active) and coalesce(theirs.is_active, true)
    and not exists (select from mail_refusals refused where refused.email = ${email} and refused.channel_id = asked.id)
    and not exists (
      select from users closed where closed.id = ${user} and (closed.deleted_at is not null or not closed.is_active)))))`

type Logged = {
  id: number
  channel_code: string
  recipient: string
  recipient_user_id: number | null
  company_id: number | null
}

/** What a mail's reader chose: nothing can be, it is wanted, or it was refused since it was promised. */
export const choiceOf = async (tx: Tx, mail: Logged): Promise<'NONE' | 'WANTED' | 'REFUSED'> => {
  const { rows } = await sql<{ is_optional: boolean; is_wanted: boolean }>`
    select c.is_optional, ${isWanted(sql`c.code`, {
      email: sql`${mail.recipient}::citext`,
      user: sql`${mail.recipient_user_id}::bigint`,
      company: sql`${mail.company_id}::bigint`,
    })} as is_wanted
    from communication_channels c where c.code = ${mail.channel_code}`.execute(tx)
  const { is_optional, is_wanted } = rows[0]!
  return !is_optional ? 'NONE' : is_wanted ? 'WANTED' : 'REFUSED'
}

/** The page that ends a kind of mail, and the address for mail programs; the token is of this one mail. */
export const linkToUnsubscribe = async (tx: Tx, log_id: number) => {
  const token = randomBytes(32).toString('base64url')
  await tx
    .insertInto('unsubscribe_links')
    .values({ token_hash: hashToken(token), log_id })
    .execute()
  const oneClick = `${settings.PORTAL_URL.replace(/\/+$/, '')}${prefix}/unsubscriptions/${token}`
  return { token, page: unsubscribePage(token), oneClick }
}

export const unsubscribePage = (token: string): string => portalUrl('/desinscription', { token })

/** What a link ends: the mails of a channel to whom this one went. Nothing once the mail has been forgotten. */
export const findUnsubscribed = async (on: Db | Tx, token: string) => {
  const { rows } = await sql<{
    channel_id: number
    name_fr: string
    name_en: string
    email: string
    user_id: number | null
    is_off: boolean
  }>`
    select c.id as channel_id, c.name_fr, c.name_en, l.recipient::text as email, l.recipient_user_id as user_id,
      not ${isWanted(sql`c.code`, { email: sql`l.recipient`, user: sql`l.recipient_user_id`, company: sql`null::bigint` })} as is_off
    from unsubscribe_links k join communication_logs l on l.id = k.log_id
    join communication_channels c on c.code = l.channel_code
    where k.token_hash = ${hashToken(token)} and l.recipient <> '' and c.is_optional`.execute(on)
  return rows[0]
}
