import { z } from 'zod'
import { energyConnection } from './energies.ts'
import { listFronts } from './flats.fronts.ts'
import { flatMaking } from './flats.making.ts'
import { flatList } from './flats.lists.ts'
import { cannot, id, idParam, instant, many, one, refuses, whoeverSignedIn } from './http.ts'
import { listInput } from './lists.input.ts'

/** Somebody who lives in a flat, or owns it: since when, and when they last came to the portal. */
const resident = z.object({ name: z.string(), created_at: instant, last_connection_at: instant.nullable() })

/** FLAT-12. A flat among those of its building. */
export const flatRow = z.object({
  id,
  name: z.string(),
  /** In square metres. */
  size: z.number().nullable(),
  /** 0 is the ground floor. */
  floor: z.number().int().nullable(),
  stairs: z.string().nullable(),
  created_at: instant,
  activation_date: instant.nullable(),
  credentials_sent_at: instant.nullable(),
  /** When somebody was last invited to rent it who has not come yet. */
  tenant_invited_at: instant.nullable(),
  /** When the last invitation to live here turned out not to arrive; null once another left, or somebody came. */
  invitation_refused_at: instant.nullable(),
  owners: z.array(resident),
  tenants: z.array(resident),
  /** Somebody asks to live there. */
  is_requested: z.boolean(),
  electricity_connection: energyConnection,
  gas_connection: energyConnection,
})
export type FlatRow = z.infer<typeof flatRow>

/** What this reader is told of the flats: the rest of a row says nothing (FLAT-02, ruling 6). */
export const flatsShown = z.object({
  /** Who owns them, and their connections. */
  residents: z.boolean(),
  /** Who rents them, since when, and who asks to. */
  tenants: z.boolean(),
})
export type FlatsShown = z.infer<typeof flatsShown>

/** What is closed to this reader of what is done to all of them at once. */
const ofAll = z.object({
  create_flats: cannot,
  edit_flats: cannot,
  link_flats: cannot,
  read_flat_devices: cannot,
  add_flat_devices: cannot,
  download_building_credentials: cannot,
  invite_flats: cannot,
})
export type FlatActs = z.infer<typeof ofAll>

/** FLAT-12, FLAT-18. Those that are not cancelled. */
export const listFlats = whoeverSignedIn
  .route({ method: 'GET', path: '/buildings/{building_id}/flats', tags: ['flats'] })
  .input(z.object({ building_id: idParam, ...listInput(flatList) }))
  .output(
    many(flatRow).extend({
      /** The staircases that flats of the building have, each once. */
      stairs: z.array(z.string()),
      shows: flatsShown,
      cannot: ofAll,
    }),
  )
  .errors(
    refuses(
      'RESIDENCE_NOT_FOUND',
      'RESIDENCE_CANCELLED',
      'SERVICE_PROVISION_REQUIRED',
      'NOT_A_BUILDING',
      'FLAT_SIZE_NOT_VALID',
      'SORT_NOT_SUPPORTED',
      'SEARCH_NOT_SUPPORTED',
    ),
  )

/** A floor of a building: how many flats it has, how many are taken, and in how many somebody asks to live. */
export const floorCounts = z.object({
  /** Null: those of which nobody has said their floor. */
  floor: z.number().int().nullable(),
  total: z.number().int(),
  /** Of a landlord, let; elsewhere, activated. */
  taken: z.number().int(),
  requested: z.number().int(),
})
export type FloorCounts = z.infer<typeof floorCounts>

/** A building as it stands, floor by floor, the highest first: what a front of hundreds of flats is drawn from. */
export const countFloors = whoeverSignedIn
  .route({ method: 'GET', path: '/buildings/{building_id}/floors', tags: ['flats'] })
  .input(z.object({ building_id: idParam }))
  .output(one(z.object({ shows: flatsShown, floors: z.array(floorCounts) })))
  .errors(refuses('RESIDENCE_NOT_FOUND', 'RESIDENCE_CANCELLED', 'SERVICE_PROVISION_REQUIRED', 'NOT_A_BUILDING'))

export const flats = { listFlats, listFronts, countFloors, ...flatMaking }
