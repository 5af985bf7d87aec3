import { write } from '#platform/db.ts'
import { jobKind } from '#platform/jobs.ts'
import { recordMail } from '#platform/mail.ts'
import { countRecent } from '../sql.ts'
import { findOwed, type Asked } from './sql.ts'

const perAddressAnHour = 3

/** Mails the code to the homes' own addresses. An address is left alone once it had three within the hour. */
const sendCode = (asked: Asked): Promise<void> =>
  write(async (tx) => {
    for (const { residence_id, company_id, email, user_id, locale } of await findOwed(tx, asked)) {
      const { hour } = await countRecent(tx, email, ['RESIDENCE_CODE'])
      if (hour >= perAddressAnHour) continue
      await recordMail(tx, {
        channel_code: 'RESIDENCE_CODE',
        recipient: email,
        locale: locale ?? 'fr-FR',
        recipient_user_id: user_id,
        residence_id,
        company_id,
      })
    }
  })

export const sendCodeJob = jobKind<Asked>({ name: 'invitations.send-code', handle: sendCode })
