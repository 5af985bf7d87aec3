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
/** Whose call is waited for. It may go while it is busy, with the dialog that it stood in: the next one waits anew. */
let watched: Element | null = null
let told: string | null = null

const isBusy = (button: Element | null) => button?.isConnected === true && button.hasAttribute('data-loading')

const calm = () => {
  clearTimeout(timer)
  watched = null
  if (told) notifications.hide(told)
  told = null
}

const tell = () => {
  if (isBusy(watched)) told = tellNotice(t('platform.slow'), durations.slow)
  else look()
}

const look = () => {
  const button = busyButton()
  if (!button) calm()
  else if (!isBusy(watched)) {
    calm()
    watched = button
    timer = setTimeout(tell, slowMs)
  }
}

new MutationObserver(look).observe(document.body, { subtree: true, attributeFilter: ['data-loading'] })
look()
