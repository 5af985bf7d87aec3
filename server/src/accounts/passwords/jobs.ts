import { write } from '#platform/db.ts'
import { jobKind } from '#platform/jobs.ts'
import { recordMail } from '#platform/mail.ts'
import { findByUsername } from '../sql.ts'

/** Sends a reset link to the account of this address, if there is one that may be used. */
export const sendPasswordReset = jobKind<{ email: string }>({
  name: 'accounts.send-password-reset',
  handle: ({ email }) =>
    write(async (tx) => {
      const user = await findByUsername(tx, email)
      if (!user?.is_active || !user.email) return
      await recordMail(tx, {
        channel_code: 'PASSWORD_RESET',
        recipient: user.email,
        recipient_user_id: user.id,
        locale: user.locale,
      })
    }),
})
