import { jobKind, type JobKind } from '#platform/jobs.ts'
import { forgetDeleted } from './deleted/rules.ts'
import { tellEnding } from './validity/rules.ts'

/** Every morning: which papers soon count no more. */
const tellDaily = jobKind({ name: 'documents.tell-ending', cron: '40 7 * * *', handle: () => tellEnding() })

/** Every night, before the files that nothing speaks of any more are swept. */
const forgetting = jobKind({ name: 'documents.forget-deleted', cron: '5 3 * * *', handle: forgetDeleted })

export const documentJobs: JobKind<never>[] = [tellDaily, forgetting]
