import type { MenuProps } from '@mantine/core'
import { cloneElement, type ReactElement, type ReactNode } from 'react'
import { partOnDemand } from './onDemand.tsx'
import type { MenuParts } from './OpenMenu.tsx'
import { useOpener, usePanelPart } from './useOpener.ts'

const openMenu = partOnDemand(() => import('./OpenMenu.tsx').then((module) => module.OpenMenu))

/** The entries, made of the parts that are handed in: they come with the menu and not with the page. */
export type MenuEntries = (Menu: MenuParts) => ReactNode

type Props = Pick<MenuProps, 'position' | 'width' | 'withinPortal' | 'closeOnItemClick'> & {
  button: ReactElement<Partial<ReturnType<typeof useOpener>['button']>>
  children: MenuEntries
}

/**
 * A button that opens a menu. The menu's code is fetched once the page is calm.
 *
 * @example
 * <MenuButton button={<Button>{t('ui.table.view')}</Button>}>
 *   {(Menu) => <Menu.Item onClick={reset}>{t('ui.table.reset')}</Menu.Item>}
 * </MenuButton>
 */
export function MenuButton({ button, children, ...options }: Props) {
  const opener = useOpener('menu')
  const { target } = opener
  const menu = usePanelPart(openMenu, opener)
  return (
    <>
      {cloneElement(button, opener.button)}
      {target && menu && (
        <menu.Component {...options} {...opener.panel} target={target}>
          {children}
        </menu.Component>
      )}
    </>
  )
}
