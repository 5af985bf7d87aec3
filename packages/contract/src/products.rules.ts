/** The kinds of thing a home is made of (DEV-23): what one installs, and what one builds with. */
export const productTypes = ['PRODUCT', 'MATERIAL'] as const
export type ProductType = (typeof productTypes)[number]

/** What becomes of a request for a product that the catalogue lacks. */
export const requestStatuses = ['PENDING', 'ACCEPTED', 'REJECTED'] as const
export type RequestStatus = (typeof requestStatuses)[number]

/** The manufacturer of what has none: its products are generic, and their children are models by manufacturers (DEV-28). */
export const genericManufacturer = 'GENERIQUE'
export const isGenericManufacturer = (name: string) => name.toUpperCase() === genericManufacturer

/** A reference holds parts separated by pipes, which are shown as separate parts (DEV-22). */
export const referenceParts = (reference: string): string[] =>
  reference
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean)

/** How many products a category of the tree shows; the rest is found by searching within the category. */
export const categoryProductsMax = 200
