import { Button, Group } from '@mantine/core'
import { IconBookmark, IconSearchOff } from '@tabler/icons-react'
import { useTranslation } from '../texts.ts'
import { EmptyState } from '../EmptyState.tsx'
import { narrowings, withoutCriteria, withoutLastCriterion, type TableState } from '../tableState.ts'
import { useViewSays } from './viewSays.ts'

/** Nothing for what was searched: a view that is empty for now waits to be filled, anything else leads back. */
export function NoResult({ state, onChange }: { state: TableState; onChange: (state: TableState) => void }) {
  const { t } = useTranslation()
  const ofView = useViewSays(state)
  if (ofView !== null) return <EmptyState icon={IconBookmark} text={ofView} />
  return (
    <EmptyState
      icon={IconSearchOff}
      text={t('tables.noResult')}
      action={
        <Group gap="sm" justify="center">
          <Button variant="default" onClick={() => onChange(withoutLastCriterion(state))}>
            {t('tables.removeLast')}
          </Button>
          {narrowings(state) > 1 && (
            <Button variant="default" onClick={() => onChange(withoutCriteria(state))}>
              {t('tables.clear')}
            </Button>
          )}
        </Group>
      }
    />
  )
}
