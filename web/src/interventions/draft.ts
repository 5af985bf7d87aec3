import {
  askedGroups,
  keepsGroup,
  keepsProduct,
  missingForDone,
  needsProduct,
  type FileGroup,
  type InterventionStatus,
  type InterventionType,
  type Piece,
} from '@logis/contract/interventions.rules'
import type { FoundOption } from '../ui/FoundSelect.tsx'

/** A product of the catalogue, or a request for one that it lacks. */
export type BoilerDraft = {
  product: FoundOption | null
  requesting: boolean
  request: { manufacturer: string; name: string; reference: string }
}
export const noBoiler: BoilerDraft = {
  product: null,
  requesting: false,
  request: { manufacturer: '', name: '', reference: '' },
}
export type RequestField = keyof BoilerDraft['request']
export const requestFields: readonly RequestField[] = ['reference', 'name', 'manufacturer']

/** PTG-09: what the open panel still lacks. */
export const missingOfRequest = ({ product, requesting, request }: BoilerDraft): RequestField[] =>
  product || !requesting ? [] : requestFields.filter((field) => request[field].trim() === '')

/** PTG-08. */
export const hasBoiler = (boiler: BoilerDraft) =>
  boiler.product !== null || (boiler.requesting && missingOfRequest(boiler).length === 0)
export const isEmptyBoiler = (boiler: BoilerDraft) =>
  boiler.product === null && (!boiler.requesting || requestFields.every((field) => boiler.request[field].trim() === ''))

export type InterventionDraft = { type: InterventionType | null; status: InterventionStatus; date: string | null }
export const noIntervention: InterventionDraft = { type: null, status: 'IN_PROGRESS', date: null }

/** Chosen on this device, not sent yet. */
export type DraftFiles = Partial<Record<FileGroup, readonly File[]>>

/** What an intervention lacks to be created as it is asked for. */
export const missingOfDraft = (
  { type, status, date }: InterventionDraft,
  files: DraftFiles,
  boiler: BoilerDraft,
): Piece[] =>
  type === null || status !== 'DONE'
    ? []
    : missingForDone(
        type,
        { date, groups: askedGroups(type).filter((group) => files[group]?.length), product: hasBoiler(boiler) },
        'created',
      )

/** INT-26, A-38: certificates of another act and a product that the new one has no use for do not follow. */
export const filesAfter = (type: InterventionType, files: DraftFiles): DraftFiles =>
  Object.fromEntries(Object.entries(files).filter(([group]) => keepsGroup(type, group as FileGroup)))
export const boilerAfter = (type: InterventionType, boiler: BoilerDraft): BoilerDraft =>
  keepsProduct(type) ? boiler : noBoiler

/** Whether the form of this type asks for a product. */
export const asksBoiler = (type: InterventionType | null) => type !== null && needsProduct(type)

/**
 * INT-30, PTG-16. What is sent of an intervention that is begun, with the files that its type asks for, last, as the
 * server reads them; its type is known by then.
 */
export const interventionInputOf = ({ type, status, date }: InterventionDraft, files: DraftFiles) => ({
  type: type ?? ('MAINTENANCE' as const),
  status,
  ...(date && { date }),
  ...Object.fromEntries((type === null ? [] : askedGroups(type)).map((group) => [group, [...(files[group] ?? [])]])),
})

/** PTG-09, PTG-10: the request in its words, when it is whole and no product is chosen. */
export const requestOf = (boiler: BoilerDraft): BoilerDraft['request'] | null => {
  if (boiler.product || !hasBoiler(boiler)) return null
  const { reference, name, manufacturer } = boiler.request
  return { reference: reference.trim(), name: name.trim(), manufacturer: manufacturer.trim() }
}

export const sizeOfFiles = (files: DraftFiles) =>
  Object.values(files)
    .flat()
    .reduce((sum, { size }) => sum + size, 0)
