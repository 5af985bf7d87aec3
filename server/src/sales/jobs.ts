import type { JobKind } from '#platform/jobs.ts'
import { settling } from './rules.ts'

export const saleJobs: JobKind<never>[] = [settling]
