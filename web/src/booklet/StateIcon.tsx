import type { BookletState } from '@logis/contract/booklet.rules'
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleMinus,
  type TablerIcon,
} from '@tabler/icons-react'
import classes from './Booklet.module.css'

const icons: Record<BookletState, TablerIcon> = {
  COMPLETE: IconCircleCheck,
  NOT_APPLICABLE: IconCircleMinus,
  TO_CHECK: IconAlertTriangle,
  TO_COMPLETE: IconCircleDashed,
}

/** A state by its shape; the words stand beside it. */
export function StateIcon({ state, size = 20 }: { state: BookletState; size?: number }) {
  const Icon = icons[state]
  return <Icon className={classes.state ?? ''} data-state={state} size={size} stroke={1.75} aria-hidden />
}
