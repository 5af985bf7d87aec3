import { Button, Group } from '@mantine/core'
import { IconSearchOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../texts.ts'
import { EmptyState } from '../EmptyState.tsx'
import { narrowings, withoutCriteria, withoutLastCriterion, type TableState } from '../tableState.ts'

type Props = {
  state: TableState
  onChange: (state: TableState) => void
  /** What adds a row, unless `empty` has another way on. */
  add: ReactNode
  empty: { text: string; action?: ReactNode } | undefined
}

/** Nothing to show: because nothing is there yet, or because of what was searched. */
export function NoRows({ state, onChange, add, empty }: Props) {
  const { t } = useTranslation()
  const criteria = narrowings(state)
  if (criteria === 0) return <EmptyState text={empty?.text ?? t('ui.table.empty')} action={empty?.action ?? add} />
  return (
    <EmptyState
      icon={IconSearchOff}
      text={t('ui.table.noResult')}
      action={
        <Group gap="sm" justify="center">
          <Button variant="default" onClick={() => onChange(withoutLastCriterion(state))}>
            {t('ui.table.removeLast')}
          </Button>
          {criteria > 1 && (
            <Button variant="default" onClick={() => onChange(withoutCriteria(state))}>
              {t('ui.table.clear')}
            </Button>
          )}
        </Group>
      }
    />
  )
}
