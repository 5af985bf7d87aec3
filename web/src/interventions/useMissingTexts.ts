import { missingOf, type Piece } from '@logis/contract/interventions.rules'
import { useTranslation } from '../ui/texts.ts'
import type { Intervention } from './api.ts'

/** What an intervention lacks to be finished, as words and as sentences. */
export function useMissingTexts() {
  const { t } = useTranslation()
  const missing = (intervention: Intervention): Piece[] =>
    intervention.status === 'DONE' ? [] : missingOf(intervention)
  return {
    missing,
    /** « certificat d’entretien, date » */
    short: (intervention: Intervention) =>
      missing(intervention)
        .map((piece) => t(`interventions.pieces.${piece}`))
        .join(', '),
    /** « Ajoutez le certificat d’entretien pour terminer. » */
    sentence: (piece: Piece) => t(`interventions.toFinish.${piece}`),
  }
}
