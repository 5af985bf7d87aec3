import { z } from 'zod'
import { reasons } from './errors.ts'
import { flatsMax } from './flats.rules.ts'
import { cannot, email, id, idParam, instant, one, refuses, signedIn } from './http.ts'
import { invitationCodes } from './invitations.rules.ts'

const building_id = idParam
const inBuilding = refuses('RESIDENCE_NOT_FOUND', 'RESIDENCE_CANCELLED', 'NOT_A_BUILDING', 'SERVICE_PROVISION_REQUIRED')

/** The flats of a building as they would be invited: at which address, or why not. Nothing leaves. */
export const previewFlatInvitations = signedIn
  .route({ method: 'GET', path: '/buildings/{building_id}/flats/invitations', tags: ['invitations'] })
  .input(z.object({ building_id }))
  .output(
    one(
      z.object({
        communication_channel_code: z.enum(invitationCodes),
        /** Tenants are invited at any address; owners at one of the home's. */
        is_typed: z.boolean(),
        flats: z.array(z.object({ id, name: z.string(), email: z.string().nullable(), cannot })),
      }),
    ),
  )
  .errors(inBuilding)

/** How far a job is that invites the flats of a building, and what it left out. */
export const invitationRun = z.object({
  id,
  total: z.number().int(),
  done: z.number().int(),
  left_out: z.array(z.object({ id, name: z.string(), reason: z.enum(reasons) })),
  ended_at: instant.nullable(),
})
export type InvitationRun = z.infer<typeof invitationRun>

/**
 * Invites flats of a building, one after the other, also after the caller has left. `run_key` is the sender's own name of it:
 * sent again, it is the job that is there.
 */
export const startFlatInvitations = signedIn
  .route({
    method: 'POST',
    path: '/buildings/{building_id}/flats/invitations',
    tags: ['invitations'],
    successStatus: 202,
  })
  .input(
    z.strictObject({
      building_id,
      run_key: z.uuid(),
      invitations: z
        .array(z.strictObject({ residence_id: idParam, email }))
        .min(1)
        .max(flatsMax),
    }),
  )
  .output(one(invitationRun))
  .errors(inBuilding)
export const getFlatInvitations = signedIn
  .route({ method: 'GET', path: '/buildings/{building_id}/flats/invitations/{run_id}', tags: ['invitations'] })
  .input(z.object({ building_id, run_id: idParam }))
  .output(one(invitationRun))
  .errors(inBuilding)
  .errors(refuses('RESOURCE_NOT_FOUND'))

export const invitationRuns = { previewFlatInvitations, startFlatInvitations, getFlatInvitations }
