/** The password rule of AUTH-24 and AUTH-25; 128 characters bound the cost of hashing. */
export const passwordPattern = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[A-Za-z\d~@#$%^&*+=`|{}:;!.?"()[\]-]{8,128}$/

export const passwordRules = ['length', 'lowercase', 'uppercase', 'digit', 'characters'] as const
export type PasswordRule = (typeof passwordRules)[number]

const tests: Record<PasswordRule, (password: string) => boolean> = {
  length: (password) => password.length >= 8 && password.length <= 128,
  lowercase: (password) => /[a-z]/.test(password),
  uppercase: (password) => /[A-Z]/.test(password),
  digit: (password) => /\d/.test(password),
  characters: (password) => /^[A-Za-z\d~@#$%^&*+=`|{}:;!.?"()[\]-]*$/.test(password) && password !== '',
}

/** Which parts of the rule a password meets, for the live list under the field. */
export const passwordChecks = (password: string): Record<PasswordRule, boolean> =>
  Object.fromEntries(passwordRules.map((rule) => [rule, tests[rule](password)])) as Record<PasswordRule, boolean>

export const acceptsPassword = (password: string) => passwordPattern.test(password)
