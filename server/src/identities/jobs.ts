import { jobKind, type JobKind } from '#platform/jobs.ts'
import { forgetOldAttempts } from './signIn/rules.ts'

/** Every night: sign-ins that nobody came back from. */
const forget = jobKind({ name: 'identities.forget', cron: '40 3 * * *', handle: forgetOldAttempts })

export const identityJobs: JobKind<never>[] = [forget]
