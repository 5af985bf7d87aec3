import type { RouteComponent } from '@tanstack/react-router'
import { bringOperations } from './platform/link.ts'
import { isSignedIn } from './platform/session.ts'
import { isNarrow } from './ui/isNarrow.ts'
import {
  withDwellingTexts,
  withEveryText,
  withFirstTexts,
  withGasTexts,
  withProjectTexts,
  withRoomTexts,
} from './platform/withTexts.ts'

export type Pages<Name extends string> = Record<Name, () => Promise<{ default: RouteComponent }>>

const drawnBy =
  <Name extends string>(load: () => Promise<Record<Name, RouteComponent>>, name: Name) =>
  async () => ({ default: (await load())[name] })

/** Behind the sign-in, with all that is called there. */
const withOperations =
  <T>(load: () => Promise<T>) =>
  () =>
    Promise.all([load(), isSignedIn() ? bringOperations() : undefined]).then(([drawn]) => drawn)

/** A page, which comes with the texts of every page, and behind the sign-in with all that is called there. */
export const everyPage = <Name extends string>(load: () => Promise<Record<Name, RouteComponent>>, name: Name) =>
  withEveryText(withOperations(drawnBy(load, name)))

/** A list of an installer, with its texts alone: it is opened in a cellar. */
const gasPage = <Name extends string>(load: () => Promise<Record<Name, RouteComponent>>, name: Name) =>
  withGasTexts(withOperations(drawnBy(load, name)))

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
  companies: everyPage(() => import('./home/CompaniesPage.tsx'), 'CompaniesPage'),
  project: withProjectTexts(withOperations(drawnBy(project, 'ProjectPage'))),
  campaigns: everyPage(() => import('./campaigns/CampaignsPage.tsx'), 'CampaignsPage'),
  campaign: everyPage(() => import('./campaigns/CampaignPage.tsx'), 'CampaignPage'),
  sortFiles: everyPage(() => import('./sortings/SortingPage.tsx'), 'SortingPage'),
  importProjects: everyPage(() => import('./intakes/ImportPage.tsx'), 'ImportPage'),
  passports: gasPage(() => import('./passports/PassportsPage.tsx'), 'PassportsPage'),
  passport: everyPage(() => import('./passports/PassportPage.tsx'), 'PassportPage'),
  interventions: gasPage(() => import('./interventions/InterventionsPage.tsx'), 'InterventionsPage'),
  contacts: everyPage(() => import('./contacts/ContactsPage.tsx'), 'ContactsPage'),
  accesses: everyPage(() => import('./accesses/AccessesPage.tsx'), 'AccessesPage'),
  materialLabels: everyPage(() => import('./materialLabels/LabelsPage.tsx'), 'LabelsPage'),
  templates: everyPage(() => import('./templates/TemplatesPage.tsx'), 'TemplatesPage'),
  settings: everyPage(() => import('./companies/SettingsPage.tsx'), 'SettingsPage'),
  identity: everyPage(() => import('./identities/IdentityPage.tsx'), 'IdentityPage'),
  team: everyPage(() => import('./companies/team/TeamPage.tsx'), 'TeamPage'),
  messages: everyPage(() => import('./messages/InboxPage.tsx'), 'InboxPage'),
  notifications: everyPage(() => import('./notifications/NotificationsPage.tsx'), 'NotificationsPage'),
  account: everyPage(() => import('./accounts/AccountPage.tsx'), 'AccountPage'),
  assistance: everyPage(() => import('./assistance/AssistancePage.tsx'), 'AssistancePage'),
}

/** Whoever comes with a session has the step of the code at once: the form they come from stays until it is there. */
const activation = () =>
  Promise.all([
    import('./residents/ActivationPage.tsx'),
    isSignedIn() ? import('./residents/Activation.tsx') : undefined,
  ]).then(([drawn]) => drawn)

const home = () => import('./dwelling.ts')
const rooms = () => import('./rooms.ts')

/** A page of « Mon logement », with its texts alone: it is opened on a telephone. */
const dwellingPage = <Name extends string>(load: () => Promise<Record<Name, RouteComponent>>, name: Name) =>
  withDwellingTexts(withOperations(drawnBy(load, name)))

/** One that a home leads to. */
const room = <Name extends string>(load: () => Promise<Record<Name, RouteComponent>>, name: Name) =>
  withRoomTexts(withOperations(drawnBy(load, name)))

/** The residents' way in, and their own area. */
const dwelling = {
  shared: everyPage(() => import('./booklet/SharedPage.tsx'), 'SharedPage'),
  deposit: everyPage(() => import('./booklet/DepositPage.tsx'), 'DepositPage'),
  invitation: everyPage(() => import('./residents/InvitationPage.tsx'), 'InvitationPage'),
  activation: everyPage(activation, 'ActivationPage'),
  residentArea: dwellingPage(() => import('./residents/ResidentPage.tsx'), 'ResidentArea'),
  myHomes: dwellingPage(() => import('./residents/MyHomesPage.tsx'), 'MyHomesPage'),
  ownAccount: everyPage(() => import('./residents/OwnAccountPage.tsx'), 'OwnAccountPage'),
  homeFrame: dwellingPage(home, 'HomeFrame'),
  homeNow: dwellingPage(home, 'HomeNow'),
  homeDocuments: room(rooms, 'DocumentsPage'),
  homeEquipment: room(rooms, 'EquipmentPage'),
  homeShares: everyPage(() => import('./booklet/SharesPage.tsx'), 'SharesPage'),
  homeWorks: everyPage(() => import('./booklet/WorksPage.tsx'), 'WorksPage'),
  homeHousehold: room(rooms, 'HouseholdPage'),
  homeMessages: room(rooms, 'HomeMessagesPage'),
}

const accounts = {
  /** Around every page of someone signed in: it comes before any of their texts. */
  signedIn: drawnBy(() => import('./accounts/security/SignedIn.tsx'), 'SignedIn'),
  ownSecurity: everyPage(() => import('./accounts/security/SecurityPage.tsx'), 'SecurityPage'),
  enrolment: everyPage(() => import('./accounts/security/EnrolmentPage.tsx'), 'EnrolmentPage'),
  returnFromProvider: everyPage(() => import('./identities/ReturnPage.tsx'), 'ReturnPage'),
  resetPassword: everyPage(() => import('./accounts/ResetPage.tsx'), 'ResetPage'),
  unsubscribe: everyPage(() => import('./accounts/UnsubscribePage.tsx'), 'UnsubscribePage'),
  emailValidation: everyPage(() => import('./accounts/EmailValidationPage.tsx'), 'EmailValidationPage'),
}

/**
 * What each page is drawn by, apart from the tree of addresses (`routes.tsx`): the sign-in knows all addresses, and would
 * otherwise carry the file of every page and of all that each brings.
 */
export const pages = { ...work, ...dwelling, ...accounts } satisfies Pages<string>
