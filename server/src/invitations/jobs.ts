import type { JobKind } from '#platform/jobs.ts'
import { sendCodeJob } from './credentials/jobs.ts'
import { applyEventsJob } from './events/jobs.ts'

export const invitationJobs: JobKind<never>[] = [sendCodeJob, applyEventsJob]
