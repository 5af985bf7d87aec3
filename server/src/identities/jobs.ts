import { eachPart } from '#platform/eachByItself.ts'
import { jobKind, type JobKind } from '#platform/jobs.ts'
import { resealSecrets } from './providers/rules.ts'
import { resealSessions } from './renewals/rules.ts'
import { forgetOldAttempts } from './signIn/rules.ts'
import { watchDomains } from './watching/rules.ts'

/** Every night: sign-ins that nobody came back from. */
const forget = jobKind({ name: 'identities.forget', cron: '40 3 * * *', handle: forgetOldAttempts })

/** Every night: what a former key has sealed. */
const reseal = jobKind({
  name: 'identities.reseal',
  cron: '20 3 * * *',
  handle: () => eachPart(resealSecrets, resealSessions),
})

/** Every hour: proven domains that nobody has looked at for a day (decision 157). */
const watch = jobKind({ name: 'identities.watch-domains', cron: '12 * * * *', handle: watchDomains })

export const identityJobs: JobKind<never>[] = [forget, reseal, watch]
