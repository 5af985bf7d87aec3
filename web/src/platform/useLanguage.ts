import { useTranslation } from '../ui/texts.ts'
import type { languageOf } from './locale.ts'

export type Language = ReturnType<typeof languageOf>

/** The language of the screen. A component that reads it from anywhere else keeps what it once read. */
export const useLanguage = (): Language => {
  const { i18n } = useTranslation()
  return i18n.language === 'en' ? 'en' : 'fr'
}
