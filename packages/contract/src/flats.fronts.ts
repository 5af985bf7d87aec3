import { z } from 'zod'
import { actingFor, id, idParam, many, signedIn } from './http.ts'

export const frontStates = ['active', 'invited', 'idle'] as const
const count = z.number().int()

/** A building of a landlord as it is drawn small: who lives there, who is invited, and where nobody is. */
export const front = z.object({
  id,
  name: z.string(),
  city: z.string().nullable(),
  picture_path: z.string().nullable(),
  /** How many of its flats are in each state. */
  counts: z.object({ active: count, invited: count, idle: count }),
  /** In how many of them somebody asks to live. */
  requested: count,
  /** A cell for each flat, the highest floor first; none where they are too many. */
  cells: z.array(z.enum(frontStates)),
  /** A bar for each floor then, the highest first. */
  floors: z.array(z.object({ total: count, taken: count })),
})
export type Front = z.infer<typeof front>

/** The buildings of a landlord, those first where the fewest live; of as many, the larger ones. */
export const listFronts = signedIn
  .route({ method: 'GET', path: '/companies/{company_id}/fronts', tags: ['flats'] })
  .input(z.object({ company_id: idParam }))
  .output(many(front))
  .errors(actingFor)
