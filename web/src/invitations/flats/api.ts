import type { InvitationCode } from '@logis/contract/invitations.rules'
import { useQuery } from '@tanstack/react-query'
import { useAct, useRefresh } from '../../platform/acts.ts'
import { orpc } from '../../platform/client.ts'
import type { Locale } from '../../platform/locale.ts'
import { told } from '../../platform/told.ts'
import { askedEvery, withoutGone } from '../../platform/watched.ts'

/** Which flats of a building would be invited, at which address. */
export const useFlatInvitations = (building_id: number) =>
  useQuery({ ...orpc.invitations.previewFlatInvitations.queryOptions({ input: { building_id } }), meta: told })
export type Preview = NonNullable<ReturnType<typeof useFlatInvitations>['data']>['data']

export const useStartInvitations = () => useAct('invitations.startFlatInvitations')

/** How often a job is asked how far it is. */
const askedEveryMs = 1000
export const useInvitationRun = (building_id: number, run_id: number) =>
  withoutGone(
    useQuery({
      ...orpc.invitations.getFlatInvitations.queryOptions({ input: { building_id, run_id } }),
      refetchInterval: askedEvery(askedEveryMs, (answer) => !answer?.data.ended_at),
      meta: told,
    }),
  )
/** What it has sent is shown wherever an invitation is. */
export const useInvitationsSent = () => useRefresh('invitations.inviteOwner')

/** What the invitation of a flat will say. */
export const useMailPreview = (company_id: number, residence_id: number, code: InvitationCode, locale: Locale) =>
  useQuery({
    ...orpc.invitations.previewInvitation.queryOptions({
      input: { company_id, residence_id, communication_channel_code: code, locale },
    }),
    meta: told,
  })
