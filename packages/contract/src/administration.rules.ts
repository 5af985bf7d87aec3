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
