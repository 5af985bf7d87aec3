import { jobKind, type JobKind } from '#platform/jobs.ts'
import { announce, erasing } from './rules.ts'

/** Every morning: who is told that what they left is kept no longer. */
const announceDaily = jobKind({ name: 'retention.announce', cron: '50 7 * * *', handle: () => announce() })

export const retentionJobs: JobKind<never>[] = [announceDaily, erasing]
