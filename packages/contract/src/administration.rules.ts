/** What administrators look after, as the feed of administration names it. */
export const administrationModels = ['Trade', 'Manufacturer', 'ProductLabel', 'ProductClass', 'Product'] as const
export type AdministrationModel = (typeof administrationModels)[number]
