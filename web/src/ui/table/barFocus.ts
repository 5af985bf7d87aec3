import { focusIn } from '../focusPlace.ts'

const mostFrames = 60

/**
 * What one presses in the bar goes with what it does: what sets a criterion, and what takes the last one off. The chip
 * that came has the focus then (`data-criterion`), or what asks for every criterion (`data-all`). Fetched with the act.
 */
export const focusInBar = (bar: HTMLElement | null, key: string | undefined, frames = mostFrames) => {
  const chips = bar?.querySelector('[data-criterion]')
  const next = key
    ? bar?.querySelector(`[data-criterion="${key}"]`)
    : !chips && (bar?.querySelector('[data-all]') ?? bar)
  if (document.activeElement === document.body && next) focusIn(next)
  else if (bar && frames > 0) requestAnimationFrame(() => focusInBar(bar, key, frames - 1))
}
