import { SegmentedControl, useMantineColorScheme } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useIdentity } from '../platform/identity.ts'
import { prefer, usePreferences } from '../platform/preferences.ts'
import { LanguageChoice } from '../platform/shell/LanguageChoice.tsx'
import { themes } from '../platform/shell/themes.ts'
import { Card } from '../ui/Card.tsx'
import classes from './AccountPage.module.css'

const densities = ['auto', 'compact', 'comfortable'] as const

/** How the portal looks on this computer; the language is also that of the e-mails (SHELL-51). */
export function DisplayCard() {
  const { t } = useTranslation()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const { density } = usePreferences()
  const { user } = useIdentity()
  const preferDensity = (value: string) => prefer({ density: value === 'auto' ? null : (value as 'compact') })
  return (
    <Card title={t('accounts.display.title')}>
      <Choice title={t('platform.language.label')} help={t('accounts.display.languageHelp')}>
        <LanguageChoice />
      </Choice>
      <Choice title={t('platform.theme.label')} help={t('accounts.display.themeHelp')}>
        <SegmentedControl
          aria-label={t('platform.theme.label')}
          size="xs"
          value={colorScheme}
          data={themes.map((value) => ({ value, label: t(`platform.theme.${value}`) }))}
          onChange={(value) => setColorScheme(value)}
        />
      </Choice>
      {user.scope !== 'resident' && (
        <Choice title={t('accounts.display.density')} help={t('accounts.display.densityHelp')}>
          <SegmentedControl
            aria-label={t('accounts.display.density')}
            size="xs"
            value={density ?? 'auto'}
            data={densities.map((value) => ({ value, label: t(`accounts.display.densities.${value}`) }))}
            onChange={preferDensity}
          />
        </Choice>
      )}
    </Card>
  )
}

function Choice({ title, help, children }: { title: string; help: string; children: ReactNode }) {
  return (
    <div className={classes.choice}>
      <div>
        <p>{title}</p>
        <p className={classes.note}>{help}</p>
      </div>
      {children}
    </div>
  )
}
