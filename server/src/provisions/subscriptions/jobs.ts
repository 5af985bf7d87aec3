import { jobKind, type JobKind } from '#platform/jobs.ts'
import { renewTerms, tellOfEnds } from './rules.ts'

/** Every morning: who is told that an offer is about to end. */
const tellOfEndsDaily = jobKind({ name: 'subscriptions.tell-of-ends', cron: '40 7 * * *', handle: () => tellOfEnds() })

/** Early in the morning of a last day: what renews by itself goes on. */
const renewDaily = jobKind({ name: 'subscriptions.renew', cron: '20 4 * * *', handle: () => renewTerms() })

export const subscriptionJobs: JobKind<never>[] = [renewDaily, tellOfEndsDaily]
