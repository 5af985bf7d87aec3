import { useTranslation } from '../ui/texts.ts'
import { dayOf, useFormats } from './formats.ts'
import { today } from '../ui/day.ts'
import { grouped } from '../ui/grouped.ts'

export type Day<T> = { day: string; entries: T[] }

/** What happened under the day of Paris on which it did, in the order in which it came. */
export const byDay = <T extends { created_at: string }>(entries: readonly T[]): Day<T>[] => {
  const days = grouped(entries, ({ created_at }) => dayOf(new Date(created_at)))
  return [...days].map(([day, list]) => ({ day, entries: list }))
}

const halfDayInMs = 43_200_000
/** The day before a day: the noon that came before its midnight. */
const dayBefore = (day: string) => dayOf(new Date(Date.parse(day) - halfDayInMs))

/** Aujourd’hui, Hier, mardi 3 février 2026. */
export const useDayTitle = () => {
  const { t } = useTranslation()
  const { formatFullDate } = useFormats()
  return (day: string) =>
    day === today()
      ? t('platform.day.today')
      : day === dayBefore(today())
        ? t('platform.day.yesterday')
        : formatFullDate(day)
}
