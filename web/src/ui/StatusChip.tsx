import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconClock,
  IconFlag,
  type TablerIcon,
} from '@tabler/icons-react'
import classes from './StatusChip.module.css'

export type ChipTone = 'success' | 'warning' | 'error' | 'neutral' | 'brand'

const icons: Record<ChipTone, TablerIcon> = {
  success: IconCircleCheck,
  warning: IconClock,
  error: IconAlertTriangle,
  neutral: IconCircleDashed,
  brand: IconFlag,
}

type Props = { tone: ChipTone; label: string; icon?: TablerIcon; title?: string }

/**
 * A state, said by an icon and a word; the colour only repeats it.
 *
 * @example <StatusChip tone="success" label={t('projects.activated')} />
 */
export function StatusChip({ tone, label, icon, title }: Props) {
  const Icon = icon ?? icons[tone]
  return (
    <span className={`${classes.chip} ${classes[tone]}`} title={title}>
      <Icon size={14} stroke={2} aria-hidden />
      <span className={classes.word}>{label}</span>
    </span>
  )
}
