import { jobKind, type JobKind } from '#platform/jobs.ts'
import { foldCounts, recount } from './counts/rules.ts'
import { followAll, following } from './merging/rules.ts'
import { tellAll, tellingPeople } from './merged/rules.ts'
import { forgetInvitations } from './team/rules.ts'

/** Every night: the invitations that nobody took up in time. */
const forget = jobKind({ name: 'companies.forget', cron: '10 3 * * *', handle: forgetInvitations })

/** Every minute, so that the figures of a home page are read from few rows. They are exact before and after. */
const fold = jobKind({ name: 'companies.foldCounts', cron: '* * * * *', handle: foldCounts })
/** Every night. */
const count = jobKind({ name: 'companies.recount', cron: '40 4 * * *', handle: recount })

/** As workers start, and every hour. */
const followLeft = jobKind({ name: 'companies.follow-left', cron: '27 * * * *', atStart: true, handle: followAll })

const tellLeft = jobKind({ name: 'companies.tell-merged-left', cron: '31 * * * *', atStart: true, handle: tellAll })

export const companyJobs: JobKind<never>[] = [forget, fold, count, following, followLeft, tellingPeople, tellLeft]
