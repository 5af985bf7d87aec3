import { useTranslation } from '../ui/texts.ts'

/** « RDC », « 2e étage ». A floor that nobody has given is not named. */
export const useFloorText = () => {
  const { t } = useTranslation()
  return (floor: number | null): string | null => {
    if (floor === null) return null
    if (floor === 0) return t('flats.floor.ground')
    if (floor === 1) return t('flats.floor.first')
    return floor > 0 ? t('flats.floor.above', { floor }) : t('flats.floor.below', { floor: -floor })
  }
}
