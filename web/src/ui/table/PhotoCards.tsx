import type { Translate } from '../texts.ts'
import { useTranslation } from '../texts.ts'
import { SkeletonBar } from '../SkeletonBar.tsx'
import skeleton from '../SkeletonBar.module.css'
import type { PhoneRole, TableColumn } from '../tableColumns.ts'
import type { TableSort } from '../tableState.ts'
import { openRow } from './openRow.ts'
import classes from './PhotoCards.module.css'
import { PhoneSort } from './PhoneSort.tsx'
import { RowCheckbox, shown, type RowParts } from './TableRow.tsx'
import { textOf } from './texts.ts'
import type { DrawnRow } from './useRows.ts'

const awaited = Array.from({ length: 8 }, (_, index) => index)

type Props<Row> = {
  title: string
  columns: readonly TableColumn<Row, string>[]
  /** Undefined while they are on their way. */
  rows: DrawnRow<Row>[] | undefined
  sort: TableSort | null
  onSort: (sort: TableSort | null) => void
  busy: boolean
}

/**
 * A page of a list on a wide screen, each row a card that its picture fills: name, chip and acts, then the facts that a
 * phone has. Fetched by those who chose it.
 */
export function PhotoCards<Row>({ title, columns, rows, sort, onSort, busy }: Props<Row>) {
  const { t } = useTranslation()
  return (
    <>
      <PhoneSort {...{ columns, sort, onSort }} />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keyboard has the link itself */}
      <section aria-label={title} aria-busy={busy || rows === undefined} onClick={openRow}>
        <ul className={classes.cards}>
          {rows === undefined
            ? awaited.map((place) => (
                <li key={place} className={skeleton.late} aria-hidden>
                  <AwaitedCard />
                </li>
              ))
            : rows.map(({ id, ...parts }) => (
                <li key={id}>
                  <PhotoCard {...parts} t={t} />
                </li>
              ))}
        </ul>
      </section>
    </>
  )
}

const having = <Row,>(columns: readonly TableColumn<Row, string>[], role: PhoneRole) =>
  columns.filter((column) => (column.phone ?? 'fact') === role)

function PhotoCard<Row>({ t, row, name, columns, marked, current, selection }: RowParts<Row> & { t: Translate }) {
  return (
    <div
      className={classes.card}
      data-card
      aria-current={current || undefined}
      data-selected={selection?.selected || undefined}
      data-marked={marked || undefined}
    >
      {having(columns, 'name').map((column) => (
        <div key={column.key} className={classes.name}>
          {column.cell(row, true)}
        </div>
      ))}
      {selection && (
        <span className={classes.corner} data-controls>
          <RowCheckbox t={t} name={name} selection={selection} />
        </span>
      )}
      <div className={classes.line}>
        {having(columns, 'chip').map((column) => (
          <span key={column.key}>{column.cell(row)}</span>
        ))}
        {having(columns, 'actions').map((column) => (
          <span key={column.key} className={classes.acts} data-controls>
            {column.cell(row)}
          </span>
        ))}
      </div>
      <dl className={classes.facts}>
        {having(columns, 'fact').map((column) => (
          <div key={column.key}>
            <dt>{textOf(t, column.title)}</dt>
            <dd>{shown(column.cell(row))}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function AwaitedCard() {
  return (
    <div className={`${classes.card} ${skeleton.breathing}`}>
      <div className={classes.awaited} />
      <div className={classes.line}>
        <SkeletonBar height={14} width="60%" />
      </div>
      <div className={classes.line}>
        <SkeletonBar height={12} width="80%" />
      </div>
    </div>
  )
}
