import { Button } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useTranslation } from '../texts.ts'
import { MenuButton } from '../MenuButton.tsx'
import type { ViewOptions } from '../tableView.ts'
import { textOf } from './texts.ts'

const heights = ['auto', 'compact', 'comfortable'] as const

/** Which columns a table shows, and how high its rows are. The choice is remembered. */
export function ViewMenu({ options }: { options: ViewOptions }) {
  const { t } = useTranslation()
  const { view, choices, isShown, toggle } = options
  if (!view) return null
  return (
    <MenuButton
      position="bottom-end"
      closeOnItemClick={false}
      button={
        <Button variant="default" visibleFrom="sm" leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}>
          {t('ui.table.view')}
        </Button>
      }
    >
      {(Menu) => (
        <>
          <Menu.Label>{t('ui.table.columns')}</Menu.Label>
          {choices.map((column) => (
            <Menu.CheckboxItem key={column.key} checked={isShown(column)} onChange={() => toggle(column)}>
              {textOf(t, column.title)}
            </Menu.CheckboxItem>
          ))}
          <Menu.Divider />
          <Menu.Label>{t('ui.table.rowHeight')}</Menu.Label>
          <Menu.RadioGroup value={view.rowHeight} onChange={(height) => view.chooseRowHeight(height as 'auto')}>
            {heights.map((height) => (
              <Menu.RadioItem key={height} value={height}>
                {t(`ui.table.heights.${height}`)}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
        </>
      )}
    </MenuButton>
  )
}
