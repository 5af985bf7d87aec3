import type { Locale } from '@logis/contract/locale'
import { write, type Tx } from '#platform/db.ts'
import { sendAtOnce } from '#platform/mail.ts'
import { passwordLink } from '../passwordLinks/rules.ts'
import { insertInvited } from '../registration/sql.ts'
import { findByUsername, isAddressTaken, lockUser, revokeTokens } from '../sql.ts'
import { isUnproven, takeOver } from '../takeover/rules.ts'
import { administratorMail } from './mails.ts'
import * as sql from './sql.ts'

/** How long the link lives: the person reads their mail within a day. */
const hours = 24

/** Why an account cannot become an administrator's. */
export type Closed = 'DISABLED' | 'NO_ADDRESS' | 'TAKEN'
type Appointed = {
  userId: number
  address: string
  locale: Locale
  link: { token: string; url: string }
  hours: number
}

/**
 * Makes the person of this address an administrator of the portal, and the account if there is none; answers a link
 * that chooses its password. For the command alone: whoever may run it holds the database already. The sessions from
 * before end; an account whose owner never proved to read this mail makes room for a new one (decision 23).
 */
export const appoint = (address: string, locale: Locale): Promise<Appointed | { closed: Closed }> =>
  write(async (tx) => {
    const userId = await accountOf(tx, address, locale)
    if (userId === null) return { closed: 'TAKEN' }
    const user = await lockUser(tx, userId)
    if (!user?.is_active) return { closed: 'DISABLED' }
    if (user.email === null) return { closed: 'NO_ADDRESS' }
    // Whoever opened it without proof is no administrator, nor is anything of theirs an administrator's.
    const id = isUnproven(user) ? await takeOver(tx, null, user) : userId
    await sql.insertAdministrator(tx, id)
    await revokeTokens(tx, id, ['EMAIL_VALIDATION']) // an address that was asked for before does not count either
    const link = await passwordLink(tx, id, user.email, hours * 3600)
    return { userId: id, address: user.email, locale: user.locale, link, hours }
  })

const accountOf = async (tx: Tx, address: string, locale: Locale): Promise<number | null> => {
  const known = await findByUsername(tx, address)
  if (known) return known.id
  if (await isAddressTaken(tx, address, 0)) return null
  return (await insertInvited(tx, address, locale)) ?? (await findByUsername(tx, address))?.id ?? null
}

/** Mails the link to the administrator; answers why it could not leave. */
export const invite = ({ userId, address, locale, link }: Appointed): Promise<string | null> =>
  sendAtOnce(
    { channel_code: 'PASSWORD_RESET', recipient: address, recipient_user_id: userId, locale },
    administratorMail(locale, link, hours),
  )
