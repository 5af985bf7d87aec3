import { z } from 'zod'
import { flatsTickedMax } from './flats.rules.ts'
import { idParam } from './http.ts'

/** Of an act on the flats of a building: on these alone. Those that are no live flat of it are left out, and told. */
export const tickedFlats = z.array(idParam).min(1).max(flatsTickedMax).optional()
