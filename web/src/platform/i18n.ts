import { addTexts, speak, type Language, type Texts } from '../ui/texts.ts'
import { currentLocale, keepLocale, languageOf, tagOf, type Locale } from './locale.ts'

type Nouns = Record<string, Texts>
/** `first`: what the frame, the home pages and the list of projects say. `rest`: every other page and dialog. */
type Part = 'first' | 'rest'
/** `entrance`: what the sign-in page says in French. The parts of a language are fetched when they are wanted. */
export type Catalogue = { entrance: Nouns } & Record<Language, Record<Part, () => Promise<Nouns>>>

let catalogue: Catalogue
const known = new Set<`${Language} ${Part}`>()

const loadPart = async (language: Language, part: Part) => {
  if (known.has(`${language} ${part}`)) return
  addTexts(language, await catalogue[language][part]())
  known.add(`${language} ${part}`)
}

const loadWhole = (language: Language) => Promise.all([loadPart(language, 'first'), loadPart(language, 'rest')])

/** French is always there, the language of fallback. */
export const startI18n = async (texts: Catalogue) => {
  catalogue = texts
  known.clear()
  addTexts('fr', texts.entrance)
  await applyLocale(currentLocale())
}

export const loadEveryText = async () => {
  await loadWhole(languageOf(currentLocale()))
}

/** Comes with the texts of the frame, the home pages and the list of projects (`tools/firstTexts.test.ts`). */
export const withFirstTexts =
  <T>(load: () => Promise<T>) =>
  () =>
    Promise.all([load(), loadPart(languageOf(currentLocale()), 'first')]).then(([module]) => module)

/** Comes with the texts of every page and dialog. */
export const withEveryText =
  <T>(load: () => Promise<T>) =>
  () =>
    Promise.all([load(), loadEveryText()]).then(([module]) => module)

const applyLocale = async (locale: Locale) => {
  const language = languageOf(locale)
  // Someone who reads English, or changes the language inside the portal, needs all of it.
  if (language === 'en' || known.size > 0) await loadWhole(language)
  document.documentElement.lang = locale === 'fr-FR' ? 'fr' : tagOf(locale)
  speak(language)
}

/** Applied at once, kept in the browser and sent with every call (SHELL-51). */
export const changeLocale = async (locale: Locale) => {
  keepLocale(locale)
  await applyLocale(locale)
}
