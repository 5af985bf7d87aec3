import { eachPart } from '#platform/eachByItself.ts'
import { jobKind, type JobKind } from '#platform/jobs.ts'
import { forgetOldWindows } from '#platform/limits.ts'
import { sendPasswordReset } from './passwords/jobs.ts'
import { forgetOldTokens } from './removal/rules.ts'
import { eraseClosedAccounts } from './erasure/rules.ts'
import { forgetOldSessions } from './sessions/rules.ts'
import { resealSecrets } from './totp/rules.ts'

/** Every night: closed accounts, and the traces of sessions and attempts that are long over. */
const forget = jobKind({
  name: 'accounts.forget',
  cron: '20 3 * * *',
  handle: () => eachPart(eraseClosedAccounts, forgetOldTokens, forgetOldSessions, forgetOldWindows, resealSecrets),
})

export const accountJobs: JobKind<never>[] = [sendPasswordReset, forget]
