import { z } from 'zod'
import { flatFloors, flatSizes, flatTexts, flatsMax, repeatedNames } from './flats.rules.ts'
import { fault, id, idParam, one, refuses, signedIn, text, textOf } from './http.ts'
import { twoDecimals } from './http.rules.ts'

const building_id = idParam

/** A flat as it is made (decision 36). */
export const flatInput = z.strictObject({
  name: textOf(flatTexts.name),
  size: z.number().min(flatSizes.min).max(flatSizes.max).transform(twoDecimals).nullable().default(null),
  floor: z.number().int().min(flatFloors.min).max(flatFloors.max).nullable().default(null),
  stairs: textOf(flatTexts.stairs),
})
export type FlatInput = z.output<typeof flatInput>

const inBuilding = refuses('RESIDENCE_NOT_FOUND', 'RESIDENCE_CANCELLED', 'NOT_A_BUILDING')

/** Which of these names the building has already, told before anything is made: for each one, in order. Changes nothing. */
export const matchFlats = signedIn
  .route({ method: 'POST', path: '/buildings/{building_id}/flats/matches', tags: ['flats'] })
  .input(z.strictObject({ building_id, names: z.array(z.string().max(flatTexts.name.max)).min(1).max(flatsMax) }))
  .output(one(z.array(z.object({ id, name: z.string() }).nullable())))
  .errors(inBuilding)

/** All of them or none. Those whose names the building has already stay as they are and are counted apart: said again, nothing is made. */
export const createFlats = signedIn
  .route({ method: 'POST', path: '/buildings/{building_id}/flats', tags: ['flats'], successStatus: 201 })
  .input(
    z.strictObject({ building_id, flats: z.array(flatInput).min(1).max(flatsMax) }).superRefine(({ flats }, ctx) => {
      for (const index of repeatedNames(flats.map(({ name }) => name)).keys())
        ctx.addIssue({ code: 'custom', path: ['flats', index, 'name'], ...fault('flat_repeated') })
    }),
  )
  .output(one(z.object({ created: z.number().int(), existing: z.number().int() })))
  .errors(inBuilding)

/** Several at once, all of them or none. What is absent stays as it is; of a name that another has, the field says so. */
export const editFlats = signedIn
  .route({ method: 'PATCH', path: '/buildings/{building_id}/flats', tags: ['flats'] })
  .input(
    z.strictObject({
      building_id,
      flats: z
        .array(
          z.strictObject({
            id: idParam,
            name: flatInput.shape.name.optional(),
            size: flatInput.shape.size.unwrap().optional(),
            floor: flatInput.shape.floor.unwrap().optional(),
            stairs: text(flatTexts.stairs.max)
              .nullable()
              .transform((value) => value || null)
              .optional(),
          }),
        )
        .min(1)
        .max(flatsMax),
    }),
  )
  .output(one(z.object({ changed: z.number().int() })))
  .errors(inBuilding)
  .errors(refuses('SERVICE_PROVISION_REQUIRED', 'FLAT_NAME_EXISTS'))

export const flatMaking = { matchFlats, createFlats, editFlats }
