import type { TextField } from './http.rules.ts'

/** What a company says of itself (PROF-10). */
export const companyFields = {
  name: { max: 200, required: true },
  sponsorship_url: { max: 500 },
} as const satisfies Record<string, TextField>

/** What a company tells everyone (PROF-02, PROF-06): no form but a length. */
export const profileFields = {
  public_name: { max: 200 },
  website_url: { max: 500 },
  notes: { max: 2000 },
} as const satisfies Record<string, TextField>

/** Whom a credential sheet names, and how many it has room for. */
export const credentialContactFields = {
  name: { max: 200, required: true },
  phone_number: { max: 40 },
} as const satisfies Record<string, TextField>
export const credentialContactsMax = 3

/** PROF-08: the pictures that a company may show, by the end of their names. */
export const pictureTypes = ['png', 'gif', 'jpg', 'jpeg', 'bmp', 'svg', 'webp'] as const

/** How far the homes of a company have come, one stage after the other. */
export const funnelStages = ['projects', 'credentials_sent', 'delivered', 'opened', 'activated', 'connected'] as const

/** The kinds of company (SHELL-60). A thermal engineering office is one too, though not a partner type of its own screens. */
export const companyTypes = [
  'COMPANY_MANAGER',
  'SOCIAL_LANDLORD',
  'INSTALLER',
  'RESIDENCE_BUILDER',
  'MANUFACTURER',
  'RENOVATION',
  'DEVELOPER',
  'THERMAL_ENGINEERING_OFFICE',
] as const
export type CompanyType = (typeof companyTypes)[number]

export const companyRoles = ['COMPANY_ADMIN', 'COMPANY_MEMBER', 'COMPANY_READER'] as const
export type CompanyRole = (typeof companyRoles)[number]

/** Whose homes are rented, and whose residents are tenants (D2-A04). */
export const isLandlord = (type: CompanyType) => type === 'SOCIAL_LANDLORD'

/** Types that create and cancel projects (ruling 9). Gas passports are the installers' projects. */
export const managesProjects = (type: CompanyType) => type === 'COMPANY_MANAGER' || type === 'RENOVATION'

const handsHomesOver: readonly CompanyType[] = ['RESIDENCE_BUILDER', 'DEVELOPER', 'SOCIAL_LANDLORD']
/** Types that may bring their homes as a sheet, those included to whom others create them one by one (decision 116). */
export const importsProjects = (type: CompanyType) => managesProjects(type) || handsHomesOver.includes(type)

/** Menu entries and routes by company type (SHELL-08, SHELL-22, SHELL-26..28; ruling 5). One table for the menu, the guards and the tests. */
export const menuEntries = [
  'home',
  'projects',
  'invitations',
  'contacts',
  'accesses',
  'templates',
  'material_labels',
  'settings',
] as const
export type MenuEntry = (typeof menuEntries)[number]

const hiddenFrom: Partial<Record<MenuEntry, readonly CompanyType[]>> = {
  projects: ['MANUFACTURER', 'INSTALLER'],
  invitations: ['MANUFACTURER', 'INSTALLER'],
  templates: ['MANUFACTURER', 'INSTALLER'],
  material_labels: ['MANUFACTURER', 'INSTALLER'],
  contacts: ['INSTALLER', 'MANUFACTURER'],
  accesses: ['COMPANY_MANAGER'],
}
const refusedTo: Partial<Record<MenuEntry, readonly CompanyType[]>> = {
  projects: ['MANUFACTURER', 'INSTALLER'],
  invitations: ['MANUFACTURER', 'INSTALLER'],
  templates: ['MANUFACTURER', 'INSTALLER'],
  material_labels: ['MANUFACTURER', 'INSTALLER'],
  contacts: ['MANUFACTURER'],
}

/** Whether the menu shows this entry to staff of this type. */
export const showsEntry = (type: CompanyType, entry: MenuEntry) => !hiddenFrom[entry]?.includes(type)
/** Whether the route behind the entry opens; a refused person goes to the homepage. */
export const opensRoute = (type: CompanyType, entry: MenuEntry) => !refusedTo[entry]?.includes(type)

/** Which home page a company sees (DASH-01, DASH-02, DASH-05). */
export const homeOf = (type: CompanyType): 'installer' | 'provider' | 'builder' =>
  type === 'INSTALLER' ? 'installer' : type === 'DEVELOPER' || type === 'SOCIAL_LANDLORD' ? 'provider' : 'builder'

/** Companies that keep interventions (model.md §5). */
export const keepsInterventions = (type: CompanyType) =>
  type === 'INSTALLER' || type === 'COMPANY_MANAGER' || type === 'RENOVATION'
