import { Menu, type MenuProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { ActMenuItem } from './ActMenuItem.tsx'
import { Elsewhere } from './Elsewhere.tsx'
import { useShown } from './useShown.ts'

const { Item, Label, Divider, RadioGroup, RadioItem, CheckboxItem } = Menu
const parts = { Item, Label, Divider, RadioGroup, RadioItem, CheckboxItem, Act: ActMenuItem }

/** What a menu is made of: Mantine's parts, and `Act` for an act that may be closed. */
export type MenuParts = typeof parts

export type OpenMenuProps = Omit<MenuProps, 'opened' | 'children'> & {
  target: HTMLElement
  opened: boolean
  children: (Menu: MenuParts) => ReactNode
}

/** What a `MenuButton` opens. In a file of its own, fetched on demand. */
export function OpenMenu({ target, opened, onChange, children, ...menu }: OpenMenuProps) {
  const shown = useShown(opened)
  const change = (next: boolean) => {
    // At once and not as Mantine does, in a while: what an entry opens asks who has the focus, and gives it back there.
    if (!next && document.activeElement?.closest('[role="menu"]')) target.focus({ preventScroll: true })
    onChange?.(next)
  }
  return (
    // A placeholder for the first focus is no menu item, which a screen reader then counts: the first entry takes it.
    <Menu {...menu} opened={shown} onChange={change} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Elsewhere element={target} />
      </Menu.Target>
      <Menu.Dropdown>{children(parts)}</Menu.Dropdown>
    </Menu>
  )
}
