import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { currentLocale, keepLocale, languageOf, tagOf, type Locale } from './locale.ts'

type Texts = Record<string, unknown>
export type Catalogue = { fr: Texts; en: () => Promise<Texts> }

let loadEnglish: Catalogue['en']

/** French is always there, the language of fallback; English is fetched when someone wants it. */
export const startI18n = async (catalogue: Catalogue) => {
  loadEnglish = catalogue.en
  await i18next.use(initReactI18next).init({
    resources: { fr: { translation: catalogue.fr } },
    lng: 'fr',
    fallbackLng: 'fr',
    supportedLngs: ['fr', 'en'],
    interpolation: { escapeValue: false },
    react: { bindI18n: 'languageChanged' },
    returnNull: false,
  })
  await applyLocale(currentLocale())
}

const applyLocale = async (locale: Locale) => {
  const language = languageOf(locale)
  if (language === 'en' && !i18next.hasResourceBundle('en', 'translation')) {
    i18next.addResourceBundle('en', 'translation', await loadEnglish())
  }
  document.documentElement.lang = tagOf(locale).replace('fr-FR', 'fr')
  await i18next.changeLanguage(language)
}

/** Applied at once, kept in the browser and sent with every call (SHELL-51). */
export const changeLocale = async (locale: Locale) => {
  keepLocale(locale)
  await applyLocale(locale)
}

/** For code outside components; inside, `useTranslation` re-renders when the language changes. */
export const t = i18next.t.bind(i18next)
