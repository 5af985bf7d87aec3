import { settings } from '../config.ts'

/** For a file that calls hundreds of times in a few seconds, before its first call: the limits have tests of their own. */
export const withoutLimits = () => {
  settings.RATE_LIMITS = false
}
