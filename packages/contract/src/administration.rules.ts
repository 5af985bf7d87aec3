import type { AttributeChange } from './feed.ts'
import type { ActivityAction } from './feed.rules.ts'

/** What administrators look after, as the feed of administration names it. */
export const administrationModels = [
  'Trade',
  'Manufacturer',
  'ProductLabel',
  'ProductClass',
  'Product',
  'ProductRequest',
  'Channel',
  'EnergyRequest',
  'EnergySubscription',
  'EnergyUtility',
  'PurchaseOrder',
  'Invoice',
  'Note',
  'Residence',
  'User',
  'Company',
] as const
export type AdministrationModel = (typeof administrationModels)[number]

/** What an entry tells of an act rather than of a thing: it stood at nothing before. */
const acts = new Set(['merged_company', 'people', 'homes', 'password_reset', 'ended_sessions'])

/**
 * Which sides of a change an entry tells: of what is new what it is, of what goes what it was, and what is true of it from
 * then on, such as the company that it was merged into.
 */
export const sidesOf = (action: ActivityAction, { attribute_name, old_value, value }: AttributeChange) => {
  const isTold = old_value !== null || value === null
  if (action === 'UPDATED') return { before: isTold || !acts.has(attribute_name), after: true }
  return { before: action === 'DELETED' && isTold, after: action === 'CREATED' || value !== null }
}
