import { z } from 'zod'
import { id, idParam, instant, one, refuses, signedIn } from './http.ts'

/** PRJ-30. `from_automatic_import` is 1 or 0, as clients expect it. */
export const thermalStudy = z.object({
  id,
  type: z.string(),
  company: z.object({ id, name: z.string() }).nullable(),
  file: z.object({ id, name: z.string() }).nullable(),
  created_at: instant,
  from_automatic_import: z.union([z.literal(0), z.literal(1)]),
})
export type ThermalStudy = z.infer<typeof thermalStudy>

/** A project without a study answers `data: null`: an error would raise a notification for an ordinary state. */
export const getThermalStudy = signedIn
  .route({ method: 'GET', path: '/residences/{residence_id}/thermal-study', tags: ['studies'] })
  .input(z.object({ residence_id: idParam }))
  .output(one(thermalStudy.nullable()))
  .errors(refuses('RESIDENCE_NOT_FOUND'))

export const studies = { getThermalStudy }
