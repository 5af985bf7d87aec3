import { jobKind, type JobKind } from '#platform/jobs.ts'
import { forgetDrafts } from './rules.ts'
import { goingOn, heldBack, relaunchDue, resumeCampaigns, tick } from './sending/rules.ts'

export const campaignJobs: JobKind<never>[] = [
  goingOn,
  heldBack,
  jobKind({ name: 'campaigns.tick', cron: '* * * * *', handle: () => tick() }),
  jobKind({ name: 'campaigns.resume', atStart: true, handle: resumeCampaigns }),
  jobKind({ name: 'campaigns.relaunch', cron: '20 9 * * *', handle: relaunchDue }),
  jobKind({ name: 'campaigns.forget', cron: '31 3 * * *', handle: forgetDrafts }),
]
