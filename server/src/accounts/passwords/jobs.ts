import type { Locale } from '@logis/contract/locale'
import { write } from '#platform/db.ts'
import { jobKind } from '#platform/jobs.ts'
import { recordMail } from '#platform/mail.ts'
import { findWaitingInvitation } from '../../invitations/rules.ts'
import { findByUsername } from '../sql.ts'

/**
 * Sends a reset link to the account of this address, if there is one that may be used. Where there is none yet, though the
 * address was invited to a home, the invitation comes once more: what looks like a password that was forgotten is most
 * often an account that was never made.
 */
export const sendPasswordReset = jobKind<{ email: string; locale?: Locale }>({
  name: 'accounts.send-password-reset',
  handle: ({ email, locale = 'fr-FR' }) =>
    write(async (tx) => {
      const user = await findByUsername(tx, email)
      if (!user && (await findWaitingInvitation(tx, email)))
        return void (await recordMail(tx, { channel_code: 'PASSWORD_RESET', recipient: email, locale }))
      if (!user?.is_active || !user.email) return
      await recordMail(tx, {
        channel_code: 'PASSWORD_RESET',
        recipient: user.email,
        recipient_user_id: user.id,
        locale: user.locale,
      })
    }),
})
