import type { TextField } from './http.rules.ts'

/** What a person is called. */
export const personFields = {
  first_name: { max: 80, required: true },
  last_name: { max: 80, required: true },
} as const satisfies Record<string, TextField>

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

/** Words that passwords are made of first, as the published lists of leaked ones show, in French and in English. */
const commonWords = new Set(
  (
    'password passwd passw0rd p@ssword p@ssw0rd motdepasse mdp secret admin administrateur administrator root user utilisateur test demo ' +
    'welcome bienvenue bonjour hello salut coucou azerty azertyuiop qwerty qwertyuiop qwertz qsdfgh qsdfghjklm asdfgh asdfghjkl wxcvbn ' +
    'zxcvbn zxcvbnm abc abcd abcde abcdef abcdefg abcdefgh aze azer qwe qwer iloveyou jetaime chouchou doudou loulou cheval chien chat ' +
    'soleil sunshine princess princesse monkey dragon football soccer baseball marseille paris lyon nantes bretagne france toulouse ' +
    'bordeaux maison famille letmein master superman batman starwars pokemon naruto shadow michael jordan nicolas julien ' +
    'thomas alexandre camille charlotte caroline isabelle sophie marine maxime antoine vincent pierre philippe sebastien stephane ' +
    'spring summer autumn winter printemps automne hiver janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre ' +
    'monday friday lundi mardi mercredi jeudi vendredi samedi dimanche trustno changeme changezmoi google facebook computer ordinateur'
  ).split(' '),
)
const commonDigits =
  /^(|\d{1,2}|(\d)\2+|0?1?12|123|1234|12345|123456|1234567|12345678|123456789|1234567890|321|4321|54321|654321|(19|20)\d\d)$/

/** Whether a password is a common word followed by a common number, whatever the case and the signs around them. */
export const isCommonPassword = (password: string): boolean => {
  const [, word = '', digits = ''] =
    /^[^a-z\d@]*([a-z@][a-z0@]*?)[^a-z\d]*(\d*)[^a-z\d]*$/.exec(password.toLowerCase()) ?? []
  return commonWords.has(word) && commonDigits.test(digits)
}
