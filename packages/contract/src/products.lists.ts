import { choice, flag, idOf, list, pastDay, text } from './lists.ts'
import { productTypes, requestStatuses } from './products.rules.ts'

/** DEV-16, DEV-38. By name. A plain text, as `global_search`, is looked for in the name and the reference. */
export const productList = list({
  search: {
    global_search: text(200),
    nature: text(120),
    type: choice(productTypes),
    manufacturer_id: idOf,
    /** With the products of the categories below it. */
    category_id: idOf,
    is_boiler: flag,
    generic: flag,
  },
  text: true,
  sorts: ['name'],
  by: 'name',
})

/** DEV-39. */
export const manufacturerList = list({ search: {}, text: true, sorts: ['name'], by: 'name' })

/** ADMIN-03. By name, archived ones too. A plain text is looked for in the name and the reference. */
export const sheetList = list({
  search: {
    type: choice(productTypes),
    manufacturer_id: idOf,
    class_id: idOf,
    archived: flag,
    generic: flag,
  },
  text: true,
  sorts: ['name', 'reference', 'manufacturer', 'created_at'],
  by: 'name',
})

/** ADMIN-03. The last request first. A plain text is looked for in the product, its manufacturer, the home and who asks. */
export const productRequestList = list({
  search: {
    status: choice(requestStatuses),
    type: choice(productTypes),
    created_at: pastDay('>='),
  },
  text: true,
  sorts: ['created_at', 'name'],
  by: '-created_at',
  size: 25,
})
