import { z } from 'zod'
import {
  actingFor,
  boolParam,
  cannot,
  id,
  idParam,
  many,
  one,
  refuses,
  signedIn,
  text,
  textOf,
  whoeverSignedIn,
} from './http.ts'
import { comparison } from './lists.input.ts'
import { viewedLists, viewFields } from './views.rules.ts'

const company_id = idParam
const view_id = idParam
const list = z.enum(viewedLists)
const key = z.string().regex(/^[a-z][a-z_]{0,39}$/)
const criteria = z
  .record(key, z.strictObject({ value: text(200), symbol: comparison.optional() }))
  .refine((found) => Object.keys(found).length <= 40)

/** What a view shows of a list: a text, criteria, an order, and the columns where it chooses them. */
const shown = {
  query: text(200),
  criteria,
  sort: z
    .string()
    .regex(/^-?[a-z][a-z_]{0,39}$/)
    .nullable(),
  columns: z.array(key).max(40).nullable(),
}

/**
 * A search of a list that someone has named. `is_own`: the reader's; the others are shared with the company. Whose it
 * is, unless their account is closed: several may have one name.
 */
export const view = z.object({
  id,
  list,
  name: z.string(),
  is_shared: z.boolean(),
  is_own: z.boolean(),
  author: z.object({ id, name: z.string() }).nullable(),
  ...shown,
  cannot: z.object({ edit: cannot, share: cannot }),
})
export type View = z.infer<typeof view>

/** The reader's own views of a list, and those that are shared with the company, by their names. */
export const listViews = whoeverSignedIn
  .route({ method: 'GET', path: '/companies/{company_id}/views', tags: ['views'] })
  .input(z.object({ company_id, list }))
  .output(many(view).extend({ cannot: z.object({ create: cannot, share: cannot }) }))
  .errors(actingFor)
export const createView = signedIn
  .route({ method: 'POST', path: '/companies/{company_id}/views', tags: ['views'], successStatus: 201 })
  .input(
    z.strictObject({
      company_id,
      list,
      name: textOf(viewFields.name),
      is_shared: boolParam.default(false),
      query: shown.query.default(''),
      criteria: shown.criteria.default({}),
      sort: shown.sort.default(null),
      columns: shown.columns.default(null),
    }),
  )
  .output(one(view))
  .errors(actingFor)
  .errors(refuses('VIEW_NAME_EXISTS', 'VIEWS_LIMIT_REACHED'))
/** What is not said stays. */
export const editView = signedIn
  .route({ method: 'PATCH', path: '/companies/{company_id}/views/{view_id}', tags: ['views'] })
  .input(
    z.strictObject({
      company_id,
      view_id,
      ...z.object({ name: textOf(viewFields.name), is_shared: boolParam, ...shown }).partial().shape,
    }),
  )
  .output(one(view))
  .errors(actingFor)
  .errors(refuses('VIEW_NOT_FOUND', 'VIEW_NAME_EXISTS', 'VIEWS_LIMIT_REACHED'))
export const deleteView = signedIn
  .route({ method: 'DELETE', path: '/companies/{company_id}/views/{view_id}', tags: ['views'], successStatus: 204 })
  .input(z.object({ company_id, view_id }))
  .errors(actingFor)
  .errors(refuses('VIEW_NOT_FOUND'))

export const views = { listViews, createView, editView, deleteView }
