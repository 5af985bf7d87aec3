import type { TextField } from './http.rules.ts'

/** PTG-09. What is said of a boiler that the catalogue does not hold. */
export const requestedProductTexts = {
  manufacturer: { max: 120, required: true },
  name: { max: 200, required: true },
  reference: { max: 120, required: true },
} as const satisfies Record<string, TextField>

export const interventionTypes = [
  'BOILER_INSTALLATION',
  'BOILER_REPLACEMENT',
  'REPARATION',
  'MAINTENANCE',
  'DIAGNOSTIC',
] as const
export type InterventionType = (typeof interventionTypes)[number]

export const interventionStatuses = ['IN_PROGRESS', 'DONE'] as const
export type InterventionStatus = (typeof interventionStatuses)[number]

/** INT-04. The folders of an intervention; each holds several files. */
export const fileGroups = [
  'ptg_cert_completion',
  'ptg_cert_maintenance',
  'ptg_cert_diagnostic',
  'ptg_conformity',
  'ptg_others',
  'ptg_estimate',
  'ptg_invoice',
] as const
export type FileGroup = (typeof fileGroups)[number]

type Needs = {
  /** The groups its form asks for, in order. */
  asks: readonly FileGroup[]
  /** What it must hold to become DONE, and what more when it is created as DONE (ruling 2). */
  done: readonly FileGroup[]
  createdDone: readonly FileGroup[]
  /** Whether DONE takes a product, or a request for one. */
  product: boolean
}

const boiler: Needs = {
  asks: ['ptg_cert_completion', 'ptg_conformity', 'ptg_others'],
  done: ['ptg_cert_completion'],
  createdDone: ['ptg_conformity'],
  product: true,
}
const certified = (certificate: FileGroup): Needs => ({
  asks: [certificate, 'ptg_others'],
  done: [certificate],
  createdDone: [],
  product: false,
})

/** The whole of INT-16, INT-17, INT-20..22, INT-28 and INT-29: what each type shows and needs. */
const needs: Record<InterventionType, Needs> = {
  BOILER_INSTALLATION: boiler,
  BOILER_REPLACEMENT: boiler,
  REPARATION: certified('ptg_cert_completion'),
  MAINTENANCE: certified('ptg_cert_maintenance'),
  DIAGNOSTIC: certified('ptg_cert_diagnostic'),
}

/** Papers of the trade with its customer: no form asks for them, and tenants do not see them. */
export const commercialGroups: readonly FileGroup[] = ['ptg_estimate', 'ptg_invoice']

export const askedGroups = (type: InterventionType): readonly FileGroup[] => needs[type].asks
/** The groups that an intervention of this type takes files in. */
export const acceptedGroups = (type: InterventionType): readonly FileGroup[] => [
  ...needs[type].asks,
  ...commercialGroups,
]
/** The certificate without which an intervention of this type is never DONE. */
export const certificateOf = (type: InterventionType): FileGroup => needs[type].done[0]!
export const needsProduct = (type: InterventionType) => needs[type].product

export type Piece = 'date' | 'product' | FileGroup
export type Held = { date: string | null; groups: readonly FileGroup[]; product: boolean }

/** What an intervention lacks to be DONE, in the order of the form. Empty when it may be. */
export const missingForDone = (type: InterventionType, held: Held, how: 'created' | 'changed'): Piece[] => {
  const { done, createdDone, product } = needs[type]
  const wanted = how === 'created' ? [...done, ...createdDone] : done
  return [
    ...(held.date ? [] : ['date' as const]),
    ...wanted.filter((group) => !held.groups.includes(group)),
    ...(product && !held.product ? ['product' as const] : []),
  ]
}

/** The same of an intervention as it is read. */
export const missingOf = (intervention: {
  type: InterventionType
  date: string | null
  product: object | null
  product_request: object | null
  files: Record<FileGroup, readonly object[]>
}): Piece[] =>
  missingForDone(
    intervention.type,
    {
      date: intervention.date,
      groups: fileGroups.filter((group) => intervention.files[group].length > 0),
      product: (intervention.product ?? intervention.product_request) !== null,
    },
    'changed',
  )

/** INT-26. What survives in a form whose type changes: the product only for a boiler, and no certificate of another act. */
export const keepsProduct = (to: InterventionType) => needsProduct(to)
const certificates: readonly FileGroup[] = ['ptg_cert_completion', 'ptg_cert_maintenance', 'ptg_cert_diagnostic']
export const keepsGroup = (to: InterventionType, group: FileGroup) =>
  !certificates.includes(group) && acceptedGroups(to).includes(group)

/** */
export const interventionFileBytes = 20 * 1_048_576
export const interventionFilesAtOnce = 20
/** PDF, photos and office documents. */
export const interventionFileTypes = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'image/heif',
  'application/msword',
  'application/vnd.ms-excel',
  'application/x-cfb',
  'application/rtf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
] as const
