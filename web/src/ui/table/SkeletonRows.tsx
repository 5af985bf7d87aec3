import { Skeleton, VisuallyHidden } from '@mantine/core'
import { useTranslation } from '../texts.ts'
import type { TableColumn } from '../tableColumns.ts'
import classes from './DataTable.module.css'
import { TableHead } from './TableHead.tsx'
import { useNarrow } from '../useNarrow.ts'

const lines = Array.from({ length: 8 }, (_, index) => index)

type Props<Row> = { columns: readonly TableColumn<Row, string>[]; expandable: boolean; selectable: boolean }

/** Eight lines where the first rows will be, at their height; seen only when the wait lasts. */
export function SkeletonRows<Row>({ columns, expandable, selectable }: Props<Row>) {
  const { t } = useTranslation()
  const narrow = useNarrow()
  return (
    <div className={classes.frame} data-phone={narrow || undefined}>
      <VisuallyHidden component="output">{t('ui.table.loading')}</VisuallyHidden>
      <div className={classes.late} aria-hidden inert>
        {narrow ? <CardSkeletons /> : <LineSkeletons {...{ columns, expandable, selectable }} />}
      </div>
    </div>
  )
}

function CardSkeletons() {
  return (
    <div className={classes.cards}>
      {lines.map((line) => (
        <Skeleton key={line} height={104} />
      ))}
    </div>
  )
}

const nothing = () => undefined

function LineSkeletons<Row>({ columns, expandable, selectable }: Props<Row>) {
  const selection = selectable ? { all: false, some: false, toggleAll: nothing } : null
  return (
    <table className={classes.table}>
      <TableHead {...{ columns, expandable, selection }} sort={null} onSort={nothing} sticky={false} counted={false} />
      <tbody>
        {lines.map((line) => (
          <tr key={line}>
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell is no control */}
            {selectable && <td />}
            {columns.map(({ key }) => (
              <td key={key}>
                <Skeleton height={12} width="60%" radius="sm" />
              </td>
            ))}
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell is no control */}
            {expandable && <td />}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
