import type { Home } from '@logis/contract/residents'
import { useQuery } from '@tanstack/react-query'
import { useAct, useOwnAct } from '../platform/acts.ts'
import { client, orpc } from '../platform/client.ts'
import { told } from '../platform/told.ts'
import { useIdentity } from '../platform/identity.ts'
import { asRefused, type Refused } from '../platform/refused.ts'
import { forgetArrival, keepCode } from './kept.ts'
import { formatCode, sameCode } from './code.ts'

export type { Home }
export type Role = Home['role_code']

/** What an invitation opens; nothing is asked without one. */
export const useInvitation = (token: string | null) =>
  useQuery({
    ...orpc.accounts.readInvitation.queryOptions({ input: { token: token ?? '' } }),
    enabled: token !== null,
    staleTime: Infinity,
    meta: told,
  })

/** RES-06. All of them: people have few homes. */
export const useHomes = () => {
  const { user } = useIdentity()
  return useQuery({
    ...orpc.residents.listHomes.queryOptions({ input: { user_id: user.id, page_size: -1, sort: 'name' } }),
    meta: told,
  })
}

/** What one has asked for and nobody has answered yet. */
export const useOwnRequests = () => {
  const { user } = useIdentity()
  return useQuery({ ...orpc.residents.listOwnRequests.queryOptions({ input: { user_id: user.id } }), meta: told })
}

export const useWithdrawRequest = () => useAct('residents.withdrawRequest')

export const useHome = (residence_id: number) => {
  const { user } = useIdentity()
  return useQuery({
    ...orpc.residents.getHome.queryOptions({ input: { user_id: user.id, residence_id } }),
    // Whoever owned it may have left meanwhile, which nothing tells a page that stays open.
    refetchOnWindowFocus: true,
    meta: told,
  })
}

/** What is shared with the residents of a home: its own files and its building's. */
export const useHomeDocuments = (residence_id: number) =>
  useQuery({ ...orpc.documents.listHomeDocuments.queryOptions({ input: { residence_id } }), meta: told })

/**
 * RES-01. When the answer to a first try was lost on the way, the second one is told that the home is activated
 * already: it is then among the caller's own, with this code.
 */
const activate = async (user_id: number, code: string, invitation_token: string | null): Promise<Home> => {
  try {
    const attempt = { user_id, activation_code: code, ...(invitation_token && { invitation_token }) }
    return (await client.residents.activateHome(attempt)).data
  } catch (error) {
    if (asRefused(error).reason !== 'RESIDENCE_ALREADY_ACTIVATED') throw error
    const { data: homes } = await client.residents.listHomes({ user_id, page_size: -1 })
    const own = homes.find(({ residence_code }) => residence_code !== null && sameCode(residence_code, code))
    if (!own) throw error
    return own
  }
}

/** After these the code is of no more use to its reader. */
const spent = new Set<string>([
  'ACTIVATION_CODE_INVALID',
  'RESIDENCE_CODE_INVALID',
  'RESIDENCE_CANCELLED',
  'RESIDENCE_USER_EXISTS',
  'ACCESS_REQUEST_EXISTS',
])

/**
 * RES-02: one attempt spends the invitation, whatever comes of it. A code that may still serve, as no answer came or as
 * somebody else has activated the home, is there after a reload too: nobody types it again to ask for access.
 */
const forgetAttempt = (refused: Refused | null, code: string) => {
  forgetArrival()
  if (refused && !spent.has(refused.reason)) keepCode(formatCode(code))
}

export const useActivate = (invitationToken: string | null) => {
  const { user } = useIdentity()
  return useOwnAct('residents.activateHome', {
    mutationFn: (code: string) => activate(user.id, code, invitationToken),
    onSettled: forgetAttempt,
  })
}

/** CODE-24, RES-07. */
export const useRequestAccess = () =>
  useAct('residents.requestAccess', {
    onSettled: (refused, { residence_code }) => forgetAttempt(refused, residence_code),
  })
