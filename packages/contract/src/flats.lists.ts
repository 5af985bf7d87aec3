import { flatTexts } from './flats.rules.ts'
import { flag, list, number, text } from './lists.ts'

/**
 * FLAT-04, FLAT-18, FLAT-24. The flats of a building; a plain text is looked for in their names, and in those of a landlord's tenants. `stairs`: one staircase, by its whole name. `let`: whether a tenant
 * lives there; `connected`: whether electricity or gas is, or is about to be. Of what a reader is not told, both find nothing.
 */
export const flatList = list({
  search: {
    name: text(200),
    size: number('<=', 999_999, 'FLAT_SIZE_NOT_VALID'),
    stairs: text(flatTexts.stairs.max),
    activated: flag,
    let: flag,
    connected: flag,
  },
  text: true,
  sorts: ['name', 'created_at', 'size', 'activation_date'],
  by: 'name',
  size: 25,
})
