import { jobKind, type JobKind } from '#platform/jobs.ts'
import { refreshAll } from './rules.ts'

/** Every night, and as workers start: what no trigger has told, such as an attestation that ends. */
const refresh = jobKind({ name: 'booklet.refresh', cron: '20 4 * * *', atStart: true, handle: refreshAll })

export const bookletJobs: JobKind<never>[] = [refresh]
