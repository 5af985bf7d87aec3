import { notifications } from '@mantine/notifications'
import { t } from '../ui/texts.ts'
import { durations, tellNotice } from './teller.tsx'

/*
 * A button turns for as long as its call is on its way: on a telephone without much of a network up to a minute. Whoever
 * presses it is told after a while that it is still going, so that nobody reloads the page or goes away. It comes with
 * what tells (`Toasts.tsx`).
 */

/** Longer than anything but a large form takes. */
const slowMs = 10_000

const busyButton = () => document.querySelector('button[data-loading]')

let timer: ReturnType<typeof setTimeout> | undefined
let told: string | null = null

const calm = () => {
  clearTimeout(timer)
  timer = undefined
  if (told) notifications.hide(told)
  told = null
}

const tell = () => {
  // It may have gone while it was busy, with the dialog that it stood in.
  if (busyButton()) told = tellNotice(t('platform.slow'), durations.slow)
  else timer = undefined
}

const look = () => {
  if (!busyButton()) calm()
  else timer ??= setTimeout(tell, slowMs)
}

new MutationObserver(look).observe(document.body, { subtree: true, attributeFilter: ['data-loading'] })
look()
