import { languageOf, locales, type Locale } from '@logis/contract/locale'
import { readStored, writeStored } from './storage.ts'

export { languageOf, locales, type Locale }

/** What the browser's own formats and the `lang` attribute call it: `en-UK` is not a registered tag. */
export const tagOf = (locale: Locale) => (locale === 'en-UK' ? 'en-GB' : 'fr-FR')

const known = (value: unknown): Locale => (value === 'en-UK' ? value : 'fr-FR')
let locale = known(readStored('locale'))

export const currentLocale = () => locale

/** By hand, or by the mail or the account that somebody came with, at any time in this browser. */
export const isLocaleChosen = () => readStored('locale') !== null

export const keepLocale = (next: Locale) => {
  locale = next
  writeStored('locale', next)
}

/** Whoever has chosen none reads on in the language of the mail that led here, also once its link is out of the address. */
export const takeLanguage = (hash: string) => {
  if (hash.endsWith('&lang=en') && !isLocaleChosen()) keepLocale('en-UK')
}
takeLanguage(location.hash)
