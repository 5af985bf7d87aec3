import { client } from '../platform/caller.ts'
import { useCall } from '../platform/useCall.ts'
import { signByPasskey } from './passkeys/device.ts'
import type { Enter } from './signIn.ts'

/** The second step of a sign-in: its own form tells what is wrong. */
export const useSecondStep = (enter: Enter) =>
  useCall(client.accounts.passSecondFactor, { onSuccess: ({ data }) => enter(data), tellsErrors: true })

/** The same by a passkey; nothing happens when the owner of its device does not say yes. */
export const usePasskeyStep = (enter: Enter) =>
  useCall(
    async (challenge: string) => {
      const passkey = await signByPasskey()
      return passkey && (await client.accounts.passSecondFactor({ challenge, passkey })).data
    },
    { onSuccess: (session) => session && enter(session), tellsErrors: true },
  )
