import { useTranslation, type Language } from '../ui/texts.ts'

export type { Language }

/** The language of the screen. A component that reads it from anywhere else keeps what it once read. */
export const useLanguage = (): Language => useTranslation().i18n.language
