import '@mantine/notifications/styles.css'
import { Notifications } from '@mantine/notifications'
import { durations } from './teller.tsx'

/** Where toasts appear; each waits while the pointer or the focus is on it. */
export function Toasts() {
  return <Notifications position="top-right" autoClose={durations.notice} limit={4} pauseResetOnHover="notification" />
}
