import { UnstyledButton } from '@mantine/core'
import { IconHelp } from '@tabler/icons-react'
import { useTranslation } from '../../ui/texts.ts'
import { partOnDemand } from '../../ui/onDemand.tsx'
import { useOpener, usePanelPart } from '../../ui/useOpener.ts'
import { useIdentity } from '../identity.ts'
import classes from './HelpButton.module.css'

const helpPanel = partOnDemand(() => import('./HelpPanel.tsx').then((module) => module.HelpPanel))

/** SHELL-30, SHELL-31: questions and answers, and what one thinks of the portal; for everyone but installers. */
export function HelpButton() {
  const { t } = useTranslation()
  const { company } = useIdentity()
  const opener = useOpener('dialog')
  const { target } = opener
  const panel = usePanelPart(helpPanel, opener)
  if (company?.type === 'INSTALLER') return null
  return (
    <>
      <UnstyledButton
        {...opener.button}
        className={classes.button}
        aria-label={t('platform.help.open')}
        data-print="hidden"
      >
        <IconHelp size={22} stroke={1.75} aria-hidden />
      </UnstyledButton>
      {target && panel && <panel.Component {...opener.panel} target={target} onClose={opener.close} />}
    </>
  )
}
