import type { JobKind } from '#platform/jobs.ts'
import { readStudyJob } from './files/rules.ts'

export const studyJobs: JobKind<never>[] = [readStudyJob]
