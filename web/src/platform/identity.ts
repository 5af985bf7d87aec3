import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { client, orpc } from './client.ts'
import { currentIdentity, currentToken, keepIdentity, onIdentity, prolongSession, type Identity } from './session.ts'

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

/** Who is signed in and their company, asked again from time to time; what the browser kept stands in while offline. */
export const loadIdentity = async (queryClient: QueryClient): Promise<Identity> => {
  const asked = { staleTime: fiveMinutes, meta: { tellsErrors: true } }
  try {
    const { data: user } = await queryClient.fetchQuery({ ...orpc.accounts.getMe.queryOptions(), ...asked })
    const company_id = user.company_id
    const company =
      company_id === null
        ? null
        : (
            await queryClient.fetchQuery({
              ...orpc.companies.getCompany.queryOptions({ input: { company_id } }),
              ...asked,
            })
          ).data
    const identity = {
      user,
      company: company && {
        id: company.id,
        name: company.name,
        type: company.type,
        picture_path: company.picture_path,
      },
    }
    keepIdentity(identity)
    return identity
  } catch (error) {
    const kept = currentIdentity()
    if (kept && currentToken() !== null) return kept
    throw error
  }
}

/** The person signed in. Only below the routes that demand a session. */
export const useIdentity = (): Identity => {
  const identity = useSyncExternalStore(onIdentity, currentIdentity)
  if (!identity) throw new Error('No one is signed in')
  return identity
}
