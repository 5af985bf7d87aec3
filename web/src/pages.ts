import type { RouteComponent } from '@tanstack/react-router'
import { bringOperations } from './platform/link.ts'
import { isSignedIn } from './platform/session.ts'
import { isNarrow } from './ui/isNarrow.ts'
import { withDwellingTexts, withEveryText, withFirstTexts, withProjectTexts } from './platform/withTexts.ts'

type Pages<Name extends string> = Record<Name, () => Promise<{ default: RouteComponent }>>

const drawnBy =
  <Name extends string>(load: () => Promise<Record<Name, RouteComponent>>, name: Name) =>
  async () => ({ default: (await load())[name] })

/** Behind the sign-in, with all that is called there. */
const withOperations =
  <T>(load: () => Promise<T>) =>
  () =>
    Promise.all([load(), isSignedIn() ? bringOperations() : undefined]).then(([drawn]) => drawn)

/** A page, which comes with the texts of every page, and behind the sign-in with all that is called there. */
const page = <Name extends string>(load: () => Promise<Record<Name, RouteComponent>>, name: Name) =>
  withEveryText(withOperations(drawnBy(load, name)))

const projectParts = () =>
  Promise.all([import('./projects/parts.ts'), import('./projects/PartOfPage.tsx')]).then(([{ projectParts }]) =>
    projectParts.bring(),
  )

/** Its parts are closed rows on a phone, and come with it where they are seen at once. */
const project = () =>
  Promise.all([
    import('./projects/ProjectPage.tsx'),
    // What could not come is tried again by the page.
    isNarrow() ? undefined : projectParts().catch(() => undefined),
  ]).then(([drawn]) => drawn)

/** What is drawn in the frame of the portal's people. */
const work = {
  shell: withFirstTexts(drawnBy(() => import('./platform/shell/Shell.tsx'), 'Shell')),
  // The home pages and the list of projects say nothing but the first texts, which the shell has waited for.
  home: drawnBy(() => import('./home/HomePage.tsx'), 'HomePage'),
  projects: drawnBy(() => import('./projects/ProjectsPage.tsx'), 'ProjectsPage'),
  notFound: drawnBy(() => import('./platform/shell/NotFoundPage.tsx'), 'NotFoundPage'),
  companies: page(() => import('./home/CompaniesPage.tsx'), 'CompaniesPage'),
  project: withProjectTexts(withOperations(drawnBy(project, 'ProjectPage'))),
  campaigns: page(() => import('./campaigns/CampaignsPage.tsx'), 'CampaignsPage'),
  campaign: page(() => import('./campaigns/CampaignPage.tsx'), 'CampaignPage'),
  sortFiles: page(() => import('./sortings/SortingPage.tsx'), 'SortingPage'),
  importProjects: page(() => import('./intakes/ImportPage.tsx'), 'ImportPage'),
  passports: page(() => import('./passports/PassportsPage.tsx'), 'PassportsPage'),
  passport: page(() => import('./passports/PassportPage.tsx'), 'PassportPage'),
  interventions: page(() => import('./interventions/InterventionsPage.tsx'), 'InterventionsPage'),
  contacts: page(() => import('./contacts/ContactsPage.tsx'), 'ContactsPage'),
  accesses: page(() => import('./accesses/AccessesPage.tsx'), 'AccessesPage'),
  materialLabels: page(() => import('./materialLabels/LabelsPage.tsx'), 'LabelsPage'),
  templates: page(() => import('./templates/TemplatesPage.tsx'), 'TemplatesPage'),
  settings: page(() => import('./companies/SettingsPage.tsx'), 'SettingsPage'),
  identity: page(() => import('./identities/IdentityPage.tsx'), 'IdentityPage'),
  team: page(() => import('./companies/team/TeamPage.tsx'), 'TeamPage'),
  messages: page(() => import('./messages/InboxPage.tsx'), 'InboxPage'),
  notifications: page(() => import('./notifications/NotificationsPage.tsx'), 'NotificationsPage'),
  account: page(() => import('./accounts/AccountPage.tsx'), 'AccountPage'),
}

const administration = {
  subscriptions: page(() => import('./subscriptions/SubscriptionsPage.tsx'), 'SubscriptionsPage'),
  partners: page(() => import('./partners/PartnersPage.tsx'), 'PartnersPage'),
  partner: page(() => import('./partners/PartnerPage.tsx'), 'PartnerPage'),
  people: page(() => import('./people/PeoplePage.tsx'), 'PeoplePage'),
  manufacturers: page(() => import('./manufacturers/ManufacturersPage.tsx'), 'ManufacturersPage'),
  products: page(() => import('./products/ProductsPage.tsx'), 'ProductsPage'),
  productRequests: page(() => import('./products/requests/RequestsPage.tsx'), 'RequestsPage'),
  productClasses: page(() => import('./productClasses/ProductClassesPage.tsx'), 'ProductClassesPage'),
  productLabels: page(() => import('./productLabels/ProductLabelsPage.tsx'), 'ProductLabelsPage'),
  channels: page(() => import('./channels/ChannelsPage.tsx'), 'ChannelsPage'),
  trades: page(() => import('./trades/TradesPage.tsx'), 'TradesPage'),
  retention: page(() => import('./retention/RetentionPage.tsx'), 'RetentionPage'),
  energyUtilities: page(() => import('./energies/utilities/UtilitiesPage.tsx'), 'UtilitiesPage'),
  homePapers: page(() => import('./orders/HomePapersPage.tsx'), 'HomePapersPage'),
  energyRequests: page(() => import('./energies/RequestsPage.tsx'), 'RequestsPage'),
  assistance: page(() => import('./assistance/AssistancePage.tsx'), 'AssistancePage'),
  security: page(() => import('./security/SecurityPage.tsx'), 'SecurityPage'),
  administrationFeed: page(() => import('./administration/FeedPage.tsx'), 'FeedPage'),
  allMails: page(() => import('./administration/MailsPage.tsx'), 'MailsPage'),
}

/** Whoever comes with a session has the step of the code at once: the form they come from stays until it is there. */
const activation = () =>
  Promise.all([
    import('./residents/ActivationPage.tsx'),
    isSignedIn() ? import('./residents/Activation.tsx') : undefined,
  ]).then(([drawn]) => drawn)

/** The parts of one home come together. */
const home = () => import('./dwelling.ts')

/** A page of « Mon logement », with its texts alone: it is opened on a telephone. */
const dwellingPage = <Name extends string>(load: () => Promise<Record<Name, RouteComponent>>, name: Name) =>
  withDwellingTexts(withOperations(drawnBy(load, name)))

/** The residents' way in, and their own area. */
const dwelling = {
  shared: page(() => import('./booklet/SharedPage.tsx'), 'SharedPage'),
  deposit: page(() => import('./booklet/DepositPage.tsx'), 'DepositPage'),
  invitation: page(() => import('./residents/InvitationPage.tsx'), 'InvitationPage'),
  activation: page(activation, 'ActivationPage'),
  residentArea: dwellingPage(() => import('./residents/ResidentPage.tsx'), 'ResidentArea'),
  myHomes: dwellingPage(() => import('./residents/MyHomesPage.tsx'), 'MyHomesPage'),
  ownAccount: page(() => import('./residents/OwnAccountPage.tsx'), 'OwnAccountPage'),
  homeFrame: dwellingPage(home, 'HomeFrame'),
  homeNow: dwellingPage(home, 'HomeNow'),
  homeDocuments: dwellingPage(home, 'DocumentsPage'),
  homeEquipment: dwellingPage(home, 'EquipmentPage'),
  homeShares: page(() => import('./booklet/SharesPage.tsx'), 'SharesPage'),
  homeWorks: page(() => import('./booklet/WorksPage.tsx'), 'WorksPage'),
  homeHousehold: dwellingPage(home, 'HouseholdPage'),
  homeMessages: dwellingPage(home, 'HomeMessagesPage'),
}

const accounts = {
  /** Around every page of someone signed in: it comes before any of their texts. */
  signedIn: drawnBy(() => import('./accounts/security/SignedIn.tsx'), 'SignedIn'),
  ownSecurity: page(() => import('./accounts/security/SecurityPage.tsx'), 'SecurityPage'),
  enrolment: page(() => import('./accounts/security/EnrolmentPage.tsx'), 'EnrolmentPage'),
  returnFromProvider: page(() => import('./identities/ReturnPage.tsx'), 'ReturnPage'),
  resetPassword: page(() => import('./accounts/ResetPage.tsx'), 'ResetPage'),
  unsubscribe: page(() => import('./accounts/UnsubscribePage.tsx'), 'UnsubscribePage'),
  emailValidation: page(() => import('./accounts/EmailValidationPage.tsx'), 'EmailValidationPage'),
}

/**
 * What each page is drawn by, apart from the tree of addresses (`routes.tsx`): the sign-in knows all addresses, and would
 * otherwise carry the file of every page and of all that each brings.
 */
export const pages = { ...work, ...administration, ...dwelling, ...accounts } satisfies Pages<string>
