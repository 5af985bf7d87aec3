import { ActionIcon } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { MenuButton, type MenuEntries } from './MenuButton.tsx'

type Props = {
  /** What the menu is of: « Actions sur … ». */
  label: string
  className?: string | undefined
  tabIndex?: number
  children: MenuEntries
}

/**
 * The three dots at the end of a row, and the acts behind them.
 *
 * @example
 * <RowMenu label={t('trades.row.menu', { name })}>
 *   {(Menu) => <Menu.Act closed={reason(trade.cannot.delete)} onClick={remove}>{t('trades.remove.title')}</Menu.Act>}
 * </RowMenu>
 */
export function RowMenu({ label, className, tabIndex, children }: Props) {
  return (
    <MenuButton
      position="bottom-end"
      button={
        <ActionIcon
          className={className ?? ''}
          variant="subtle"
          color="gray"
          size="max(28px, var(--logis-target-size))"
          tabIndex={tabIndex}
          aria-label={label}
        >
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      }
    >
      {children}
    </MenuButton>
  )
}
