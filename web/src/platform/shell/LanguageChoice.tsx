import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { locales } from '../locale.ts'
import { useLocale } from '../useLocale.ts'

/** SHELL-51: French or English, at once. */
export function LanguageChoice() {
  const { t } = useTranslation()
  const { locale, change } = useLocale()
  return (
    <SegmentedControl
      aria-label={t('platform.language.label')}
      size="xs"
      value={locale}
      data={locales.map((value) => ({ value, label: t(`platform.language.${value}`) }))}
      onChange={(value) => change(value)}
    />
  )
}
