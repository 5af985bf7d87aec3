import { EmptyState as MantineEmptyState } from '@mantine/core'
import { IconInbox, type TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'

type Props = {
  /** One sentence of benefit: what one gains by the first act. */
  text: string
  title?: string
  icon?: TablerIcon
  /** One button; nothing when the reader may not act (then `text` says who can). */
  action?: ReactNode
}

/**
 * What is shown where there is nothing yet.
 *
 * @example <EmptyState text={t('projects.empty')} action={<Button>{t('projects.new')}</Button>} />
 */
export function EmptyState({ text, title, icon: Icon = IconInbox, action }: Props) {
  return (
    <MantineEmptyState
      py="xl"
      title={title}
      description={text}
      icon={<Icon size={40} stroke={1.25} aria-hidden />}
      maw={480}
      mx="auto"
    >
      {action && <MantineEmptyState.Actions>{action}</MantineEmptyState.Actions>}
    </MantineEmptyState>
  )
}
