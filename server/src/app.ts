import { accountJobs } from './accounts/jobs.ts'
import { accountMails } from './accounts/mails.ts'
import { accountRoutes, accountStreams } from './accounts/routes.ts'
import { companyMails } from './companies/mails.ts'
import { companyRoutes } from './companies/routes.ts'
import { documentRoutes, documentStreams } from './documents/routes.ts'
import { feedRoutes } from './feed/routes.ts'
import { credentialMails } from './invitations/credentials/mails.ts'
import { invitationJobs } from './invitations/jobs.ts'
import { invitationMails } from './invitations/mails.ts'
import { invitationRoutes, invitationStreams } from './invitations/routes.ts'
import { projectRoutes, projectStreams } from './projects/routes.ts'
import { provisionRoutes } from './provisions/routes.ts'
import { residentMails } from './residents/mails.ts'
import { residentRoutes } from './residents/routes.ts'
import { studyRoutes } from './studies/routes.ts'
import { templateRoutes } from './templates/routes.ts'
import { sweeping } from '#platform/files/janitor.ts'
import type { JobKind } from '#platform/jobs.ts'
import { mailJob } from '#platform/mail/outbox.ts'
import type { StreamRoute } from '#platform/streams.ts'

/** What each domain brings. Nothing clever: a list. */
export const router = {
  accounts: accountRoutes,
  companies: companyRoutes,
  projects: projectRoutes,
  provisions: provisionRoutes,
  invitations: invitationRoutes,
  residents: residentRoutes,
  documents: documentRoutes,
  feed: feedRoutes,
  studies: studyRoutes,
  templates: templateRoutes,
}

export const streams: StreamRoute[] = [...accountStreams, ...projectStreams, ...invitationStreams, ...documentStreams]

const mails = [...accountMails, ...companyMails, ...invitationMails, ...credentialMails, ...residentMails]

export const jobKinds: JobKind<never>[] = [...accountJobs, ...invitationJobs, mailJob(mails), sweeping]
