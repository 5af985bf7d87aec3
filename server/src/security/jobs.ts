import { jobKind, type JobKind } from '#platform/jobs.ts'
import { forgetOldEvents } from './rules.ts'

export const securityJobs: JobKind<never>[] = [
  jobKind({ name: 'security.forget', cron: '40 3 * * *', handle: forgetOldEvents }),
]
