/** The nineteen service provisions (PROV-03). The codes are data; the texts people read are neutral (ruling 15). */
export const provisionCodes = [
  'PREMIUM_3',
  'PREMIUM_10',
  'MSL_INITIAL',
  'MSL_PREMIUM',
  'MSL_INITIAL_LIGHT',
  'MSL_CONFORT',
  'GUIDE_POLE_HABITAT',
  'OPTION_COURRIER',
  'MSL_BASECIL',
  'MSL_GESTIONCIL',
  'MSL_CILCOMPLET',
  'MSL_CILCOMPLET_MI',
  'MSL_REPCONSOS',
  'MSL_10ANS',
  'MSL_SUIVIPROJET',
  'MSL_COMPTEHEXAOM',
  'MSL_HEXAOM10ANS',
  'MKT_PREMIUM_SP',
  'MSL_BASERT',
] as const
export type ProvisionCode = (typeof provisionCodes)[number]

export const capabilities = ['flats', 'documents', 'devices', 'contacts', 'flat_bulk', 'apply_template'] as const
export type Capability = (typeof capabilities)[number]

const full: readonly Capability[] = capabilities
const initial: readonly Capability[] = ['flats', 'apply_template']

/** The literal matrix of D2-A05 (ruling 8): what each provision opens. A code that is not here opens nothing. */
const opens = new Map<string, readonly Capability[]>(
  Object.entries({
    MSL_INITIAL_LIGHT: initial,
    MSL_INITIAL: initial,
    MSL_CONFORT: ['documents', 'apply_template'],
    MSL_PREMIUM: full,
    MSL_GESTIONCIL: full,
    MSL_CILCOMPLET: full,
    MSL_CILCOMPLET_MI: full,
  } satisfies Partial<Record<ProvisionCode, readonly Capability[]>>),
)

/** What a set of provisions opens together: attached is enough, expired or not. */
export const opened = (codes: readonly string[]): Capability[] =>
  capabilities.filter((capability) => codes.some((code) => opens.get(code)?.includes(capability)))

/** Whether staff may use a card: a COMPANY_MANAGER always, everyone else by provision (PROV-08..14). */
export const mayUse = (capability: Capability, codes: readonly string[], isManager: boolean) =>
  isManager || opened(codes).includes(capability)

/** Codes whose chip carries no expiry note (PROV-04), and the one that tells whether it was used (PROV-05). */
export const showsExpiry = (code: string) => code !== 'GUIDE_POLE_HABITAT' && code !== 'OPTION_COURRIER'
export const tracksUse = (code: string) => code === 'GUIDE_POLE_HABITAT'
