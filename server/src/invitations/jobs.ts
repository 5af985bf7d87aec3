import { jobKind, type JobKind } from '#platform/jobs.ts'
import { sendCodeJob } from './credentials/jobs.ts'
import { applyEventsJob } from './events/jobs.ts'
import { remindOfAccounts } from './reminders/rules.ts'
import { goingOn, resumeRuns } from './runs/rules.ts'

/** Every morning: the homes that nobody has activated. */
const remindDaily = jobKind({ name: 'invitations.remind', cron: '10 8 * * *', handle: () => remindOfAccounts() })

export const invitationJobs: JobKind<never>[] = [
  sendCodeJob,
  applyEventsJob,
  goingOn,
  jobKind({ name: 'invitations.resume', atStart: true, handle: resumeRuns }),
  remindDaily,
]
