import { jobKind, type JobKind } from '#platform/jobs.ts'
import { forgetOld, tellingOthers } from './rules.ts'

export const notificationJobs: JobKind<never>[] = [
  tellingOthers,
  jobKind({ name: 'notifications.forget', cron: '30 3 * * *', handle: forgetOld }),
]
