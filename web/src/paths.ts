/** Every address of the portal, one builder each. Identifiers are the numbers of the API. */
export const paths = {
  root: () => '/',
  login: () => '/login',
  /** Where a provider sends the browser back; the server writes this one too. */
  returnFrom: (provider: string) => `/login/return/${provider}`,
  resetPassword: (token: string) => `/password/token/reset/${encodeURIComponent(token)}`,
  /** Where the mail that confirms an address leads; the server writes this one too. */
  emailValidation: () => '/email/validation',
  notFound: () => '/not-found',
  home: (companyId: number) => `/company/${companyId}`,
  projects: (companyId: number) => `/projects/${companyId}`,
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
  trades: () => '/admin/trades',
  manufacturers: () => '/admin/manufacturers',
  products: () => '/admin/products',
  productClasses: () => '/admin/product-classes',
  productLabels: () => '/admin/product-labels',
  templates: (companyId: number) => `/templates/${companyId}`,
  settings: (companyId: number) => `/settings/${companyId}`,
  /** How a company's people sign in. */
  identity: (companyId: number) => `/identity/${companyId}`,
  team: (companyId: number) => `/team/${companyId}`,
  notifications: (companyId: number) => `/notifications/${companyId}`,
  account: (companyId: number) => `/account/${companyId}`,
  /** The residents' own area. */
  dwelling: () => '/logement',
  oneDwelling: (residenceId: number) => `/logement/${residenceId}`,
  dwellingAccount: () => '/logement/compte',
  /** Where invitations and the QR codes of credential sheets lead; the server writes these two addresses. */
  invitation: () => '/invitation',
  activation: () => '/activation',
}
