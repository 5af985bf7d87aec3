import { z } from 'zod'
import { passkeyName } from './accounts.factors.rules.ts'
import { done, idParam, one, open, refuses, signedIn, textOf } from './http.ts'

const user_id = idParam
const passkey_id = idParam
const bytes = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[A-Za-z0-9_-]+$/)

const answered = { id: bytes(1400), rawId: bytes(1400), type: z.literal('public-key') }
/** What a device has signed, as browsers write it; the rest of what they say is not needed. */
export const passkeyAnswer = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: bytes(5000),
    authenticatorData: bytes(5000),
    signature: bytes(5000),
    userHandle: bytes(200).nullish(),
  }),
})
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>

const newPasskey = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: bytes(5000),
    attestationObject: bytes(20_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
})
export type NewPasskey = z.infer<typeof newPasskey>

const userVerification = z.literal('required')
const rsaAndCurves = z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() }))

/** What the device of a passkey signs: whose it is, the device says. */
export const askPasskey = open
  .route({
    method: 'POST',
    path: '/passkey-challenges',
    tags: ['accounts'],
    summary: 'What is a passkey to sign?',
  })
  .input(z.strictObject({}))
  .output(one(z.object({ challenge: z.string(), rpId: z.string(), timeout: z.number().int(), userVerification })))

/** Sign in without a password. The device has asked for a finger, a face or its own code: two factors at once. */
export const signInByPasskey = <T extends z.ZodType>(session: T) =>
  open
    .route({
      method: 'POST',
      path: '/personal-access-token/passkey',
      tags: ['accounts'],
      summary: 'Sign in by a passkey',
    })
    .input(z.strictObject({ scope: z.enum(['partner', 'resident']), passkey: passkeyAnswer }))
    .output(one(session))
    .errors(
      refuses(
        'PASSKEY_REFUSED',
        'USER_DISABLED',
        'SCOPE_NOT_ALLOWED',
        'IDENTITY_PROVIDER_REQUIRED',
        'IDENTITY_PROVIDER_UNOFFERED',
        'COMPANY_DISABLED',
      ),
    )

const own = signedIn.meta({ terms: 'exempt' }).errors(refuses('USER_NOT_FOUND', 'NOT_WHILE_IMPERSONATED'))

/** What a device needs to make a passkey for this account. */
export const startPasskey = own
  .route({
    method: 'POST',
    path: '/users/{user_id}/passkey-challenges',
    tags: ['accounts'],
    summary: 'Begin with a passkey',
  })
  .input(z.strictObject({ user_id }))
  .output(
    one(
      z.object({
        challenge: z.string(),
        rp: z.object({ id: z.string(), name: z.string() }),
        user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
        pubKeyCredParams: rsaAndCurves,
        timeout: z.number().int(),
        excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key') })),
        authenticatorSelection: z.object({ residentKey: z.literal('required'), userVerification }),
        attestation: z.literal('none'),
      }),
    ),
  )
  .errors(refuses('PROOF_REQUIRED', 'PASSKEYS_LIMIT_REACHED'))

export const addPasskey = own
  .route({
    method: 'POST',
    path: '/users/{user_id}/passkeys',
    tags: ['accounts'],
    summary: 'Keep a new passkey',
    successStatus: 201,
  })
  .input(z.strictObject({ user_id, name: textOf(passkeyName), passkey: newPasskey }))
  .output(one(z.object({ id: z.number().int() })))
  .errors(refuses('PROOF_REQUIRED', 'PASSKEY_REFUSED', 'PASSKEY_EXISTS', 'PASSKEYS_LIMIT_REACHED'))

export const renamePasskey = own
  .route({ method: 'PATCH', path: '/users/{user_id}/passkeys/{passkey_id}', tags: ['accounts'] })
  .input(z.strictObject({ user_id, passkey_id, name: textOf(passkeyName) }))
  .output(done)
  .errors(refuses('PASSKEY_NOT_FOUND'))

export const removePasskey = own
  .route({ method: 'DELETE', path: '/users/{user_id}/passkeys/{passkey_id}', tags: ['accounts'] })
  .input(z.strictObject({ user_id, passkey_id }))
  .output(done)
  .errors(refuses('PROOF_REQUIRED', 'PASSKEY_NOT_FOUND', 'FACTOR_DEMANDED', 'IDENTITY_LAST_WAY'))

export const ownPasskeys = { askPasskey, startPasskey, addPasskey, renamePasskey, removePasskey }
