import { ActionIcon } from '@mantine/core'
import type { TablerIcon } from '@tabler/icons-react'
import { closedBy } from './closedBy.ts'
import { Tip } from './Tip.tsx'

type Props = {
  icon: TablerIcon
  /** Verb and object: the button has no other text. */
  label: string
  /** Why the act is closed, a sentence; open when there is none. False: it is not the reader's, and not shown. */
  closed?: string | false | null | undefined
  /** In pixels, where a mouse points; a finger gets 44 at least. */
  size?: number
  loading?: boolean
  opensDialog?: boolean
  onClick: () => void
}

/**
 * A button that is an icon. Closed, it can still be reached by the keyboard and says why (`ActButton` is its sibling
 * with a text).
 *
 * @example <ActIcon icon={IconTrash} label={t('passports.delete.title')} closed={reason(cannot.cancel)} onClick={ask} />
 */
export function ActIcon({
  icon: Icon,
  label,
  closed,
  size = 36,
  loading = false,
  opensDialog = false,
  onClick,
}: Props) {
  if (closed === false) return null
  return (
    <Tip label={closed ?? label} touch>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={`max(${size}px, var(--logis-target-size))`}
        loading={loading}
        aria-label={label}
        aria-haspopup={opensDialog ? 'dialog' : undefined}
        {...closedBy(closed)}
        onClick={closed ? undefined : onClick}
      >
        <Icon size={18} aria-hidden />
      </ActionIcon>
    </Tip>
  )
}
