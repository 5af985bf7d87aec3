import { addDays } from '@logis/contract/days.rules'
import { settings } from './config.ts'

let shift = 0

/** Now, for whatever falls due by the calendar: reminders and reports. */
export const now = (): Date => new Date(Date.now() + shift)

const paris = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' })
/** The business day of an instant. */
export const businessDay = (instant: Date): string => paris.format(instant)
/** The business day. */
export const today = (): string => businessDay(now())

/** The Monday of the last whole week before a business day. */
export const lastWeekBefore = (day: string): string => {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return addDays(day, -(sinceMonday + 7))
}

/** Lets the calendar begin at an instant and run on from there; with null, it is now again. For tests, and refused elsewhere. */
export const moveClock = (to: Date | null): void => {
  if (settings.NODE_ENV !== 'test') throw new Error('The clock is moved by tests alone')
  shift = to === null ? 0 : to.getTime() - Date.now()
}
