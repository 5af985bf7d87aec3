import type { NewPasskey, PasskeyAnswer } from '@logis/contract/accounts.passkeys'
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
} from '@simplewebauthn/browser'
import { client } from '../../platform/caller.ts'

/** Whatever the device did not do: its owner said no, took too long, or began something else. */
const orNothing = async <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    if (error instanceof Error && error.name !== 'Refused') return null
    throw error
  })

/** What a passkey signs; null when its owner does not. `autofill`: offered by the field of the user name, until one is chosen. */
export const signByPasskey = async (autofill = false): Promise<PasskeyAnswer | null> => {
  if (autofill && !(await browserSupportsWebAuthnAutofill())) return null
  const { data } = await client.accounts.askPasskey({})
  return orNothing(startAuthentication({ optionsJSON: data, useBrowserAutofill: autofill }))
}

export type Making = { made: NewPasskey } | { failed: 'exists' | 'nothing' }

/** A new passkey of this device, or why there is none. */
export const makePasskey = async (optionsJSON: PublicKeyCredentialCreationOptionsJSON): Promise<Making> => {
  try {
    return { made: await startRegistration({ optionsJSON }) }
  } catch (error) {
    const { cause } = error as { cause?: unknown }
    const isKnown = [error, cause].some((one) => one instanceof Error && one.name === 'InvalidStateError')
    return { failed: isKnown ? 'exists' : 'nothing' }
  }
}
