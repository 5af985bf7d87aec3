import { Menu, Text, type MenuItemProps } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'

/** Acts that look the same wherever they stand. */
const kinds = {
  edit: { leftSection: <IconPencil size={16} aria-hidden /> },
  delete: { leftSection: <IconTrash size={16} aria-hidden />, isGrave: true },
} as const

/** Mantine's own red is too pale to be read. */
const grave = { color: 'var(--logis-error-ink)' } as const

type Props = Pick<MenuItemProps, 'leftSection' | 'children'> & {
  kind?: keyof typeof kinds
  /** It takes something away from somebody, and has the ink of errors. */
  isGrave?: boolean
  /** Why the act is closed, a sentence; open when there is none. False: it is not the reader's, and not shown. */
  closed?: string | false | null | undefined
  onClick: () => void
}

/**
 * An entry of a menu whose act may be closed to the reader: it stays in the menu and says why.
 *
 * @example <ActMenuItem closed={reason(row.cannot.cancel)} onClick={ask}>{t('projects.cancel.title')}</ActMenuItem>
 */
export function ActMenuItem({ kind, closed, onClick, children, ...item }: Props) {
  if (closed === false) return null
  // Not Mantine's `disabled`: the arrow keys would skip the entry and its reason.
  const off = closed ? ({ 'aria-disabled': true, color: 'var(--mantine-color-disabled-color)' } as const) : null
  const { isGrave, ...shown } = { ...(kind && kinds[kind]), ...item }
  return (
    <Menu.Item
      {...shown}
      {...(isGrave && grave)}
      {...off}
      closeMenuOnClick={!closed}
      onClick={closed ? undefined : onClick}
    >
      {children}
      {closed && (
        <Text size="xs" maw={280}>
          {closed}
        </Text>
      )}
    </Menu.Item>
  )
}
