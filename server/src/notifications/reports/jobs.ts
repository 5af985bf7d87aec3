import { jobKind, type JobKind } from '#platform/jobs.ts'
import { reportLastWeek } from './rules.ts'

/** On Monday morning; on Tuesday for those that Monday has left out. */
const reportWeekly = jobKind({ name: 'reports.weekly', cron: '0 7 * * 1,2', handle: () => reportLastWeek() })

export const reportJobs: JobKind<never>[] = [reportWeekly]
