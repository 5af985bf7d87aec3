import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router'
import { companyTypes, keepsInterventions } from '@logis/contract/companies.rules'
import type { QueryClient } from '@tanstack/react-query'
import { signInSearch } from './accounts/wantedPath.ts'
import { paths } from './paths.ts'
import {
  demandAdministrator,
  demandCompany,
  demandNoCompany,
  demandNoSession,
  demandNumbers,
  demandOwed,
  demandPartner,
  demandSession,
  demandSupport,
  type RouterContext,
} from './platform/guards.ts'
import { lazyPart } from './platform/lazyPart.ts'
import { parseSearch, stringifySearch } from './platform/search.ts'
import { ErrorPage, WholePageError } from './platform/shell/ErrorPage.tsx'
import { PagePending } from './platform/shell/PagePending.tsx'
import { RootLayout } from './platform/shell/RootLayout.tsx'
import { administrationPage, page } from './page.ts'
import { campaignRoutes } from './routes.campaigns.ts'
import { importRoutes } from './routes.imports.ts'
import { depositRoute, sharedRoute } from './routes.links.ts'
import { mailRoutes } from './routes.mails.ts'
import { arrivalRoutes, residentRoutes } from './routes.residents.ts'

const root = createRootRouteWithContext<RouterContext>()({ component: RootLayout, errorComponent: WholePageError })

const slash = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => redirect({ to: paths.login(), replace: true, throw: true }),
})

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: signInSearch,
  beforeLoad: demandNoSession,
  component: lazyPart(() => import('./accounts/LoginRoute.tsx'), 'LoginRoute'),
})

/** Where another account leads back to. */
const returned = createRoute({
  getParentRoute: () => root,
  path: '/login/return/$provider',
  component: page('returnFromProvider'),
})

const reset = createRoute({
  getParentRoute: () => root,
  path: '/password/token/reset/$password_token',
  component: page('resetPassword'),
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
  component: page('signedIn'),
  errorComponent: WholePageError,
})

const shell = createRoute({
  getParentRoute: () => signedIn,
  id: 'shell',
  beforeLoad: demandPartner,
  component: page('shell'),
})

const home = createRoute({
  getParentRoute: () => shell,
  path: '/company/$company_id',
  beforeLoad: demandCompany({ entry: 'home' }),
  component: page('home'),
})

const companies = createRoute({
  getParentRoute: () => shell,
  path: '/companies',
  beforeLoad: demandNoCompany,
  component: page('companies'),
})

const projects = createRoute({
  getParentRoute: () => shell,
  path: '/projects/$company_id',
  beforeLoad: demandCompany({ entry: 'projects' }),
  component: page('projects'),
})

const project = createRoute({
  getParentRoute: () => shell,
  path: '/project/$company_id/$residence_id',
  beforeLoad: demandCompany({ entry: null, keepsOwnCompany: true }),
  // Nothing of the previous project stays on the page (SHELL-20).
  remountDeps: ({ params }) => params,
  component: page('project'),
})

const imports = importRoutes(() => shell)
const campaigns = campaignRoutes(() => shell)

const residenceDetails = createRoute({
  getParentRoute: () => shell,
  path: '/residence-details/$residence_id',
  beforeLoad: async (given) => (await import('./platform/details.ts')).toDetails(given),
})

const passports = createRoute({
  getParentRoute: () => shell,
  path: '/ptg/$company_id',
  beforeLoad: demandCompany({ types: ['INSTALLER', 'COMPANY_MANAGER'], ofTypes: ['INSTALLER'] }),
  component: page('passports'),
})

const passport = createRoute({
  getParentRoute: () => shell,
  path: '/ptg/$company_id/$residence_id',
  beforeLoad: demandCompany({ types: ['INSTALLER', 'COMPANY_MANAGER'] }),
  // Nothing of the previous passport stays on the page.
  remountDeps: ({ params }) => params,
  component: page('passport'),
})

/** Those who have no gas passports among them keep the interventions that they add to their homes. */
const keeping = companyTypes.filter(keepsInterventions)
const interventions = createRoute({
  getParentRoute: () => shell,
  path: '/interventions/$company_id',
  beforeLoad: demandCompany({ types: keeping, ofTypes: keeping }),
  component: page('interventions'),
})

const contacts = createRoute({
  getParentRoute: () => shell,
  path: '/contacts/$company_id',
  beforeLoad: demandCompany({ entry: 'contacts' }),
  component: page('contacts'),
})

const accesses = createRoute({
  getParentRoute: () => shell,
  path: '/accesses/$company_id',
  beforeLoad: demandCompany({ entry: 'accesses' }),
  component: page('accesses'),
})

const materialLabels = createRoute({
  getParentRoute: () => shell,
  path: '/materials/labels/$company_id',
  beforeLoad: demandCompany({ entry: 'material_labels' }),
  component: page('materialLabels'),
})

const templates = createRoute({
  getParentRoute: () => shell,
  path: '/templates/$company_id',
  beforeLoad: demandCompany({ entry: 'templates' }),
  component: page('templates'),
})

const settings = createRoute({
  getParentRoute: () => shell,
  path: '/settings/$company_id',
  beforeLoad: demandCompany({ entry: 'settings' }),
  component: page('settings'),
})

const identity = createRoute({
  getParentRoute: () => shell,
  path: '/identity/$company_id',
  beforeLoad: demandCompany({ entry: 'settings' }),
  component: page('identity'),
})

const team = createRoute({
  getParentRoute: () => shell,
  path: '/team/$company_id',
  beforeLoad: demandCompany({ entry: 'settings' }),
  component: page('team'),
})

const notifications = createRoute({
  getParentRoute: () => shell,
  path: '/notifications/$company_id',
  beforeLoad: demandCompany({ entry: null }),
  component: page('notifications'),
})

const messages = createRoute({
  getParentRoute: () => shell,
  path: '/messages/$company_id',
  beforeLoad: demandCompany({ entry: null }),
  component: page('messages'),
})

const account = createRoute({
  getParentRoute: () => shell,
  path: '/account/$company_id',
  beforeLoad: demandCompany({ entry: null }),
  component: page('account'),
})

const security = createRoute({ getParentRoute: () => shell, path: '/security', component: page('ownSecurity') })

const enrolment = createRoute({
  getParentRoute: () => signedIn,
  path: '/security/enrolment',
  beforeLoad: demandOwed,
  component: page('enrolment'),
})

/** The screens of the platform's administrators (ADMIN-11). */
const inShell = () => shell
const administration = createRoute({
  getParentRoute: inShell,
  id: 'administration',
  beforeLoad: ({ params }) => {
    demandAdministrator()
    demandNumbers(params)
  },
})

const screen = <const Path extends string>(path: Path, name: Parameters<typeof administrationPage>[0]) =>
  createRoute({ getParentRoute: () => administration, path, component: administrationPage(name) })

const administrationScreens = [
  screen('/admin/subscriptions', 'subscriptions'),
  screen('/admin/companies', 'partners'),
  screen('/admin/companies/$company_id', 'partner'),
  screen('/admin/users', 'people'),
  screen('/admin/manufacturers', 'manufacturers'),
  screen('/admin/products', 'products'),
  screen('/admin/products/requests', 'productRequests'),
  screen('/admin/product-classes', 'productClasses'),
  screen('/admin/product-labels', 'productLabels'),
  screen('/admin/communication-preferences', 'channels'),
  screen('/admin/trades', 'trades'),
  screen('/admin/enedis-requests', 'energyRequests'),
  screen('/admin/energy-utilities', 'energyUtilities'),
  screen('/admin/retention', 'retention'),
  screen('/admin/residences/$residence_id', 'homePapers'),
  screen('/admin/security', 'security'),
  screen('/admin/emails', 'allMails'),
  screen('/admin/imports', 'allIntakes'),
  screen('/admin/feed', 'administrationFeed'),
]

const assistance = createRoute({
  getParentRoute: () => shell,
  path: '/admin/assistance',
  beforeLoad: demandSupport,
  component: page('assistance'),
})

/** Nobody needs it to sign in. */
const NotFoundPage = page('notFound')
const notFound = createRoute({ getParentRoute: () => shell, path: '/not-found', component: NotFoundPage })
const anythingElse = createRoute({ getParentRoute: () => shell, path: '$', component: NotFoundPage })

const entrance = [
  slash,
  login,
  returned,
  reset,
  ...mailRoutes(root),
  ...arrivalRoutes(() => root),
  residentSignIn,
] as const
const work = [
  home,
  companies,
  projects,
  project,
  ...imports,
  ...campaigns,
  residenceDetails,
  passports,
  passport,
  interventions,
  assistance,
] as const
const own = [contacts, accesses, materialLabels, templates, settings, identity, team] as const
const mine = [notifications, messages, account, security] as const
const routeTree = root.addChildren([
  ...entrance,
  depositRoute(() => root),
  sharedRoute(() => root),
  signedIn.addChildren([
    shell.addChildren([
      ...work,
      ...own,
      ...mine,
      administration.addChildren(administrationScreens),
      notFound,
      anythingElse,
    ]),
    enrolment,
    residentRoutes(signedIn),
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
