import { NativeSelect } from '@mantine/core'
import { useTranslation } from '../texts.ts'
import { PageButtons } from '../PageButtons.tsx'
import { everyRow, lastPageOf, mostRows, pageSizes, withPage, withPageSize, type TableState } from '../tableState.ts'
import classes from './Pager.module.css'

type Props = { state: TableState; total: number; onChange: (state: TableState) => void }

/** How many rows, which ones, and the way to the others. At most seven page buttons. */
export function Pager({ state, total, onChange }: Props) {
  const { t } = useTranslation()
  const size = state.pageSize === everyRow ? mostRows : state.pageSize
  const pages = lastPageOf(state, total)
  const from = Math.min(total, (state.page - 1) * size + 1)
  const to = Math.min(total, state.page * size)
  return (
    <div className={classes.pager}>
      <label className={classes.size}>
        {t('ui.table.pageSize')}
        <NativeSelect
          size="xs"
          w={84}
          value={String(state.pageSize)}
          data={pageSizes.map((option) => ({
            value: String(option),
            label: option === everyRow ? t('ui.table.all') : String(option),
          }))}
          onChange={(event) => onChange(withPageSize(state, Number(event.currentTarget.value)))}
        />
      </label>
      <span className={classes.range}>{t('ui.table.range', { from, to, total })}</span>
      {state.pageSize !== everyRow && (
        <PageButtons pages={pages} page={state.page} onChange={(page) => onChange(withPage(state, page))} />
      )}
    </div>
  )
}
