import type { JobKind } from '#platform/jobs.ts'
import { freeing } from './rules.ts'

export const residentJobs: JobKind<never>[] = [freeing]
