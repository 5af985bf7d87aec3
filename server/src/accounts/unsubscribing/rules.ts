import type { MailSubscription } from '@logis/contract/accounts.unsubscribing'
import { languageOf, type Locale } from '@logis/contract/locale'
import { db, write, type Db } from '#platform/db.ts'
import { findUnsubscribed } from '#platform/mail/unsubscribing.ts'
import { refuse } from '#platform/refuse.ts'
import { refuseAt, setChannel } from '../channels/sql.ts'

/** Enough of an address for its reader to know it again: `c••••@foyer.example`. */
const masked = (email: string) => email.replace(/^(.)[^@]*/, '$1••••')

const find = async (on: Db, token: string) => (await findUnsubscribed(on, token)) ?? refuse('UNSUBSCRIBE_TOKEN_INVALID')

const show = (
  { name_fr, name_en, email, is_off }: Awaited<ReturnType<typeof find>>,
  locale: Locale,
): MailSubscription => ({
  channel: languageOf(locale) === 'fr' ? name_fr : name_en,
  email: masked(email),
  is_off,
})

export const readUnsubscription = async (token: string, locale: Locale) => show(await find(db, token), locale)

/** For the person of the mail, whatever their address becomes, and for the address. A second time changes nothing. */
export const unsubscribe = (token: string, locale: Locale): Promise<MailSubscription> =>
  write(async (tx) => {
    const { email, user_id, channel_id } = await find(tx, token)
    if (user_id !== null) await setChannel(tx, user_id, channel_id, false)
    await refuseAt(tx, email, channel_id)
    return show(await find(tx, token), locale)
  })
