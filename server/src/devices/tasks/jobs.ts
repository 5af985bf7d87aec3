import type { JobKind } from '#platform/jobs.ts'
import { recounting } from './rules.ts'

export const deviceJobs: JobKind<never>[] = [recounting]
