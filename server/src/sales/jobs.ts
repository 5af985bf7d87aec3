import { jobKind, type JobKind } from '#platform/jobs.ts'
import { settleDue } from './rules.ts'

/** Every hour, and as workers start: what was accepted changes hands on the day of its deed. */
const settle = jobKind({ name: 'sales.settle', cron: '7 * * * *', atStart: true, handle: () => settleDue() })

export const saleJobs: JobKind<never>[] = [settle]
