import { client } from '../client.ts'
import { endSession } from '../session.ts'

/** AUTH-13, SHELL-25. Whether or not the server hears it, this browser forgets the session. */
export const signOut = async () => {
  await client.accounts.signOut().catch(() => {})
  endSession('left')
}
