import { useTranslation } from '../ui/texts.ts'

/** « Rez-de-chaussée », « 2e étage »; or « RDC », « 2e » where there is little room. A floor that nobody has given is not named. */
export const useFloorText = (length: 'whole' | 'short' = 'whole') => {
  const { t } = useTranslation()
  return (floor: number | null): string | null => {
    if (floor === null) return null
    const texts = length === 'short' ? ('flats.floorShort' as const) : ('flats.floor' as const)
    if (floor === 0) return t(`${texts}.ground`)
    if (floor === 1) return t(`${texts}.first`)
    return floor > 0 ? t(`${texts}.above`, { floor }) : t(`${texts}.below`, { floor: -floor })
  }
}
