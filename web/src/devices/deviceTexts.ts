import { referenceParts } from '@logis/contract/products.rules'

/** D2-E10: the parts of a reference, one after the other. */
export const referenceText = (reference: string) => referenceParts(reference).join(', ')

/** « Viessmann, B2HF, 26 »: what tells a product from another of its name. */
export const makerText = ({ manufacturer, reference }: { manufacturer: string; reference: string }) =>
  [manufacturer, referenceText(reference)].filter(Boolean).join(', ')

/** A periodicity in years when it is made of whole ones. */
export const periodOf = (months: number) =>
  months % 12 === 0
    ? ({ key: 'devices.tasks.everyYear', count: months / 12 } as const)
    : ({ key: 'devices.tasks.every', count: months } as const)
