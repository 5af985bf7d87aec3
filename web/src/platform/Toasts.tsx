import '@mantine/notifications/styles.css'
import { Notifications } from '@mantine/notifications'
import '../ui/busyFocus.ts'
import './slowAnswers.ts'
import { durations } from './teller.tsx'
import classes from './Toasts.module.css'

/** Where toasts appear: over no control that stays in sight. Each waits while the pointer or the focus is on it. */
export function Toasts() {
  return (
    <Notifications
      className={classes['toasts']}
      position="bottom-left"
      autoClose={durations.notice}
      limit={4}
      pauseResetOnHover="notification"
    />
  )
}
