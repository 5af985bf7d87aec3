import { entrance } from './paths.entrance.ts'

/** Every address of the portal, one builder each. Identifiers are the numbers of the API. */
export const paths = {
  ...entrance,
  root: () => '/',
  /** Where a provider sends the browser back; the server writes this one too. */
  returnFrom: (provider: string) => `/login/return/${provider}`,
  resetPassword: (token: string) => `/password/token/reset/${encodeURIComponent(token)}`,
  /** Where the mail that confirms an address leads; the server writes this one too. */
  emailValidation: () => '/email/validation',
  /** Where a mail that one may do without leads to end its like; the server writes this one too. */
  unsubscribe: () => '/desinscription',
  notFound: () => '/not-found',
  home: (companyId: number) => `/company/${companyId}`,
  projects: (companyId: number) => `/projects/${companyId}`,
  /** Projects of a spreadsheet. */
  sortFiles: (companyId: number) => `/project/files/${companyId}`,
  importProjects: (companyId: number) => `/project/import/${companyId}`,
  /** Invitations to many homes at once. */
  campaigns: (companyId: number) => `/invitations/${companyId}`,
  campaign: (companyId: number, campaignId: number) => `/invitations/${companyId}/${campaignId}`,
  project: (companyId: number, residenceId: number) => `/project/${companyId}/${residenceId}`,
  /** A record of either kind, by its number alone (SHELL-16). */
  residenceDetails: (residenceId: number) => `/residence-details/${residenceId}`,
  passports: (companyId: number) => `/ptg/${companyId}`,
  passport: (companyId: number, residenceId: number) => `/ptg/${companyId}/${residenceId}`,
  interventions: (companyId: number) => `/interventions/${companyId}`,
  contacts: (companyId: number) => `/contacts/${companyId}`,
  accesses: (companyId: number) => `/accesses/${companyId}`,
  materialLabels: (companyId: number) => `/materials/labels/${companyId}`,
  /** Where those who belong to no company choose one. */
  companies: () => '/companies',
  /** The administrators' screens (ADMIN-10). */
  channels: () => '/admin/communication-preferences',
  partners: () => '/admin/companies',
  partner: (companyId: number) => `/admin/companies/${companyId}`,
  subscriptions: () => '/admin/subscriptions',
  users: () => '/admin/users',
  trades: () => '/admin/trades',
  manufacturers: () => '/admin/manufacturers',
  products: () => '/admin/products',
  /** What companies have not found there; the server writes this address too. */
  productRequests: () => '/admin/products/requests',
  productClasses: () => '/admin/product-classes',
  productLabels: () => '/admin/product-labels',
  retention: () => '/admin/retention',
  energyUtilities: () => '/admin/energy-utilities',
  homePapers: (residenceId: number) => `/admin/residences/${residenceId}`,
  energyRequests: () => '/admin/enedis-requests',
  assistance: () => '/admin/assistance',
  security: () => '/admin/security',
  mails: () => '/admin/emails',
  intakes: () => '/admin/imports',
  administrationFeed: () => '/admin/feed',
  templates: (companyId: number) => `/templates/${companyId}`,
  settings: (companyId: number) => `/settings/${companyId}`,
  /** How a company's people sign in. */
  identity: (companyId: number) => `/identity/${companyId}`,
  team: (companyId: number) => `/team/${companyId}`,
  /** What residents have written to the company; the server writes this address too. */
  messages: (companyId: number) => `/messages/${companyId}`,
  notifications: (companyId: number) => `/notifications/${companyId}`,
  account: (companyId: number) => `/account/${companyId}`,
  /** One's own, of no company: administrators have none. */
  ownSecurity: () => '/security',
  /** Where a second factor that is owed is set up. */
  enrolment: () => '/security/enrolment',
  /** The residents' own area. */
  dwelling: () => '/logement',
  oneDwelling: (residenceId: number) => `/logement/${residenceId}`,
  dwellingDocuments: (residenceId: number) => `/logement/${residenceId}/documents`,
  dwellingEquipment: (residenceId: number) => `/logement/${residenceId}/equipements`,
  dwellingHousehold: (residenceId: number) => `/logement/${residenceId}/prive`,
  dwellingShares: (residenceId: number) => `/logement/${residenceId}/partages`,
  dwellingWorks: (residenceId: number) => `/logement/${residenceId}/travaux`,
  dwellingMessages: (residenceId: number) => `/logement/${residenceId}/messages`,
  dwellingAccount: () => '/logement/compte',
  dwellingSecurity: () => '/logement/securite',
}
