import type { NewPasskey, PasskeyAnswer } from '@logis/contract/accounts.passkeys'
import type { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { settings } from './config.ts'

/** Read when somebody comes with a passkey: it brings sixty modules of certificates. */
const webauthn = () => import('@simplewebauthn/server')

/** A passkey belongs to a name of the network. An address in figures is none: the machine itself is `localhost`. */
export const relyingParty = () => {
  const url = new URL(settings.PORTAL_URL)
  if (['127.0.0.1', '[::1]'].includes(url.hostname)) url.hostname = 'localhost'
  return { id: url.hostname, name: 'Logis', origin: url.origin }
}

/** EdDSA, ES256 and RS256: what devices sign by. */
export const algorithms = [-8, -7, -257]

/** What the device says that it was asked to sign; null when it says nothing that can be read. */
export const challengeOf = ({ response: { clientDataJSON } }: NewPasskey | PasskeyAnswer): string | null => {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    const { challenge } = (said ?? {}) as { challenge?: unknown }
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}

const expected = (challenge: string) => {
  const { id, origin } = relyingParty()
  // The device itself has asked for a finger, a face or its code: possession alone opens nothing.
  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  }
}

export type Credential = { id: string; publicKey: Buffer; counter: number }

/** The key of a new passkey, once it is proven that a device made it for this portal and this challenge. */
export const proveNewPasskey = async (answer: NewPasskey, challenge: string): Promise<Credential | null> => {
  const response = { ...answer, clientExtensionResults: {} } as Parameters<
    typeof verifyRegistrationResponse
  >[0]['response']
  try {
    const { verified, registrationInfo } = await (
      await webauthn()
    ).verifyRegistrationResponse({
      response,
      ...expected(challenge),
      supportedAlgorithmIDs: algorithms,
    })
    if (!verified) return null
    const { id, publicKey, counter } = registrationInfo.credential
    return { id, publicKey: Buffer.from(publicKey), counter }
  } catch {
    // What is wrong with it is nobody's business: the library throws for each of its reasons.
    return null
  }
}

/** How often the device says that this key has signed, once it is proven that it signed this challenge. */
export const provePasskeyAnswer = async (
  answer: PasskeyAnswer,
  challenge: string,
  { id, publicKey, counter }: Credential,
): Promise<number | null> => {
  const response = { ...answer, clientExtensionResults: {} } as Parameters<
    typeof verifyAuthenticationResponse
  >[0]['response']
  try {
    const { verified, authenticationInfo } = await (
      await webauthn()
    ).verifyAuthenticationResponse({
      response,
      ...expected(challenge),
      credential: { id, publicKey: new Uint8Array(publicKey), counter },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}
