import { jobKind, type JobKind } from '#platform/jobs.ts'
import { filingOn } from './filing/rules.ts'
import { readingOn } from './reading/rules.ts'
import { forgetOld, resumeSortings } from './rules.ts'

export const sortingJobs: JobKind<never>[] = [
  readingOn,
  filingOn,
  jobKind({ name: 'sortings.resume', atStart: true, handle: resumeSortings }),
  jobKind({ name: 'sortings.forget', cron: '29 3 * * *', handle: forgetOld }),
]
