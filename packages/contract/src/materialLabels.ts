import { z } from 'zod'
import { thicknessMax } from './devices.rules.ts'
import { actingFor, cannot, id, idParam, many, one, refuses, requiredText, signedIn, text } from './http.ts'
import { searchInput } from './lists.input.ts'
import { labelList } from './materialLabels.lists.ts'
import { wallTypes } from './materialLabels.rules.ts'
import { product } from './products.ts'
import { longestText } from './studies.rules.ts'

const company_id = idParam
const label_id = idParam

const labelProduct = z.object({
  id,
  /** mm */
  thickness: z.number().int(),
  product: product
    .pick({ id: true, name: true, reference: true, manufacturer: true, type: true, parent: true })
    /** `archived`: the catalogue no longer offers it, and no wall can be given it. */
    .extend({ generic: z.boolean(), archived: z.boolean() }),
})

/** FAV-16. The composition that a company usually gives to a wall of an office's studies. */
export const materialLabel = z.object({
  id,
  company_id: id,
  company_name: z.string(),
  thermal_engineering_office_id: id,
  thermal_engineering_office: z.object({ id, name: z.string() }),
  wall_type: z.enum(wallTypes),
  envelope_type: z.string(),
  envelope_nature: z.string(),
  envelope_label: z.string(),
  products: z.array(labelProduct),
  cannot: z.object({ write: cannot }),
})
export type MaterialLabel = z.infer<typeof materialLabel>

/** FAV-17. Unpaged: those of the company and of the companies below it. */
export const listLabels = signedIn
  .route({ method: 'GET', path: '/companies/{company_id}/material-labels', tags: ['materialLabels'] })
  .input(z.object({ company_id, ...searchInput(labelList) }))
  .output(many(materialLabel).extend({ cannot: z.object({ create: cannot }) }))
  .errors(actingFor)
  .errors(refuses('SEARCH_NOT_SUPPORTED'))

const products = z
  .array(z.strictObject({ id: idParam, thickness: z.number().int().min(0).max(thicknessMax) }))
  .min(1)
  .max(100)
const ofProducts = refuses('PRODUCT_NOT_FOUND', 'MATERIAL_EXPECTED')

/** IMP-32. */
export const createLabel = signedIn
  .route({
    method: 'POST',
    path: '/companies/{company_id}/material-labels',
    tags: ['materialLabels'],
    successStatus: 201,
  })
  .input(
    z.strictObject({
      company_id,
      thermal_engineering_office_id: idParam,
      wall_type: z.enum(wallTypes),
      envelope_type: requiredText(longestText),
      envelope_nature: text(longestText),
      envelope_label: requiredText(longestText),
      products,
    }),
  )
  .output(one(materialLabel))
  .errors(actingFor)
  .errors(ofProducts)
  .errors(refuses('MATERIAL_LABEL_EXISTS'))
/** FAV-18. The products take the place of those it had. */
export const editLabel = signedIn
  .route({ method: 'PATCH', path: '/companies/{company_id}/material-labels/{label_id}', tags: ['materialLabels'] })
  .input(z.strictObject({ company_id, label_id, products }))
  .output(one(materialLabel))
  .errors(actingFor)
  .errors(ofProducts)
  .errors(refuses('MATERIAL_LABEL_NOT_FOUND'))
/** FAV-19. */
export const deleteLabel = signedIn
  .route({
    method: 'DELETE',
    path: '/companies/{company_id}/material-labels/{label_id}',
    tags: ['materialLabels'],
    successStatus: 204,
  })
  .input(z.object({ company_id, label_id }))
  .output(z.undefined())
  .errors(actingFor)
  .errors(refuses('MATERIAL_LABEL_NOT_FOUND'))

export const materialLabels = { listLabels, createLabel, editLabel, deleteLabel }
