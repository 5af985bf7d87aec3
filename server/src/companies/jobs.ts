import { jobKind, type JobKind } from '#platform/jobs.ts'
import { forgetInvitations } from './team/rules.ts'

/** Every night: the invitations that nobody took up in time. */
const forget = jobKind({ name: 'companies.forget', cron: '10 3 * * *', handle: forgetInvitations })

export const companyJobs: JobKind<never>[] = [forget]
