import { daysBetween } from '@logis/contract/days.rules'
import { useTranslation } from '../../ui/texts.ts'
import { today } from '../../ui/day.ts'

const aWhile = 14
const aSeason = 60

/** How far a day is, in the words that fit: late, tomorrow, in 5 days, in 7 weeks, in 3 months. */
export const useWhen = () => {
  const { t } = useTranslation()
  return (day: string): { label: string; isLate: boolean; isSoon: boolean } => {
    const days = daysBetween(today(), day)
    if (days < 0) return { label: t('dwelling.due.late'), isLate: true, isSoon: true }
    const label =
      days <= aWhile
        ? t('dwelling.due.in', { count: days })
        : days <= aSeason
          ? t('dwelling.due.weeks', { count: Math.round(days / 7) })
          : t('dwelling.due.months', { count: Math.round(days / 30.4) })
    return { label, isLate: false, isSoon: days <= aSeason }
  }
}

/** What is left of a warranty. */
export const useLeft = () => {
  const { t } = useTranslation()
  return (until: string): string => {
    const days = daysBetween(today(), until)
    if (days < 0) return t('dwelling.warranties.left.over')
    if (days < aSeason) return t('dwelling.warranties.left.days', { count: days })
    const months = Math.floor(days / 30.4)
    return months < 36
      ? t('dwelling.warranties.left.months', { count: months })
      : t('dwelling.warranties.left.years', { count: Math.floor(days / 365.25) })
  }
}
