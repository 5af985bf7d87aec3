import { isUndelivered, mailEvents } from '@logis/contract/invitations.rules'
import { lastWeekBefore, today } from '#platform/clock.ts'
import { db, write, type Tx } from '#platform/db.ts'
import { eachByItself, eachPart } from '#platform/eachByItself.ts'
import { recordMail } from '#platform/mail.ts'
import * as sql from './sql.ts'

const undelivered = mailEvents.filter(isUndelivered)

/** A company's week, where it is worth a mail: homes that only go on waiting are none. */
export const companyNews = async (tx: Tx, companyId: number, week: string): Promise<sql.CompanyWeek | null> => {
  const told = await sql.readCompanyWeek(tx, companyId, week, undelivered)
  return told && hasNews(told) ? told : null
}

const hasNews = ({ added, activated, bounced }: sql.CompanyWeek): boolean =>
  added.count + activated.count + bounced.count > 0

const isNews = ({ documents, interventions, answers }: sql.HomeWeek): boolean =>
  documents.count + interventions + answers > 0

/** Those of someone's homes that are worth a line; what is to be maintained has reminders of its own. */
export const homeNews = async (tx: Tx, userId: number, week: string): Promise<sql.HomeWeek[]> =>
  (await sql.readHomeWeeks(tx, userId, week)).filter(isNews)

/**
 * RES-10. Tells each company of its last week, and each resident who asked of their homes': once, and nothing where there
 * is nothing to say. Safe to repeat, and to run twice at once; a Monday without a worker is made up for.
 */
export const reportLastWeek = async (): Promise<void> => {
  const week = lastWeekBefore(today())
  await eachPart(
    async () => eachByItself(await sql.listCompanies(db, week), (id) => tellCompany(id, week)),
    async () => eachByItself(await sql.listResidents(db, week), (reader) => tellResident(reader, week)),
  )
}

const tellCompany = (company_id: number, week: string): Promise<void> =>
  write(async (tx) => {
    if (!(await sql.takeCompany(tx, company_id, week))) return
    if (!(await companyNews(tx, company_id, week))) return
    for (const { id, email, locale } of await sql.listStaff(tx, company_id))
      await recordMail(tx, {
        channel_code: 'WEEKLY_REPORT',
        recipient: email,
        recipient_user_id: id,
        company_id,
        locale,
        facts: { week },
      })
  })

const tellResident = ({ id, email, locale }: sql.Reader, week: string): Promise<void> =>
  write(async (tx) => {
    if (!(await sql.takeResident(tx, id, week))) return
    if ((await homeNews(tx, id, week)).length === 0) return
    await recordMail(tx, {
      channel_code: 'HOME_REPORT',
      recipient: email,
      recipient_user_id: id,
      locale,
      facts: { week },
    })
  })
