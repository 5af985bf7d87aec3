import { ActionBar, Button, Text } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useTranslation } from '../texts.ts'
import { RefusalText } from '../RefusalText.tsx'
import classes from './BulkBar.module.css'

type Props<Row> = {
  selected: readonly Row[]
  /** How many rows the search finds. */
  total: number
  /** How many rows an act takes at once. */
  most: number
  everyResult: () => Promise<readonly Row[]>
  onSelect: (rows: readonly Row[]) => void
  onClear: () => void
  acts: (closed: string | null) => ReactNode
}

/** What can be done with the selected rows; floats at the foot, over nothing one filters with. */
export function BulkBar<Row>({ selected, total, most, everyResult, onSelect, onClear, acts }: Props<Row>) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const count = selected.length
  const tooMany = count > most
  const selectAll = async () => {
    setAsking(true)
    setError(null)
    try {
      onSelect(await everyResult())
    } catch (refused) {
      setError(refused)
    } finally {
      setAsking(false)
    }
  }
  return (
    <ActionBar
      opened={count > 0}
      // A part of the page that it is of, also to those who go from landmark to landmark.
      withinPortal={false}
      onClose={onClear}
      // Gone at once: what had the focus in it would keep it for as long as it fades, and then nobody has it.
      transitionProps={{ transition: 'pop', duration: 200, exitDuration: 0 }}
      position={{ bottom: 'calc(20px + var(--logis-bottom-bar, 0px))', left: 16, right: 16 }}
      withBorder={false}
      radius="lg"
      className={classes.bar}
      role="toolbar"
      aria-label={t('tables.selection')}
      data-foot
    >
      <Text component="output" size="sm" fw={500} className={classes.count}>
        {t('tables.selected', { count })}
        {tooMany && ` ${t('tables.mostSelected', { count: most })}`}
      </Text>
      {count < total && count < most && (
        <Button
          size="xs"
          variant="transparent"
          className={classes.every}
          loading={asking}
          onClick={() => void selectAll()}
        >
          {t(total > most ? 'tables.selectFirst' : 'tables.selectResults', { count: Math.min(total, most) })}
        </Button>
      )}
      {error !== null && <RefusalText error={error} />}
      <ActionBar.Divider className={classes.divider} />
      <div className={classes.acts}>{acts(tooMany ? t('tables.mostSelected', { count: most }) : null)}</div>
      <ActionBar.CloseButton aria-label={t('tables.unselect')} />
    </ActionBar>
  )
}
