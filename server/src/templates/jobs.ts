import { jobKind, type JobKind } from '#platform/jobs.ts'
import { goingOn, resumeRuns } from './runs/rules.ts'

export const templateJobs: JobKind<never>[] = [
  goingOn,
  jobKind({ name: 'templates.resume', atStart: true, handle: resumeRuns }),
]
