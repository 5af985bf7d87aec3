import { write } from '#platform/db.ts'
import { jobKind } from '#platform/jobs.ts'
import { recordMail } from '#platform/mail.ts'
import { countRecent, queueForAddress } from '../sql.ts'
import { findOwed, type Asked } from './sql.ts'

const perAddressAnHour = 3

/** Mails the code to the homes' own addresses. An address is left alone once it had three within the hour. */
const sendCode = (asked: Asked): Promise<void> =>
  write(async (tx) => {
    const owed = await findOwed(tx, asked)
    // Jobs run side by side: each address is counted by one of them at a time, and all take them in one order.
    const addresses = new Set(owed.map(({ email }) => email.toLowerCase()))
    for (const address of [...addresses].toSorted()) await queueForAddress(tx, address)
    for (const { residence_id, company_id, email, user_id, locale } of owed) {
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
