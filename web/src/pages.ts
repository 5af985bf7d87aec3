import type { RouteComponent } from '@tanstack/react-router'
import { bringOperations } from './platform/link.ts'
import type { Later } from './platform/i18n.ts'
import { isSignedIn } from './platform/session.ts'
import { withRoomTexts, withTexts } from './platform/withTexts.ts'
import { isNarrow } from './ui/isNarrow.ts'

export type Pages<Name extends string> = Record<Name, () => Promise<{ default: RouteComponent }>>

type Load<Name extends string> = () => Promise<Record<Name, RouteComponent>>

const drawnBy =
  <Name extends string>(load: Load<Name>, name: Name) =>
  async () => ({ default: (await load())[name] })

/** Behind the sign-in, with all that is called there. */
const withOperations =
  <T>(load: () => Promise<T>) =>
  () =>
    Promise.all([load(), isSignedIn() ? bringOperations() : undefined]).then(([drawn]) => drawn)

/** A page, with the texts that it says beside the first (`platform/i18n.ts`), and behind the sign-in all that is called there. */
const lightPage = <Name extends string>(load: Load<Name>, name: Name, ...texts: Later[]) =>
  withTexts(...texts)(withOperations(drawnBy(load, name)))

/** The same with the refusals of homes, by which a page says why something cannot be done. */
export const page = <Name extends string>(load: Load<Name>, name: Name, ...texts: Later[]) =>
  lightPage(load, name, 'project', ...texts)

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
  shell: withTexts()(drawnBy(() => import('./platform/shell/Shell.tsx'), 'Shell')),
  // The home pages and the list of projects say nothing but the first texts, which the shell has waited for.
  home: drawnBy(() => import('./home/HomePage.tsx'), 'HomePage'),
  projects: drawnBy(() => import('./projects/ProjectsPage.tsx'), 'ProjectsPage'),
  notFound: drawnBy(() => import('./platform/shell/NotFoundPage.tsx'), 'NotFoundPage'),
  companies: page(() => import('./home/CompaniesPage.tsx'), 'CompaniesPage', 'administration'),
  project: page(project, 'ProjectPage', 'shared'),
  campaigns: page(() => import('./campaigns/CampaignsPage.tsx'), 'CampaignsPage', 'bulk'),
  campaign: page(() => import('./campaigns/CampaignPage.tsx'), 'CampaignPage', 'bulk'),
  sortFiles: page(() => import('./sortings/SortingPage.tsx'), 'SortingPage', 'bulk'),
  importProjects: page(() => import('./intakes/ImportPage.tsx'), 'ImportPage', 'bulk'),
  passports: lightPage(() => import('./passports/PassportsPage.tsx'), 'PassportsPage', 'gas'),
  passport: page(() => import('./passports/PassportPage.tsx'), 'PassportPage', 'parts', 'gas', 'rest'),
  interventions: lightPage(() => import('./interventions/InterventionsPage.tsx'), 'InterventionsPage', 'gas'),
  contacts: page(() => import('./contacts/ContactsPage.tsx'), 'ContactsPage', 'parts', 'gas'),
  accesses: page(() => import('./accesses/AccessesPage.tsx'), 'AccessesPage', 'company'),
  materialLabels: page(() => import('./materialLabels/LabelsPage.tsx'), 'LabelsPage', 'company'),
  templates: page(() => import('./templates/TemplatesPage.tsx'), 'TemplatesPage', 'company'),
  settings: page(() => import('./companies/SettingsPage.tsx'), 'SettingsPage', 'dwelling', 'company'),
  identity: page(() => import('./identities/IdentityPage.tsx'), 'IdentityPage', 'company'),
  team: page(() => import('./companies/team/TeamPage.tsx'), 'TeamPage', 'company'),
  messages: page(() => import('./messages/InboxPage.tsx'), 'InboxPage', 'shared'),
  notifications: page(() => import('./notifications/NotificationsPage.tsx'), 'NotificationsPage', 'company'),
  account: page(() => import('./accounts/AccountPage.tsx'), 'AccountPage', 'dwelling', 'company'),
  assistance: page(
    () => import('./assistance/AssistancePage.tsx'),
    'AssistancePage',
    'company',
    'administration',
    'rest',
  ),
}

/** Whoever comes with a session has the step of the code at once: the form they come from stays until it is there. */
const activation = () =>
  Promise.all([
    import('./residents/ActivationPage.tsx'),
    isSignedIn() ? import('./residents/Activation.tsx') : undefined,
  ]).then(([drawn]) => drawn)

const home = () => import('./dwelling.ts')

/** A room that a home leads to, which comes with the others. */
const room = <Name extends keyof typeof import('./rooms.ts')>(name: Name) =>
  withRoomTexts(withOperations(drawnBy(() => import('./rooms.ts'), name)))

/** The residents' way in, and their own area. */
const dwelling = {
  shared: lightPage(() => import('./booklet/SharedPage.tsx'), 'SharedPage', 'rest'),
  deposit: lightPage(() => import('./booklet/DepositPage.tsx'), 'DepositPage', 'rest'),
  invitation: lightPage(() => import('./residents/InvitationPage.tsx'), 'InvitationPage', 'shared', 'dwelling'),
  activation: lightPage(activation, 'ActivationPage', 'shared', 'dwelling'),
  residentArea: lightPage(
    () => import('./residents/ResidentPage.tsx'),
    'ResidentArea',
    'shared',
    'booklet',
    'dwelling',
  ),
  myHomes: lightPage(() => import('./residents/MyHomesPage.tsx'), 'MyHomesPage', 'shared', 'booklet', 'dwelling'),
  ownAccount: lightPage(
    () => import('./residents/OwnAccountPage.tsx'),
    'OwnAccountPage',
    'shared',
    'dwelling',
    'company',
  ),
  homeFrame: lightPage(home, 'HomeFrame', 'shared', 'booklet', 'dwelling'),
  homeNow: lightPage(home, 'HomeNow', 'shared', 'booklet', 'dwelling'),
  homeDocuments: room('DocumentsPage'),
  homeEquipment: room('EquipmentPage'),
  homeShares: page(() => import('./booklet/SharesPage.tsx'), 'SharesPage', 'booklet'),
  homeWorks: page(() => import('./booklet/WorksPage.tsx'), 'WorksPage', 'booklet'),
  homeHousehold: room('HouseholdPage'),
  homeMessages: room('HomeMessagesPage'),
}

const accounts = {
  /** Around every page of someone signed in: it comes before any of their texts. */
  signedIn: drawnBy(() => import('./accounts/security/SignedIn.tsx'), 'SignedIn'),
  ownSecurity: page(() => import('./accounts/security/SecurityPage.tsx'), 'SecurityPage', 'dwelling', 'company'),
  enrolment: lightPage(() => import('./accounts/security/EnrolmentPage.tsx'), 'EnrolmentPage', 'dwelling'),
  returnFromProvider: page(() => import('./identities/ReturnPage.tsx'), 'ReturnPage', 'dwelling', 'company'),
  resetPassword: lightPage(() => import('./accounts/ResetPage.tsx'), 'ResetPage', 'dwelling'),
  unsubscribe: lightPage(() => import('./accounts/UnsubscribePage.tsx'), 'UnsubscribePage', 'dwelling'),
  emailValidation: lightPage(() => import('./accounts/EmailValidationPage.tsx'), 'EmailValidationPage', 'dwelling'),
}

/**
 * What each page is drawn by, apart from the tree of addresses (`routes.tsx`): the sign-in knows all addresses, and would
 * otherwise carry the file of every page and of all that each brings.
 */
export const pages = { ...work, ...dwelling, ...accounts } satisfies Pages<string>
