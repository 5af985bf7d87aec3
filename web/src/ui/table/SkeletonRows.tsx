import { VisuallyHidden } from '@mantine/core'
import { Fragment } from 'react'
import { SkeletonBar } from '../SkeletonBar.tsx'
import skeleton from '../SkeletonBar.module.css'
import { useTranslation } from '../texts.ts'
import type { TableColumn } from '../tableColumns.ts'
import type { TableSort } from '../tableState.ts'
import classes from './DataTable.module.css'
import cards from './RowCard.module.css'
import { PhoneSort } from './PhoneSort.tsx'
import { TableHead } from './TableHead.tsx'
import { useNarrow } from '../useNarrow.ts'

const lines = Array.from({ length: 8 }, (_, index) => index)

type Props<Row> = {
  columns: readonly TableColumn<Row, string>[]
  sort: TableSort | null
  expandable: boolean
  selectable: boolean
}

/** Eight lines where the first rows will be, at their height; seen only when the wait lasts. */
export function SkeletonRows<Row>({ columns, sort, expandable, selectable }: Props<Row>) {
  const { t } = useTranslation()
  const narrow = useNarrow()
  return (
    <div className={classes.frame} data-phone={narrow || undefined}>
      <VisuallyHidden component="output">{t('ui.table.loading')}</VisuallyHidden>
      <div className={skeleton.late} aria-hidden inert>
        {narrow ? (
          <CardSkeletons {...{ columns, sort, selectable }} />
        ) : (
          <LineSkeletons {...{ columns, expandable, selectable }} />
        )}
      </div>
    </div>
  )
}

const nothing = () => undefined

/** The lines that `RowCard` will have, of the same columns. */
function CardSkeletons<Row>({ columns, sort, selectable }: Omit<Props<Row>, 'expandable'>) {
  const facts = columns.filter(({ phone = 'fact' }) => phone === 'fact')
  const pictured = columns.some((column) => column.pictured)
  const chipped = columns.some(({ phone }) => phone === 'chip')
  return (
    <>
      <PhoneSort {...{ columns, sort }} onSort={nothing} />
      <div className={`${cards.cards} ${skeleton.breathing}`}>
        {lines.map((line) => (
          <div key={line} className={cards.card}>
            <div className={cards.cardTop} data-pending={pictured ? 'pictured' : true}>
              {selectable && <SkeletonBar height={16} width={16} />}
              {pictured && <SkeletonBar height={42} width={56} radius={6} />}
              <span className={cards.cardName}>
                <SkeletonBar height={14} width="60%" />
              </span>
              {chipped && <SkeletonBar height={20} width={72} radius={10} />}
            </div>
            {facts.length > 0 && (
              <div className={cards.facts}>
                {facts.map(({ key }) => (
                  <Fragment key={key}>
                    <SkeletonBar height={12} width={56} room={20} />
                    <SkeletonBar height={12} width="60%" room={20} />
                  </Fragment>
                ))}
              </div>
            )}
          </div>
        ))}
      </div>
    </>
  )
}

function LineSkeletons<Row>({ columns, expandable, selectable }: Omit<Props<Row>, 'sort'>) {
  const selection = selectable ? { all: false, some: false, toggleAll: nothing } : null
  return (
    <table className={classes.table}>
      <TableHead {...{ columns, expandable, selection }} sort={null} onSort={nothing} sticky={false} counted={false} />
      <tbody className={skeleton.breathing}>
        {lines.map((line) => (
          <tr key={line}>
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell is no control */}
            {selectable && <td />}
            {columns.map(({ key }) => (
              <td key={key}>
                <SkeletonBar height={12} width="60%" />
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
