import { announce } from '../../ui/announce.ts'
import { heading } from './followHeading.ts'

const waitMs = 5000

/** After a change of page the reader is at its heading, by keyboard and by ear; data may make the heading wait. */
export const focusHeading = () => {
  const greet = () => {
    const h1 = heading()
    if (!h1) return false
    const main = h1.closest('main')
    const busyElsewhere = main?.contains(document.activeElement) && document.activeElement !== main
    if (!busyElsewhere) {
      h1.tabIndex = -1
      h1.focus({ preventScroll: true })
    }
    announce(h1.textContent)
    return true
  }
  if (greet()) return () => {}
  const observer = new MutationObserver(() => greet() && observer.disconnect())
  observer.observe(document.body, { childList: true, subtree: true })
  const timer = setTimeout(() => observer.disconnect(), waitMs)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}
