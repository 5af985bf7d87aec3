import { jobKind, type JobKind } from '#platform/jobs.ts'
import { tellEnding } from './validity/rules.ts'

/** Every morning: which papers soon count no more. */
const tellDaily = jobKind({ name: 'documents.tell-ending', cron: '40 7 * * *', handle: () => tellEnding() })

export const documentJobs: JobKind<never>[] = [tellDaily]
