import { client } from '../client.ts'
import { elsewhere } from '../elsewhere.ts'
import { currentToken, endSession, leaving } from '../session.ts'
import { clearStored, readStored } from '../storage.ts'

/**
 * AUTH-13, SHELL-25. Whether or not the server hears it, this browser forgets the session: that one alone. What else it was
 * asking is refused from then on, which may have ended it already, and have brought back whoever assists someone.
 */
export const signOut = async () => {
  // Whoever assists someone only ends that: what they came by themselves is left with their own session.
  const isAssisting = readStored('own') !== null
  if (!isAssisting && readStored('elsewhere')) return signOutElsewhere()
  const left = currentToken()
  await leaving(client.accounts.signOut()).catch(() => {})
  if (currentToken() === left) endSession('left')
}

/** Whoever came by another account leaves it too. */
const signOutElsewhere = async () => {
  const left = await leaving(client.identities.leaveProvider()).catch(() => null)
  clearStored('elsewhere')
  endSession('left')
  if (left?.data.url) elsewhere.go(left.data.url)
}
