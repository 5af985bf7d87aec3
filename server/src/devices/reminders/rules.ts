import { reminderDays } from '@logis/contract/devices.care.rules'
import { today } from '#platform/clock.ts'
import { db, write } from '#platform/db.ts'
import { eachByItself } from '#platform/eachByItself.ts'
import { holdForJob } from '#platform/holding.ts'
import { recordMail } from '#platform/mail.ts'
import * as sql from './sql.ts'

/**
 * Reminds those who live in a home of what is to be maintained within a month, once of each; one mail a morning for all
 * that came due. Safe to repeat, and to run twice at once.
 */
export const remindOfCare = async (): Promise<void> => {
  const day = today()
  await eachByItself(await sql.listHomes(db, day, reminderDays), (id) => remindHome(id, day))
}

const remindHome = (residenceId: number, day: string): Promise<void> =>
  write(async (tx) => {
    const held = await holdForJob(tx, residenceId)
    if (!held) return
    for (const { user_id, email, locale, tasks } of await sql.takeReminders(held, day, reminderDays))
      await recordMail(tx, {
        channel_code: 'MAINTENANCE_REMINDER',
        recipient: email,
        recipient_user_id: user_id,
        residence_id: residenceId,
        company_id: held.companyId,
        locale,
        facts: { tasks: tasks.join(',') },
      })
  })
