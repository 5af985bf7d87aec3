import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { client, orpc } from './client.ts'
import {
  currentIdentity,
  currentToken,
  isSignedIn,
  keepIdentity,
  onIdentity,
  prolongSession,
  type Identity,
  type OwnCompany,
} from './session.ts'

/** AUTH-12. A server that does not answer is not a session refused: the page's own calls will tell. */
export const refreshSession = async () => {
  const token = currentToken()
  if (token === null) return
  try {
    const { data } = await client.accounts.refreshSession()
    prolongSession(token, data.expires_in)
  } catch {
    // A refused token has ended the session already.
  }
}

const fiveMinutes = 300_000
const asked = { staleTime: fiveMinutes, meta: { tellsErrors: true } }

const askCompany = async (queryClient: QueryClient, company_id: number): Promise<OwnCompany> => {
  const ask = orpc.companies.getCompany.queryOptions({ input: { company_id } })
  const { id, name, type, picture_path } = (await queryClient.fetchQuery({ ...ask, ...asked })).data
  return { id, name, type, picture_path }
}

/** Whether the reader works for a company beside the one that they act for now. */
export const worksAlsoFor = (company_id: number): boolean => {
  const { user, company } = currentIdentity() ?? {}
  return company?.id !== company_id && !!user?.companies.some(({ id }) => id === company_id)
}

/** From here on the reader acts for this company of theirs: until they sign in again, or turn to another one. */
export const workFor = async (queryClient: QueryClient, company_id: number) => {
  const company = await askCompany(queryClient, company_id)
  const { user } = currentIdentity() ?? {}
  if (user) keepIdentity({ user, company })
}

/**
 * Who is signed in, asked anew, and the company that they turned to, or else their first. To whoever owes a second factor the company is closed. What comes after the session has
 * given way to another is of somebody else: it is answered to whoever asked, and not kept.
 */
export const askIdentity = async (queryClient: QueryClient): Promise<Identity> => {
  const askedBy = currentToken()
  const { data: user } = await queryClient.fetchQuery({ ...orpc.accounts.getMe.queryOptions(), ...asked })
  const turned = () => user.companies.find(({ id }) => id === currentIdentity()?.company?.id)?.id
  const worksFor = turned() ?? user.company_id
  const asking = worksFor === null || user.owes_second_factor ? null : await askCompany(queryClient, worksFor)
  const isSame = currentToken() === askedBy
  // Whoever has turned to another one meanwhile acts for that one.
  const isTurned = isSame && asking !== null && turned() !== undefined && turned() !== worksFor
  const company = isTurned ? currentIdentity()!.company : asking
  if (isSame) keepIdentity({ user, company })
  return { user, company }
}

/**
 * Who is signed in and their company, asked again from time to time. What the browser kept stands in meanwhile, so that
 * a page need not wait for what it knows; the server decides on every call all the same.
 */
export const loadIdentity = async (queryClient: QueryClient): Promise<Identity> => {
  const kept = currentIdentity()
  const answer = askIdentity(queryClient)
  if (!kept) return answer
  answer.catch(() => {})
  return kept
}

let shown: Identity | null = null
/** A page that is being left still shows whose it was. */
const shownIdentity = () => {
  shown = currentIdentity() ?? shown
  return shown
}

/** The person signed in. Only below the routes that demand a session. */
export const useIdentity = (): Identity => {
  const identity = useSyncExternalStore(onIdentity, shownIdentity)
  if (!identity) throw new Error('No one is signed in')
  return identity
}

export const isAdministrator = ({ user }: Identity): boolean => user.global_roles.includes('ADMINISTRATOR')

/** Whether they look after the whole platform, or help those who work with it. */
export const hasGlobalRole = ({ user }: Identity): boolean => user.global_roles.length > 0

/** Whether the reader changes nothing, whatever company they look at. */
export const useReadOnly = (): boolean => {
  const { companies, global_roles } = useIdentity().user
  const { length } = companies
  return length > 0 && global_roles.length === 0 && companies.every(({ role }) => role === 'COMPANY_READER')
}

const visitor = () => (isSignedIn() ? currentIdentity() : null)
/** The same on the pages that are open to everyone; null when no one is signed in. */
export const useVisitor = () => useSyncExternalStore(onIdentity, visitor)
