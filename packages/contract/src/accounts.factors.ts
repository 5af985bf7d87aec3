import { z } from 'zod'
import { factorMethods, typedCodeMax } from './accounts.factors.rules.ts'
import { passkeyAnswer } from './accounts.passkeys.ts'
import { done, id, idParam, instant, one, open, refuses, signedIn, whoeverSignedIn } from './http.ts'

const user_id = idParam
/** A code as it is typed, from the app or from the list of recovery codes. */
const code = z.string().trim().min(1).max(typedCodeMax)
const challenge = z.string().min(1).max(200)

/** What stands in place of a session until the second step. */
export const awaitedFactor = z.object({
  challenge: z.string(),
  expires_in: z.number().int(),
  methods: z.array(z.enum(factorMethods)),
})
export type AwaitedFactor = z.infer<typeof awaitedFactor>

const own = signedIn.meta({ terms: 'exempt' }).errors(refuses('USER_NOT_FOUND', 'NOT_WHILE_IMPERSONATED'))
/** Open to whoever owes a second factor: it leads to one. */
const towards = own.meta({ terms: 'exempt', factor: 'exempt' })

export const passkey = z.object({ id, name: z.string(), created_at: instant, last_used_at: instant.nullable() })
export type Passkey = z.infer<typeof passkey>

export const factors = z.object({
  /** By the platform, for a role on it, or by a company. */
  is_demanded: z.boolean(),
  totp: z.object({ created_at: instant, last_used_at: instant.nullable() }).nullable(),
  recovery_codes_left: z.number().int(),
  /** Somebody who came by a provider has none, perhaps: they prove themselves by signing in again. */
  has_password: z.boolean().default(true),
  passkeys: z.array(passkey).default([]),
})
export type Factors = z.infer<typeof factors>

export const listFactors = whoeverSignedIn
  .meta({ terms: 'exempt', factor: 'exempt' })
  .errors(refuses('USER_NOT_FOUND', 'NOT_WHILE_IMPERSONATED'))
  .route({ method: 'GET', path: '/users/{user_id}/factors', tags: ['accounts'], summary: 'What proves that it is me?' })
  .input(z.object({ user_id }))
  .output(one(factors))

/** A secret for an authenticator app, as a picture to scan and as text to type. It counts once a code of it has come. */
export const startTotp = towards
  .route({
    method: 'POST',
    path: '/users/{user_id}/totp',
    tags: ['accounts'],
    summary: 'Begin with an authenticator app',
  })
  .input(z.strictObject({ user_id }))
  .output(one(z.object({ secret: z.string(), uri: z.string(), qr_svg: z.string() })))
  .errors(refuses('PROOF_REQUIRED', 'FACTOR_ALREADY_SET', 'SEALING_KEY_REQUIRED'))

const recoveryCodes = one(z.object({ recovery_codes: z.array(z.string()) }))
/** The recovery codes are shown here and never again. The other sessions end. */
export const confirmTotp = towards
  .route({
    method: 'POST',
    path: '/users/{user_id}/totp/confirmation',
    tags: ['accounts'],
    summary: 'Turn two-step sign-in on, by a code of the app',
  })
  .input(z.strictObject({ user_id, code }))
  .output(recoveryCodes)
  .errors(refuses('PROOF_REQUIRED', 'FACTOR_CODE_INVALID', 'FACTOR_ALREADY_SET', 'FACTOR_NOT_SET'))

export const removeTotp = own
  .route({ method: 'DELETE', path: '/users/{user_id}/totp', tags: ['accounts'], summary: 'Turn two-step sign-in off' })
  .input(z.strictObject({ user_id }))
  .output(done)
  .errors(refuses('PROOF_REQUIRED', 'FACTOR_NOT_SET', 'FACTOR_DEMANDED'))

/** Those from before open nothing any more. */
export const renewRecoveryCodes = own
  .route({
    method: 'POST',
    path: '/users/{user_id}/recovery-codes',
    tags: ['accounts'],
    summary: 'New recovery codes in place of the former',
  })
  .input(z.strictObject({ user_id }))
  .output(recoveryCodes)
  .errors(refuses('PROOF_REQUIRED', 'FACTOR_NOT_SET'))

/** What is serious asks for it when the last proof is more than ten minutes old: a code, or the password of who has none. */
export const proveIdentity = towards
  .route({
    method: 'POST',
    path: '/users/{user_id}/proof',
    tags: ['accounts'],
    summary: 'Prove again that it is me who sits here',
  })
  .input(
    z.union([
      z.strictObject({ user_id, code }),
      z.strictObject({ user_id, passkey: passkeyAnswer }),
      z.strictObject({ user_id, password: z.string().min(1).max(1000) }),
    ]),
  )
  .output(one(z.object({ proven_until: instant })))
  .errors(
    refuses('FACTOR_CODE_INVALID', 'FACTOR_SECRET_LOST', 'PASSKEY_REFUSED', 'PASSWORD_INCORRECT', 'FACTOR_REQUIRED'),
  )

/** For someone whose device is lost: an administrator of the platform takes the factors away; the person is told by mail. */
export const resetFactors = signedIn
  .route({
    method: 'DELETE',
    path: '/admin/users/{user_id}/factors',
    tags: ['administration'],
    summary: 'Take away the second factor of somebody who lost theirs',
  })
  .input(z.strictObject({ user_id }))
  .output(done)
  .errors(refuses('USER_NOT_FOUND', 'PROOF_REQUIRED', 'NOT_ONESELF', 'NO_FACTOR_TO_RESET'))

export const signInEvent = z.object({
  id,
  created_at: instant,
  /** Why it was refused; null of one that succeeded. */
  refused: z.string().nullable(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  ip: z.string().nullable(),
})
export type SignInEvent = z.infer<typeof signInEvent>
/** The last twenty, the latest first. */
export const listSignIns = whoeverSignedIn
  .meta({ terms: 'exempt' })
  .errors(refuses('USER_NOT_FOUND', 'NOT_WHILE_IMPERSONATED'))
  .route({ method: 'GET', path: '/users/{user_id}/sign-ins', tags: ['accounts'], summary: 'Who came in as me lately?' })
  .input(z.object({ user_id }))
  .output(one(z.array(signInEvent)))

/** The second step of a sign-in: the challenge opens nothing else, for five minutes, once. */
export const passSecondFactor = <T extends z.ZodType>(session: T) =>
  open
    .route({
      method: 'POST',
      path: '/personal-access-token/second-factor',
      tags: ['accounts'],
      summary: 'Sign in: the second step',
    })
    .input(z.union([z.strictObject({ challenge, code }), z.strictObject({ challenge, passkey: passkeyAnswer })]))
    .output(one(session))
    .errors(
      refuses('CHALLENGE_INVALID', 'FACTOR_CODE_INVALID', 'FACTOR_SECRET_LOST', 'PASSKEY_REFUSED', 'SCOPE_NOT_ALLOWED'),
    )

export const ownFactors = {
  listFactors,
  startTotp,
  confirmTotp,
  removeTotp,
  renewRecoveryCodes,
  proveIdentity,
  resetFactors,
  listSignIns,
}
