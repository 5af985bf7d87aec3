import { jobKind, type JobKind } from '#platform/jobs.ts'
import { forgetLeft } from './rules.ts'

const forgetDaily = jobKind({ name: 'household.forget', cron: '35 3 * * *', handle: () => forgetLeft() })

export const householdJobs: JobKind<never>[] = [forgetDaily]
