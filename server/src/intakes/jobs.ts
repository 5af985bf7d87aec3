import { jobKind, type JobKind } from '#platform/jobs.ts'
import { goingOn, resumeIntakes } from './creating/rules.ts'
import { forgetOld } from './rules.ts'

export const intakeJobs: JobKind<never>[] = [
  goingOn,
  jobKind({ name: 'intakes.resume', atStart: true, handle: resumeIntakes }),
  jobKind({ name: 'intakes.forget', cron: '23 3 * * *', handle: forgetOld }),
]
