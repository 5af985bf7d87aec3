import { addDays } from '@logis/contract/days.rules'
import { businessDay } from '../clock.ts'

/** The business day so many days from the real today, wherever the calendar was moved to. */
export const inDays = (days: number): string => addDays(businessDay(new Date()), days)
