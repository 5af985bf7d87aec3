import { Outlet } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { Transfers } from '../transfers/Transfers.tsx'
import { BottomBar } from './BottomBar.tsx'
import { Footer } from './Footer.tsx'
import { HelpButton } from './HelpButton.tsx'
import { keepTyping, takeTyped } from './paletteTyping.ts'
import { Rail } from './Rail.tsx'
import { ReadOnlyNote } from './ReadOnlyNote.tsx'
import { ServiceBanners } from './ServiceBanners.tsx'
import classes from './Shell.module.css'
import { SkipLink } from './SkipLink.tsx'
import { TableViews } from './TableViews.tsx'
import { TopBar } from './TopBar.tsx'
import { useAssisting } from './useAssisting.ts'
import { useActiveCompanyId } from './useCompanyId.ts'
import { useRail } from './useRail.ts'
import { onDemand, partOnDemand, usePart } from '../../ui/onDemand.tsx'
import { useKey } from '../../ui/useKey.ts'

const CompanyPanel = onDemand(() => import('./CompanyPanel.tsx').then((module) => module.CompanyPanel))
const Palette = onDemand(() => import('./Palette.tsx').then((module) => module.Palette))
const KeysDialog = onDemand(() => import('./KeysDialog.tsx').then((module) => module.KeysDialog))
const PhoneMenu = onDemand(() => import('./PhoneMenu.tsx').then((module) => module.PhoneMenu))

const assistanceBanner = partOnDemand(() => import('./AssistanceBanner.tsx').then((module) => module.AssistanceBanner))

/** Nobody waits for it whom nobody assists. */
function Assistance() {
  const assisting = useAssisting()
  const banner = usePart(assistanceBanner, assisting !== null)
  return assisting && banner ? <banner.Component {...assisting} /> : null
}

/** The frame of the partners' pages. */
export function Shell() {
  const rail = useRail()
  const companyId = useActiveCompanyId()
  const [over, setOver] = useState<'menu' | 'companies' | 'palette' | 'keys' | null>(null)
  const close = () => {
    takeTyped()
    setOver(null)
  }
  // The frame first, in one go; its page then a little at a time, so that a slow phone answers meanwhile.
  const drawsPage = useDeferredValue(true, false)
  const openPalette = () => {
    keepTyping()
    setOver('palette')
  }
  const openKeys = () => setOver('keys')
  useKey('?', openKeys)
  const openCompanies = () => setOver('companies')
  return (
    <div className={classes.shell} data-pinned={rail.pinned || undefined}>
      <SkipLink />
      <Rail rail={rail} onCompany={openCompanies} />
      <div className={classes.column}>
        <Assistance />
        <ServiceBanners />
        <TopBar onMenu={() => setOver('menu')} onPalette={openPalette} />
        <main id="content" className={classes.main} tabIndex={-1}>
          <ReadOnlyNote />
          <TableViews>{drawsPage && <Outlet />}</TableViews>
        </main>
        <Footer />
      </div>
      <BottomBar onMenu={() => setOver('menu')} />
      <HelpButton />
      <Transfers />
      {over === 'menu' && <PhoneMenu onCompany={openCompanies} onClose={close} />}
      {over === 'palette' && <Palette onClose={close} onKeys={openKeys} />}
      {over === 'keys' && <KeysDialog onClose={close} />}
      {over === 'companies' && companyId !== null && <CompanyPanel companyId={companyId} onClose={close} />}
    </div>
  )
}
