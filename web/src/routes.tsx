import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type RouteComponent,
  type RouterHistory,
} from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import { paths } from './paths.ts'
import {
  demandAdministrator,
  demandCompany,
  demandNoCompany,
  demandNoSession,
  demandNumbers,
  demandPartner,
  demandResident,
  demandSession,
  toDetails,
  welcomeAnyone,
  type RouterContext,
} from './platform/guards.ts'
import { withEveryText, withFirstTexts } from './platform/i18n.ts'
import { parseSearch, stringifySearch } from './platform/search.ts'
import { ErrorPage, WholePageError } from './platform/shell/ErrorPage.tsx'
import { PagePending } from './platform/shell/PagePending.tsx'
import { RootLayout } from './platform/shell/RootLayout.tsx'
import { takeCode, takeInvitation } from './residents/arrival.ts'

const root = createRootRouteWithContext<RouterContext>()({
  component: RootLayout,
  errorComponent: WholePageError,
})

/** A page, which comes with the texts of every page. */
const page = <Module extends Record<string, unknown>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
) => lazyRouteComponent<Module, Name>(withEveryText(load), name)

const slash = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => redirect({ to: paths.login(), replace: true, throw: true }),
})

const optional = (value: unknown) => (typeof value === 'string' ? value : undefined)
const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: (search: Record<string, unknown>) => ({
    redirect: optional(search['redirect']),
    error: optional(search['error']),
    scope: optional(search['scope']),
  }),
  beforeLoad: demandNoSession,
  component: lazyRouteComponent(() => import('./accounts/LoginPage.tsx'), 'LoginPage'),
})

/** Where another account leads back to. */
const returned = createRoute({
  getParentRoute: () => root,
  path: '/login/return/$provider',
  component: page(() => import('./identities/entrance.ts'), 'ReturnPage'),
})

const reset = createRoute({
  getParentRoute: () => root,
  path: '/password/token/reset/$password_token',
  component: page(() => import('./accounts/ResetPage.tsx'), 'ResetPage'),
})

const emailValidation = createRoute({
  getParentRoute: () => root,
  path: '/email/validation',
  beforeLoad: welcomeAnyone,
  component: page(() => import('./accounts/EmailValidationPage.tsx'), 'EmailValidationPage'),
})

/** Open to everyone: where the mail of an invitation leads, and the QR code of a credential sheet. */
const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitation',
  beforeLoad: (arriving) => {
    takeInvitation(arriving)
    return welcomeAnyone(arriving)
  },
  component: page(() => import('./residents/InvitationPage.tsx'), 'InvitationPage'),
})

const activation = createRoute({
  getParentRoute: () => root,
  path: '/activation',
  validateSearch: (search: Record<string, unknown>) => ({
    role: search['role'] === 'OWNER' || search['role'] === 'TENANT' ? search['role'] : undefined,
  }),
  beforeLoad: (arriving) => {
    takeCode(arriving)
    return welcomeAnyone(arriving)
  },
  component: page(() => import('./residents/ActivationPage.tsx'), 'ActivationPage'),
})

/** An address that can be printed; the page is the one of everybody. */
const residentSignIn = createRoute({
  getParentRoute: () => root,
  path: '/logement/connexion',
  beforeLoad: () => redirect({ to: paths.login(), search: { scope: 'resident' }, replace: true, throw: true }),
})

/** Everything else needs a session, unknown paths too. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: demandSession,
  errorComponent: WholePageError,
})

const shell = createRoute({
  getParentRoute: () => signedIn,
  id: 'shell',
  beforeLoad: demandPartner,
  component: lazyRouteComponent(
    withFirstTexts(() => import('./platform/shell/Shell.tsx')),
    'Shell',
  ),
})

// The home pages and the list of projects say nothing but the first texts, which the shell has waited for.
const home = createRoute({
  getParentRoute: () => shell,
  path: '/company/$company_id',
  beforeLoad: demandCompany({ entry: 'home' }),
  component: lazyRouteComponent(() => import('./home/HomePage.tsx'), 'HomePage'),
})

const companies = createRoute({
  getParentRoute: () => shell,
  path: '/companies',
  beforeLoad: demandNoCompany,
  component: page(() => import('./home/CompaniesPage.tsx'), 'CompaniesPage'),
})

const projects = createRoute({
  getParentRoute: () => shell,
  path: '/projects/$company_id',
  beforeLoad: demandCompany({ entry: 'projects' }),
  component: lazyRouteComponent(() => import('./projects/ProjectsPage.tsx'), 'ProjectsPage'),
})

const project = createRoute({
  getParentRoute: () => shell,
  path: '/project/$company_id/$residence_id',
  beforeLoad: demandCompany({ entry: null, keepsOwnCompany: true }),
  // Nothing of the previous project stays on the page (SHELL-20).
  remountDeps: ({ params }) => params,
  component: page(() => import('./projects/ProjectPage.tsx'), 'ProjectPage'),
})

const residenceDetails = createRoute({
  getParentRoute: () => shell,
  path: '/residence-details/$residence_id',
  beforeLoad: toDetails,
})

const passports = createRoute({
  getParentRoute: () => shell,
  path: '/ptg/$company_id',
  beforeLoad: demandCompany({ types: ['INSTALLER', 'COMPANY_MANAGER'] }),
  component: page(() => import('./passports/PassportsPage.tsx'), 'PassportsPage'),
})

const passport = createRoute({
  getParentRoute: () => shell,
  path: '/ptg/$company_id/$residence_id',
  beforeLoad: demandCompany({ types: ['INSTALLER', 'COMPANY_MANAGER'] }),
  // Nothing of the previous passport stays on the page.
  remountDeps: ({ params }) => params,
  component: page(() => import('./passports/PassportPage.tsx'), 'PassportPage'),
})

const interventions = createRoute({
  getParentRoute: () => shell,
  path: '/interventions/$company_id',
  beforeLoad: demandCompany({ types: ['INSTALLER', 'COMPANY_MANAGER', 'RENOVATION'] }),
  component: page(() => import('./interventions/InterventionsPage.tsx'), 'InterventionsPage'),
})

const contacts = createRoute({
  getParentRoute: () => shell,
  path: '/contacts/$company_id',
  beforeLoad: demandCompany({ entry: 'contacts' }),
  component: page(() => import('./contacts/ContactsPage.tsx'), 'ContactsPage'),
})

const accesses = createRoute({
  getParentRoute: () => shell,
  path: '/accesses/$company_id',
  beforeLoad: demandCompany({ entry: 'accesses' }),
  component: page(() => import('./accesses/AccessesPage.tsx'), 'AccessesPage'),
})

const materialLabels = createRoute({
  getParentRoute: () => shell,
  path: '/materials/labels/$company_id',
  beforeLoad: demandCompany({ entry: 'material_labels' }),
  component: page(() => import('./materialLabels/LabelsPage.tsx'), 'LabelsPage'),
})

const templates = createRoute({
  getParentRoute: () => shell,
  path: '/templates/$company_id',
  beforeLoad: demandCompany({ entry: 'templates' }),
  component: page(() => import('./templates/TemplatesPage.tsx'), 'TemplatesPage'),
})

const settings = createRoute({
  getParentRoute: () => shell,
  path: '/settings/$company_id',
  beforeLoad: demandCompany({ entry: 'settings' }),
  component: page(() => import('./companies/SettingsPage.tsx'), 'SettingsPage'),
})

const identity = createRoute({
  getParentRoute: () => shell,
  path: '/identity/$company_id',
  beforeLoad: demandCompany({ entry: 'settings' }),
  component: page(() => import('./identities/IdentityPage.tsx'), 'IdentityPage'),
})

const team = createRoute({
  getParentRoute: () => shell,
  path: '/team/$company_id',
  beforeLoad: demandCompany({ entry: 'settings' }),
  component: page(() => import('./companies/team/TeamPage.tsx'), 'TeamPage'),
})

const notifications = createRoute({
  getParentRoute: () => shell,
  path: '/notifications/$company_id',
  beforeLoad: demandCompany({ entry: null }),
  component: page(() => import('./notifications/NotificationsPage.tsx'), 'NotificationsPage'),
})

const account = createRoute({
  getParentRoute: () => shell,
  path: '/account/$company_id',
  beforeLoad: demandCompany({ entry: null }),
  component: page(() => import('./accounts/AccountPage.tsx'), 'AccountPage'),
})

/** The screens of the platform's administrators (ADMIN-11). */
const administration = createRoute({
  getParentRoute: () => shell,
  id: 'administration',
  beforeLoad: demandAdministrator,
})

const screen = <const Path extends string, Module extends Record<string, unknown>, Name extends keyof Module & string>(
  path: Path,
  load: () => Promise<Module>,
  name: Name,
) => createRoute({ getParentRoute: () => administration, path, component: page(load, name) as RouteComponent })

const administrationScreens = [
  screen('/admin/manufacturers', () => import('./manufacturers/ManufacturersPage.tsx'), 'ManufacturersPage'),
  screen('/admin/products', () => import('./products/ProductsPage.tsx'), 'ProductsPage'),
  screen('/admin/product-classes', () => import('./productClasses/ProductClassesPage.tsx'), 'ProductClassesPage'),
  screen('/admin/product-labels', () => import('./productLabels/ProductLabelsPage.tsx'), 'ProductLabelsPage'),
  screen('/admin/trades', () => import('./trades/TradesPage.tsx'), 'TradesPage'),
]

/** Nobody needs it to sign in. */
const NotFoundPage = lazyRouteComponent(() => import('./platform/shell/NotFoundPage.tsx'), 'NotFoundPage')
const notFound = createRoute({ getParentRoute: () => shell, path: '/not-found', component: NotFoundPage })
const anythingElse = createRoute({ getParentRoute: () => shell, path: '$', component: NotFoundPage })

const residentArea = createRoute({
  getParentRoute: () => signedIn,
  id: 'resident',
  beforeLoad: demandResident,
  component: page(() => import('./residents/ResidentPage.tsx'), 'ResidentArea'),
})

const myHomes = createRoute({
  getParentRoute: () => residentArea,
  path: '/logement',
  component: page(() => import('./residents/MyHomesPage.tsx'), 'MyHomesPage'),
})

const myHome = createRoute({
  getParentRoute: () => residentArea,
  path: '/logement/$residence_id',
  beforeLoad: ({ params }) => demandNumbers(params),
  remountDeps: ({ params }) => params,
  component: page(() => import('./residents/MyHomePage.tsx'), 'MyHomePage'),
})

const residentAccount = createRoute({
  getParentRoute: () => residentArea,
  path: '/logement/compte',
  component: page(() => import('./accounts/AccountPage.tsx'), 'AccountPage'),
})

const entrance = [slash, login, returned, reset, emailValidation, invitation, activation, residentSignIn] as const
const work = [home, companies, projects, project, residenceDetails, passports, passport, interventions] as const
const own = [contacts, accesses, materialLabels, templates, settings, identity, team, notifications, account] as const
const routeTree = root.addChildren([
  ...entrance,
  signedIn.addChildren([
    shell.addChildren([...work, ...own, administration.addChildren(administrationScreens), notFound, anythingElse]),
    residentArea.addChildren([myHomes, myHome, residentAccount]),
  ]),
])

export const createPortalRouter = (queryClient: QueryClient, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context: { queryClient },
    ...(history && { history }),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadDelay: 80,
    defaultPendingMs: 150,
    defaultPendingMinMs: 300,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    notFoundMode: 'fuzzy',
  })
