import { EmptyState as MantineEmptyState } from '@mantine/core'
import { IconInbox, type TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { emptyPictures, type EmptyPicture } from './emptyPictures.tsx'

type Props = {
  /** One sentence of benefit: what one gains by the first act. */
  text: string
  title?: string
  icon?: TablerIcon
  /** What will stand here, drawn. Not for a search that finds nothing. */
  picture?: EmptyPicture
  /** One button; nothing when the reader may not act (then `text` says who can). */
  action?: ReactNode
}

/**
 * What is shown where there is nothing yet.
 *
 * @example <EmptyState text={t('projects.empty')} action={<Button>{t('projects.new')}</Button>} />
 */
export function EmptyState({ text, title, icon: Icon = IconInbox, picture, action }: Props) {
  return (
    <MantineEmptyState
      py="xl"
      title={title}
      description={text}
      icon={picture ? emptyPictures[picture] : <Icon size={40} stroke={1.25} aria-hidden />}
      maw={480}
      mx="auto"
    >
      {action && <MantineEmptyState.Actions>{action}</MantineEmptyState.Actions>}
    </MantineEmptyState>
  )
}
