import type { TFunction } from 'i18next'
import { useTranslation as useI18next } from 'react-i18next'

/** A text of the catalogue by its key, with what it counts and names. */
export type Translate = TFunction

/** The texts in the language of the screen: whoever draws by it draws anew when that changes. */
export const useTranslation = () => useI18next()
