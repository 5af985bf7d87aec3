import { refusals, type Reason } from '@logis/contract/errors'
import type { Language } from './useLanguage.ts'

/** The sentences of the refusals as a part of the catalogue. */
export const refusalTexts = (language: Language) =>
  Object.fromEntries(Object.entries(refusals).map(([reason, sentence]) => [reason, sentence[language]])) as Record<
    Reason,
    string
  >
