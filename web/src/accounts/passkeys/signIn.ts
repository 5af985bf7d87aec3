import type { Session } from '@logis/contract/accounts'
import { client } from '../../platform/caller.ts'
import { signByPasskey } from './device.ts'

/** Null when the device's owner has not said yes. */
export const signInByPasskey = async (scope: 'partner' | 'resident', autofill: boolean): Promise<Session | null> => {
  const passkey = await signByPasskey(autofill)
  return passkey && (await client.accounts.signInByPasskey({ scope, passkey })).data
}
