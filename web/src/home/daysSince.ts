import { daysBetween } from '../platform/formats.ts'

/** How many days ago something was; what a clock that is ahead tells of is today. */
export const daysSince = (instant: string) => Math.max(0, daysBetween(new Date(instant), new Date()))
