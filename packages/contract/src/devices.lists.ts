import { choice, list, pastDay, text } from './lists.ts'
import { productTypes } from './products.rules.ts'

/** DEV-08, DEV-33. Newest first. A plain text is looked for in names, references and manufacturers. */
export const deviceList = list({
  search: {
    product_name: text(200),
    reference: text(200),
    manufacturer: text(200),
    type: choice(productTypes),
    created_at: pastDay('<='),
  },
  text: true,
  sorts: ['created_at', 'name', 'type'],
  by: '-created_at',
})
