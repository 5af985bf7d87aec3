import { currentLocale, tagOf } from '../platform/locale.ts'

/** The first day of a month as it is said: « 1er décembre », « 1 December ». */
export const formatFirstDay = (day: string) => {
  const isFrench = currentLocale() !== 'en-UK'
  const month = new Intl.DateTimeFormat(tagOf(currentLocale()), { month: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  )
  return `${isFrench ? '1er' : '1'} ${month}`
}
