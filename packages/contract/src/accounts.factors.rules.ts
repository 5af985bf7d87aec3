/** How someone may pass the second step of a sign-in, and prove again that they are there. */
export const factorMethods = ['TOTP', 'RECOVERY_CODE', 'PASSKEY'] as const
export type FactorMethod = (typeof factorMethods)[number]

/** Of a code as it is typed, spaces and dashes included. */
export const typedCodeMax = 60
/** A code as people type it: six digits of the app, or a recovery code, with or without spaces and dashes. */
export const typedCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()

/** For how long a proof of being there opens what is serious. */
export const proofMinutes = 10
export const recoveryCodeCount = 10

export const passkeyName = { max: 60, required: true } as const
/** Most passkeys that a person has. */
export const passkeysMax = 20
