import { Drawer } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { CompanyBlock } from './CompanyBlock.tsx'
import { Footer } from './Footer.tsx'
import { Menu } from './Menu.tsx'
import { Rail } from './Rail.tsx'
import classes from './Shell.module.css'
import { TopBar } from './TopBar.tsx'
import { useActiveCompanyId } from './useCompanyId.ts'
import { useRail } from './useRail.ts'

const CompanyPanel = lazy(() => import('./CompanyPanel.tsx').then((module) => ({ default: module.CompanyPanel })))

/** The frame of the partners' pages. */
export function Shell() {
  const { t } = useTranslation()
  const rail = useRail()
  const companyId = useActiveCompanyId()
  const [menuOpened, menu] = useDisclosure(false)
  const [panelOpened, panel] = useDisclosure(false)
  const openPanel = () => {
    menu.close()
    panel.open()
  }
  return (
    <div className={classes.shell} data-pinned={rail.pinned || undefined}>
      <a className={classes.skip} href="#content">
        {t('platform.skip')}
      </a>
      <Rail rail={rail} onCompany={openPanel} />
      <div className={classes.column}>
        <TopBar onMenu={menu.open} />
        <main id="content" className={classes.main} tabIndex={-1}>
          <Outlet />
        </main>
        <Footer />
      </div>
      <Drawer
        opened={menuOpened}
        size={280}
        title={<CompanyBlock onOpen={openPanel} />}
        closeButtonProps={{ 'aria-label': t('ui.action.close') }}
        classNames={{ body: classes.drawerBody, content: classes.drawerContent, title: classes.drawerTitle }}
        onClose={menu.close}
      >
        <Menu onChoose={menu.close} />
      </Drawer>
      {panelOpened && companyId !== null && (
        <Suspense>
          <CompanyPanel companyId={companyId} onClose={panel.close} />
        </Suspense>
      )}
    </div>
  )
}
