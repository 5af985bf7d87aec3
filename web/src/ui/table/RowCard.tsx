import type { Translate } from '../texts.ts'
import { useId, type ReactNode } from 'react'
import type { PhoneRole, TableColumn, TableFoot } from '../tableColumns.ts'
import classes from './RowCard.module.css'
import { ExpandButton, RowCheckbox, shown, type RowParts } from './TableRow.tsx'
import { textOf } from './texts.ts'

const having = <Row,>(columns: readonly TableColumn<Row, string>[], role: PhoneRole) =>
  columns.filter((column) => (column.phone ?? 'fact') === role)

type Props<Row> = RowParts<Row> & { t: Translate }

/** A row on a phone: its name, a chip and its acts on one line, then a few facts. */
export function RowCard<Row>({ t, row, name, columns, detail, marked, current, selection }: Props<Row>) {
  const detailId = useId()
  const facts = having(columns, 'fact')
  return (
    <div
      className={classes.card}
      data-card
      aria-current={current || undefined}
      data-open={detail?.open || undefined}
      data-selected={selection?.selected || undefined}
      data-marked={marked || undefined}
    >
      <div className={classes.cardTop}>
        {selection && <RowCheckbox t={t} name={name} selection={selection} />}
        <div className={classes.cardName}>
          {having(columns, 'name').map((column) => (
            <div key={column.key}>{shown(column.cell(row))}</div>
          ))}
        </div>
        {having(columns, 'chip').map((column) => (
          <div key={column.key}>{column.cell(row)}</div>
        ))}
        {having(columns, 'actions').map((column) => (
          <div key={column.key}>{column.cell(row)}</div>
        ))}
        {detail && <ExpandButton t={t} name={name} open={detail.open} controls={detailId} onToggle={detail.toggle} />}
      </div>
      {facts.length > 0 && (
        <dl className={classes.facts}>
          {facts.map((column) => (
            <Fact key={column.key} label={textOf(t, column.title)} value={shown(column.cell(row))} />
          ))}
        </dl>
      )}
      {detail?.open && (
        <div className={classes.cardDetail} id={detailId}>
          {detail.content(row)}
        </div>
      )}
    </div>
  )
}

type FootProps<Row> = { t: Translate; columns: readonly TableColumn<Row, string>[]; foot: TableFoot }

/** All rows together, after the last one. */
export function FootCard<Row>({ t, columns, foot }: FootProps<Row>) {
  return (
    <div className={classes.card} data-foot>
      <div className={classes.cardName}>{foot.name}</div>
      <dl className={classes.facts}>
        {having(columns, 'fact')
          .filter(({ key }) => foot.cells[key] !== undefined)
          .map(({ key, title }) => (
            <Fact key={key} label={textOf(t, title)} value={foot.cells[key]} />
          ))}
      </dl>
    </div>
  )
}

function Fact({ label, value }: { label: string; value: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  )
}
