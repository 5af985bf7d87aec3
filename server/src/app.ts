import { accessMails } from './accesses/mails.ts'
import { accessRoutes } from './accesses/routes.ts'
import { accountJobs } from './accounts/jobs.ts'
import { accountMails } from './accounts/mails.ts'
import { peopleRoutes } from './accounts/people/routes.ts'
import { accountRoutes, accountStreams } from './accounts/routes.ts'
import { addressJobs } from './addresses/jobs.ts'
import { addressRoutes } from './addresses/routes.ts'
import { bookletMails } from './booklet/asks/mails.ts'
import { shareMails } from './booklet/shares/mails.ts'
import { bookletJobs } from './booklet/jobs.ts'
import { bookletRoutes, bookletStreams } from './booklet/routes.ts'
import { channelRoutes } from './channels/routes.ts'
import { companyJobs } from './companies/jobs.ts'
import { partnerRoutes } from './companies/partners/routes.ts'
import { companyMails } from './companies/mails.ts'
import { teamMails } from './companies/team/mails.ts'
import { companyRoutes, companyStreams } from './companies/routes.ts'
import { administrationRoutes, administrationStreams } from './administration/routes.ts'
import { contactRoutes, contactStreams } from './contacts/routes.ts'
import { productRequestMails } from './devices/requests/mails.ts'
import { deviceJobs } from './devices/jobs.ts'
import { careMails } from './devices/reminders/mails.ts'
import { deviceRoutes, deviceStreams } from './devices/routes.ts'
import { documentJobs } from './documents/jobs.ts'
import { documentRoutes, documentStreams } from './documents/routes.ts'
import { energyRoutes } from './energies/routes.ts'
import { feedRoutes } from './feed/routes.ts'
import { findingRoutes } from './finding/routes.ts'
import { flatRoutes } from './flats/routes.ts'
import { householdJobs } from './household/jobs.ts'
import { householdRoutes, householdStreams } from './household/routes.ts'
import { identityJobs } from './identities/jobs.ts'
import { identityMails } from './identities/mails.ts'
import { identityRoutes } from './identities/routes.ts'
import { intakeJobs } from './intakes/jobs.ts'
import { intakeRoutes, intakeStreams } from './intakes/routes.ts'
import { sortingJobs } from './sortings/jobs.ts'
import { sortingRoutes, sortingStreams } from './sortings/routes.ts'
import { interventionRoutes, interventionStreams } from './interventions/routes.ts'
import { credentialMails } from './invitations/credentials/mails.ts'
import { invitationJobs } from './invitations/jobs.ts'
import { invitationMails } from './invitations/mails.ts'
import { reminderMails } from './invitations/reminders/mails.ts'
import { invitationRoutes, invitationStreams } from './invitations/routes.ts'
import { productRoutes, productStreams } from './products/routes.ts'
import { materialLabelRoutes } from './materialLabels/routes.ts'
import { messageMails } from './messages/mails.ts'
import { messageRoutes, messageStreams } from './messages/routes.ts'
import { noteRoutes } from './notes/routes.ts'
import { notificationJobs } from './notifications/jobs.ts'
import { notificationRoutes, notificationStreams } from './notifications/routes.ts'
import { tellOfMail } from './notifications/rules.ts'
import { passportRoutes, passportStreams } from './passports/routes.ts'
import { portalRoutes } from './portal/routes.ts'
import { orderRoutes } from './orders/routes.ts'
import { pictureRoutes, pictureStreams } from './pictures/routes.ts'
import { projectRoutes, projectStreams } from './projects/routes.ts'
import { projectOnArrival } from './projects/sql.ts'
import { provisionRoutes } from './provisions/routes.ts'
import { subscriptionJobs } from './provisions/subscriptions/jobs.ts'
import { subscriptionMails } from './provisions/subscriptions/mails.ts'
import { subscriptionRoutes } from './provisions/subscriptions/routes.ts'
import { reportJobs } from './notifications/reports/jobs.ts'
import { reportMails } from './notifications/reports/mails.ts'
import { saleJobs } from './sales/jobs.ts'
import { saleMails } from './sales/mails.ts'
import { saleRoutes, saleStreams } from './sales/routes.ts'
import { retentionJobs } from './retention/jobs.ts'
import { retentionMails } from './retention/mails.ts'
import { retentionRoutes, retentionStreams } from './retention/routes.ts'
import { residentJobs } from './residents/leaving/jobs.ts'
import { residentMails } from './residents/mails.ts'
import { residentRoutes } from './residents/routes.ts'
import { securityJobs } from './security/jobs.ts'
import { securityRoutes, securityStreams } from './security/routes.ts'
import { campaignJobs } from './campaigns/jobs.ts'
import { holdBack } from './campaigns/sending/rules.ts'
import { campaignRoutes, campaignStreams } from './campaigns/routes.ts'
import { certificateRoutes, certificateStreams } from './certificates/routes.ts'
import { studyJobs } from './studies/jobs.ts'
import { studyRoutes, studyStreams } from './studies/routes.ts'
import { templateJobs } from './templates/jobs.ts'
import { templateRoutes, templateStreams } from './templates/routes.ts'
import { tenantMails } from './tenants/mails.ts'
import { tenantRoutes } from './tenants/routes.ts'
import { manufacturerRoutes } from './manufacturers/routes.ts'
import { productClassRoutes } from './productClasses/routes.ts'
import { productLabelRoutes } from './productLabels/routes.ts'
import { tradeRoutes } from './trades/routes.ts'
import { viewRoutes } from './views/routes.ts'
import type { ArrivalRead } from '#platform/arrival.ts'
import { sweeping, sweepingOrphans } from '#platform/files/janitor.ts'
import { forgetting } from '#platform/idempotency.ts'
import type { JobKind } from '#platform/jobs.ts'
import { forgetMails } from '#platform/mail/forgetting.ts'
import { givingUp, mailJob } from '#platform/mail/outbox.ts'
import { thumbnailing } from '#platform/pictures/thumbnails.ts'
import type { StreamRoute } from '#platform/streams.ts'

/** What each domain brings. Nothing clever: a list. */
export const router = {
  portal: portalRoutes,
  accounts: accountRoutes,
  identities: identityRoutes,
  channels: channelRoutes,
  companies: companyRoutes,
  addresses: addressRoutes,
  accesses: accessRoutes,
  projects: projectRoutes,
  intakes: intakeRoutes,
  sortings: sortingRoutes,
  provisions: provisionRoutes,
  invitations: invitationRoutes,
  campaigns: campaignRoutes,
  residents: residentRoutes,
  sales: saleRoutes,
  tenants: tenantRoutes,
  documents: documentRoutes,
  booklet: bookletRoutes,
  pictures: pictureRoutes,
  feed: feedRoutes,
  finding: findingRoutes,
  studies: studyRoutes,
  certificates: certificateRoutes,
  materialLabels: materialLabelRoutes,
  templates: templateRoutes,
  passports: passportRoutes,
  interventions: interventionRoutes,
  products: productRoutes,
  devices: deviceRoutes,
  contacts: contactRoutes,
  energies: energyRoutes,
  orders: orderRoutes,
  flats: flatRoutes,
  household: householdRoutes,
  messages: messageRoutes,
  notifications: notificationRoutes,
  security: securityRoutes,
  views: viewRoutes,
  administration: administrationRoutes,
  notes: noteRoutes,
  trades: tradeRoutes,
  manufacturers: manufacturerRoutes,
  productLabels: productLabelRoutes,
  productClasses: productClassRoutes,
  people: peopleRoutes,
  subscriptions: subscriptionRoutes,
  partners: partnerRoutes,
  retentions: retentionRoutes,
}

export const streams: StreamRoute[] = [
  ...accountStreams,
  ...companyStreams,
  ...projectStreams,
  ...intakeStreams,
  ...sortingStreams,
  ...invitationStreams,
  ...campaignStreams,
  ...documentStreams,
  ...bookletStreams,
  ...pictureStreams,
  ...studyStreams,
  ...certificateStreams,
  ...deviceStreams,
  ...productStreams,
  ...contactStreams,
  ...administrationStreams,
  ...securityStreams,
  ...passportStreams,
  ...interventionStreams,
  ...templateStreams,
  ...householdStreams,
  ...saleStreams,
  ...messageStreams,
  ...notificationStreams,
  ...retentionStreams,
]

/** What operations read of their project as their caller arrives. */
export const reads: ArrivalRead[] = [projectOnArrival]

/** Every template of mail: one for each channel. */
export const mails = [
  ...accountMails,
  ...identityMails,
  ...companyMails,
  ...teamMails,
  ...accessMails,
  ...invitationMails,
  ...credentialMails,
  ...reminderMails,
  ...careMails,
  ...reportMails,
  ...residentMails,
  ...tenantMails,
  ...saleMails,
  ...messageMails,
  ...bookletMails,
  ...shareMails,
  ...subscriptionMails,
  ...retentionMails,
  ...productRequestMails,
]

export const jobKinds: JobKind<never>[] = [
  ...accountJobs,
  ...identityJobs,
  ...addressJobs,
  ...bookletJobs,
  ...companyJobs,
  ...deviceJobs,
  ...documentJobs,
  ...intakeJobs,
  ...sortingJobs,
  ...invitationJobs,
  ...campaignJobs,
  ...studyJobs,
  ...notificationJobs,
  ...templateJobs,
  ...securityJobs,
  ...subscriptionJobs,
  ...retentionJobs,
  ...reportJobs,
  ...householdJobs,
  ...residentJobs,
  ...saleJobs,
  mailJob(mails, { failed: tellOfMail, notNeeded: holdBack }),
  givingUp({ failed: tellOfMail }),
  forgetMails,
  sweeping,
  sweepingOrphans,
  thumbnailing,
  forgetting,
]
