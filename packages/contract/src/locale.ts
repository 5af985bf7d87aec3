/** The two languages of the portal. `en-UK` is not a registered tag; it is kept because clients send it. */
export const locales = ['fr-FR', 'en-UK'] as const
export type Locale = (typeof locales)[number]

/** French unless the header asks for English in any of its spellings. */
export const localeOf = (acceptLanguage: string | undefined): Locale =>
  /^\s*en\b/i.test(acceptLanguage ?? '') ? 'en-UK' : 'fr-FR'

/** The key of a two-language text: `{fr, en}`. */
export const languageOf = (locale: Locale): 'fr' | 'en' => (locale === 'en-UK' ? 'en' : 'fr')
