import { z } from 'zod'
import { energyUtilityList } from './energies.lists.ts'
import { energyKinds, utilityFields } from './energies.rules.ts'
import { cannot, id, idParam, many, one, refuses, signedIn, textOf } from './http.ts'
import { listInput } from './lists.input.ts'

/** ADMIN-13. Who sells an energy. */
export const energyUtility = z.object({
  id,
  name: z.string(),
  energy: z.enum(energyKinds),
  /** The connections that are theirs. */
  connections_count: z.number().int(),
  cannot: z.object({ delete: cannot }),
})
export type EnergyUtility = z.infer<typeof energyUtility>

const fields = { name: textOf(utilityFields.name), energy: z.enum(energyKinds) }
const utility_id = idParam
const ofUtility = refuses('ENERGY_UTILITY_NOT_FOUND')

/** ADMIN-13. */
export const listUtilities = signedIn
  .route({ method: 'GET', path: '/admin/energy-utilities', tags: ['energies'] })
  .input(z.object(listInput(energyUtilityList)))
  .output(many(energyUtility))
  .errors(refuses('SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED'))
/** ADMIN-13. */
export const getUtility = signedIn
  .route({ method: 'GET', path: '/admin/energy-utilities/{utility_id}', tags: ['energies'] })
  .input(z.object({ utility_id }))
  .output(one(energyUtility))
  .errors(ofUtility)
/** ADMIN-13. Of one name, once for each energy. */
export const createUtility = signedIn
  .route({ method: 'POST', path: '/admin/energy-utilities', tags: ['energies'], successStatus: 201 })
  .input(z.strictObject(fields))
  .output(one(energyUtility))
  .errors(refuses('ENERGY_UTILITY_EXISTS'))
/** ADMIN-13. What is absent stays. */
export const editUtility = signedIn
  .route({ method: 'PATCH', path: '/admin/energy-utilities/{utility_id}', tags: ['energies'] })
  .input(z.strictObject(fields).partial().extend({ utility_id }))
  .output(one(energyUtility))
  .errors(ofUtility)
  .errors(refuses('ENERGY_UTILITY_EXISTS'))
/** ADMIN-13. One that has connections is not deleted. */
export const deleteUtility = signedIn
  .route({
    method: 'DELETE',
    path: '/admin/energy-utilities/{utility_id}',
    tags: ['energies'],
    successStatus: 204,
  })
  .input(z.object({ utility_id }))
  .errors(ofUtility)
  .errors(refuses('IN_USE'))

export const utilities = { listUtilities, getUtility, createUtility, editUtility, deleteUtility }
