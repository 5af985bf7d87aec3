import { jobKind, type JobKind } from '#platform/jobs.ts'
import { remindOfCare } from './reminders/rules.ts'
import { recounting } from './tasks/rules.ts'

/** Every morning: what is to be maintained within a month. */
const remindDaily = jobKind({ name: 'devices.remind', cron: '20 8 * * *', handle: () => remindOfCare() })

export const deviceJobs: JobKind<never>[] = [recounting, remindDaily]
