import { reminderMonths } from '@logis/contract/invitations.rules'
import { db, write } from '#platform/db.ts'
import { today } from '#platform/clock.ts'
import { eachByItself } from '#platform/eachByItself.ts'
import { holdForJob } from '#platform/holding.ts'
import { recordMail } from '#platform/mail.ts'
import * as sql from './sql.ts'

/**
 * RES-09. Reminds the addresses of each home that nobody has activated one, three and six months after its
 * commissioning, once each. Safe to repeat, and to run twice at once.
 */
export const remindOfAccounts = async (): Promise<void> =>
  eachByItself(await sql.listWaiting(db, today(), reminderMonths), ({ id, months }) => remindOf(id, months))

const remindOf = (residenceId: number, months: number): Promise<void> =>
  write(async (tx) => {
    const held = await holdForJob(tx, residenceId)
    if (!held || !(await sql.takeReminder(held, months))) return
    for (const { email, user_id, locale } of await sql.listAddresses(held))
      await recordMail(tx, {
        channel_code: 'ACCOUNT_REMINDER',
        recipient: email,
        recipient_user_id: user_id,
        residence_id: residenceId,
        company_id: held.companyId,
        locale: locale ?? 'fr-FR',
      })
  })
