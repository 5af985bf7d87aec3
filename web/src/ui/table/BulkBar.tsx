import { ActionBar, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

type Props = { count: number; onClear: () => void; children: ReactNode }

/** What can be done with the selected rows; floats at the foot, over nothing one filters with. */
export function BulkBar({ count, onClear, children }: Props) {
  const { t } = useTranslation()
  return (
    <ActionBar opened={count > 0} onClose={onClear} aria-label={t('ui.table.selection')} data-foot>
      <Text component="output" size="sm" fw={500}>
        {t('ui.table.selected', { count })}
      </Text>
      <ActionBar.Divider />
      {children}
      <ActionBar.CloseButton aria-label={t('ui.table.unselect')} />
    </ActionBar>
  )
}
