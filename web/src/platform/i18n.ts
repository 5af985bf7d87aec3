import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { currentLocale, keepLocale, languageOf, tagOf, type Locale } from './locale.ts'

type Texts = Record<string, unknown>
type Language = 'fr' | 'en'
/** `entrance`: what the sign-in page says in French. The whole of a language is fetched when it is wanted. */
export type Catalogue = { entrance: Texts } & Record<Language, () => Promise<Texts>>

let catalogue: Catalogue
const whole = new Set<Language>()

const loadWhole = async (language: Language) => {
  if (whole.has(language)) return
  i18next.addResourceBundle(language, 'translation', await catalogue[language](), true, true)
  whole.add(language)
}

/** French is always there, the language of fallback. */
export const startI18n = async (texts: Catalogue) => {
  catalogue = texts
  whole.clear()
  await i18next.use(initReactI18next).init({
    resources: { fr: { translation: texts.entrance } },
    lng: 'fr',
    fallbackLng: 'fr',
    supportedLngs: ['fr', 'en'],
    interpolation: { escapeValue: false },
    react: { bindI18n: 'languageChanged' },
    returnNull: false,
  })
  await applyLocale(currentLocale())
}

/** Before the first page behind the sign-in. */
export const loadEveryText = () => loadWhole(languageOf(currentLocale()))

/** Comes with the texts of every page. */
export const withEveryText =
  <T>(load: () => Promise<T>) =>
  () =>
    Promise.all([load(), loadEveryText()]).then(([module]) => module)

const applyLocale = async (locale: Locale) => {
  const language = languageOf(locale)
  // Someone who reads English, or changes the language inside the portal, needs all of it.
  if (language === 'en' || whole.size > 0) await loadWhole(language)
  document.documentElement.lang = locale === 'fr-FR' ? 'fr' : tagOf(locale)
  await i18next.changeLanguage(language)
}

/** Applied at once, kept in the browser and sent with every call (SHELL-51). */
export const changeLocale = async (locale: Locale) => {
  keepLocale(locale)
  await applyLocale(locale)
}

/** For code outside components; inside, `useTranslation` re-renders when the language changes. */
export const t = i18next.t.bind(i18next)
