import { Button } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useTranslation } from '../texts.ts'
import { partOnDemand } from '../onDemand.tsx'
import type { ViewOptions } from '../tableView.ts'
import { useOpener, usePanelPart } from '../useOpener.ts'

const openViewMenu = partOnDemand(() => import('./OpenViewMenu.tsx').then((module) => module.OpenViewMenu))

/** Whether a table shows lines or photos, which columns, and how high its rows are. The choice is remembered. */
export function ViewMenu({ options }: { options: ViewOptions }) {
  const { t } = useTranslation()
  const opener = useOpener('menu')
  const { target } = opener
  const menu = usePanelPart(openViewMenu, opener)
  const { view } = options
  if (!view) return null
  return (
    <>
      <Button
        {...opener.button}
        variant="default"
        visibleFrom="sm"
        leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
      >
        {t('ui.table.view')}
      </Button>
      {target && menu && <menu.Component {...opener.panel} {...{ target, view, options }} />}
    </>
  )
}
