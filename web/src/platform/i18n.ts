import { addTexts, speak, type Language, type Texts } from '../ui/texts.ts'
import { currentLocale, isLocaleChosen, keepLocale, languageOf, tagOf, type Locale } from './locale.ts'

type Nouns = Record<string, Texts>
type Load<In extends Language> = () => Promise<Record<In, Nouns>>
/**
 * `entrance`: what the sign-in page says; in French it is there at once, and fetched when it is wanted otherwise, as are
 * `arrival`: what the form of an account says that is made before there is a portal, `first`: what the frame, the home
 * pages and the list of projects say, `shared`: both the page of a project and « Mon logement », `booklet`: parts
 * of both, `project`: the page of a project, `parts`: the parts of one, `gas`: the home and the lists of installers,
 * `dwelling`: « Mon logement », `company`: what a company sets and is told, `bulk`: work on many homes at once,
 * `administration`: its pages, and `rest`: what few open.
 */
type WayIn = 'entrance' | 'arrival'
/** What comes behind the ways in, part by part. */
export type Later =
  | 'first'
  | 'shared'
  | 'booklet'
  | 'project'
  | 'parts'
  | 'gas'
  | 'dwelling'
  | 'company'
  | 'bulk'
  | 'administration'
  | 'rest'
export type LaterTexts = { [In in Language]: Record<Later, Load<In>> }
export type Catalogue = {
  fr: { entrance: Nouns; arrival: Load<'fr'> }
  en: Record<WayIn, Load<'en'>>
  /** Where the rest is, which the ways in do without. */
  later: () => Promise<{ later: LaterTexts }>
}

let catalogue: Catalogue
const known = new Set<`${Language} ${WayIn | Later}`>()
/** Whether more than the ways in is, or is about to be, on the screen; and whether an account is made there. */
let [isInside, isArriving] = [false, false]

const loadPart = async (language: Language, part: WayIn | Later, load: Nouns | Load<'fr'> | Load<'en'>) => {
  if (typeof load !== 'function' || known.has(`${language} ${part}`)) return
  const texts: Partial<Record<Language, Nouns>> = await load()
  addTexts(language, texts[language] ?? {})
  known.add(`${language} ${part}`)
}

const loadWayIn = (language: Language, part: WayIn) => loadPart(language, part, catalogue[language][part])

const loadWaysIn = (language: Language) =>
  Promise.all([loadWayIn(language, 'entrance'), isArriving && loadWayIn(language, 'arrival')])

/** Every part where none is named. */
const loadInside = async (language: Language, parts: readonly Later[] = []) => {
  isInside = true
  const texts = (await catalogue.later()).later[language]
  const named = parts.length > 0 ? parts : (Object.keys(texts) as Later[])
  await Promise.all(named.map((part) => loadPart(language, part, texts[part])))
}

/** French is always there, the language of fallback. */
export const startI18n = async (texts: Catalogue) => {
  catalogue = texts
  known.clear()
  isInside = isArriving = false
  addTexts('fr', texts.fr.entrance)
  await applyLocale(currentLocale())
}

/** What pages inside say, in the language of the reader; every text where no parts are named. */
export const loadTexts = (...parts: Later[]) => loadInside(languageOf(currentLocale()), parts)

/** What the form of an account says that is made before there is a portal. */
export const loadArrival = () => {
  isArriving = true
  return loadWayIn(languageOf(currentLocale()), 'arrival')
}

const applyLocale = async (locale: Locale) => {
  const language = languageOf(locale)
  // Someone who changes the language inside the portal needs all of it.
  await (isInside ? loadInside(language) : loadWaysIn(language))
  document.documentElement.lang = locale === 'fr-FR' ? 'fr' : tagOf(locale)
  speak(language)
}

/** Applied at once, kept in the browser and sent with every call (SHELL-51). */
export const changeLocale = async (locale: Locale) => {
  keepLocale(locale)
  await applyLocale(locale)
}

/** Whoever signs in where nobody has chosen a language reads on in that of their account, as in their e-mails. */
export const takeLocale = async (locale: Locale) => {
  if (!isLocaleChosen() && locale !== currentLocale()) await changeLocale(locale)
}
