import { addTexts, speak, type Language, type Texts } from '../ui/texts.ts'
import { currentLocale, keepLocale, languageOf, tagOf, type Locale } from './locale.ts'

type Nouns = Record<string, Texts>
type Load = () => Promise<Nouns>
const laterParts = ['first', 'project', 'rest'] as const
type Later = (typeof laterParts)[number]
/**
 * `entrance`: what the sign-in page says; in French it is there at once, and fetched when it is wanted otherwise, as are
 * `first`: what the frame, the home pages and the list of projects say, `project`: the page of a project, and `rest`: every
 * other page and dialog.
 */
type Part = 'entrance' | Later
export type Catalogue = Record<'fr' | 'en', Record<Later, Load>> & {
  fr: { entrance: Nouns }
  en: { entrance: Load }
}

let catalogue: Catalogue
const known = new Set<`${Language} ${Part}`>()
/** Whether more than the sign-in page is, or is about to be, on the screen. */
let isInside = false

const loadPart = async (language: Language, part: Later) => {
  isInside = true
  if (known.has(`${language} ${part}`)) return
  addTexts(language, await catalogue[language][part]())
  known.add(`${language} ${part}`)
}

/** Of the nouns that come later it says a part, which must not take their place. */
const loadEntrance = async (language: Language) => {
  if (language === 'fr' || known.has('en entrance')) return
  const texts = await catalogue.en.entrance()
  if (!laterParts.some((part) => known.has(`en ${part}`))) addTexts('en', texts)
  known.add('en entrance')
}

const loadParts = (language: Language, ...parts: Later[]) => Promise.all(parts.map((part) => loadPart(language, part)))
const loadWhole = (language: Language) => loadParts(language, ...laterParts)

/** French is always there, the language of fallback. */
export const startI18n = async (texts: Catalogue) => {
  catalogue = texts
  known.clear()
  isInside = false
  addTexts('fr', texts.fr.entrance)
  await applyLocale(currentLocale())
}

export const loadEveryText = async () => {
  await loadWhole(languageOf(currentLocale()))
}

const withParts =
  (...parts: Later[]) =>
  <T>(load: () => Promise<T>) =>
  () =>
    Promise.all([load(), loadParts(languageOf(currentLocale()), ...parts)]).then(([module]) => module)

/** Comes with the texts of the frame, the home pages and the list of projects (`tools/firstTexts.test.ts`). */
export const withFirstTexts = withParts('first')

/** Comes with these and those of the page of a project. */
export const withProjectTexts = withParts('first', 'project')

/** Comes with the texts of every page and dialog. */
export const withEveryText = withParts(...laterParts)

const applyLocale = async (locale: Locale) => {
  const language = languageOf(locale)
  // Someone who changes the language inside the portal needs all of it.
  await (isInside ? loadWhole(language) : loadEntrance(language))
  document.documentElement.lang = locale === 'fr-FR' ? 'fr' : tagOf(locale)
  speak(language)
}

/** Applied at once, kept in the browser and sent with every call (SHELL-51). */
export const changeLocale = async (locale: Locale) => {
  keepLocale(locale)
  await applyLocale(locale)
}
