import { ActionIcon } from '@mantine/core'
import { IconArrowUp } from '@tabler/icons-react'
import { useEffect, useRef, useState, type CSSProperties, type PointerEvent } from 'react'
import { useTranslation } from '../texts.ts'
import type { TableColumn, TableFoot } from '../tableColumns.ts'
import { nextSort, shownSort, type TableSort } from '../tableState.ts'
import classes from './DataTable.module.css'
import cards from './RowCard.module.css'
import { PhoneSort } from './PhoneSort.tsx'
import { FootCard, RowCard } from './RowCard.tsx'
import { TableHead, type PageSelection } from './TableHead.tsx'
import { FootRow, TableRow } from './TableRow.tsx'
import type { DrawnRow } from './useRows.ts'
import { ItemsInSight } from './ItemsInSight.tsx'
import { openRow } from './openRow.ts'
import { Tip } from '../Tip.tsx'
import { useNarrow } from '../useNarrow.ts'

/** From here on, only the rows in sight are drawn. */
export const virtualFrom = 100

/** The whole text of a cut cell, as a tip of the pointer; the focus unfolds the cell itself. */
const tellCutText = ({ target }: PointerEvent) => {
  const cell = (target as Element).closest('td')
  if (!cell) return
  const clamped = cell.querySelector('[data-clamped]')
  const isCut = cell.scrollWidth > cell.clientWidth || (clamped && clamped.scrollHeight > clamped.clientHeight)
  if (isCut) cell.title = cell.textContent
}

/** Brings the open row into sight, with room for what it opens; a row that is in sight already stays where it is. */
const showOpened = (frame: HTMLElement) => {
  const row = frame.querySelector('[data-open]') ?? frame
  const { top, bottom } = row.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight * 0.75) row.scrollIntoView({ block: 'start' })
}

type Props<Row> = {
  title: string
  columns: readonly TableColumn<Row, string>[]
  rows: DrawnRow<Row>[]
  total: number
  sort: TableSort | null
  /** The order of those who chose none. */
  by?: TableSort | undefined
  onSort: (sort: TableSort | null) => void
  expandable: boolean
  selection: PageSelection | null
  busy: boolean
  foot?: TableFoot | undefined
}

/** The rows: a table, or cards on a phone; the long ones scroll in their own frame. */
export function Rows<Row>(props: Props<Row>) {
  const { t } = useTranslation()
  const narrow = useNarrow()
  // A state and not a ref: the rows are counted out once the frame they scroll in is there.
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const virtual = props.rows.length > virtualFrom
  const opened = props.rows.findIndex(({ detail }) => detail?.open)
  const first = useRef(opened)
  // An address that opens a row means to show it. The rows come after the page, so no router brings it into sight.
  useEffect(() => {
    if (frame && first.current >= 0) showOpened(frame)
  }, [frame])
  const toTop = () => {
    frame?.scrollTo({ top: 0 })
    frame?.focus({ preventScroll: true })
  }
  return (
    <div style={{ position: 'relative' }}>
      {narrow && <PhoneSort {...props} />}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keyboard has the link itself */}
      <section
        ref={setFrame}
        className={classes.frame}
        data-virtual={virtual || undefined}
        data-phone={narrow || undefined}
        aria-label={t('ui.table.scroll', { title: props.title })}
        aria-busy={props.busy}
        tabIndex={narrow && !virtual ? undefined : 0}
        onPointerOver={tellCutText}
        onClick={openRow}
      >
        {narrow ? (
          <Cards {...props} virtual={virtual} frame={frame} startsAt={opened} />
        ) : (
          <Lines {...props} virtual={virtual} frame={frame} startsAt={opened} />
        )}
      </section>
      {virtual && (
        <Tip label={t('ui.table.top')}>
          <ActionIcon
            className={classes.top}
            variant="default"
            size="lg"
            aria-label={t('ui.table.top')}
            onClick={toTop}
          >
            <IconArrowUp size={18} aria-hidden />
          </ActionIcon>
        </Tip>
      )}
    </div>
  )
}

type BodyProps<Row> = Props<Row> & { virtual: boolean; frame: HTMLElement | null; startsAt: number }

function Lines<Row>({
  columns,
  rows,
  total,
  sort,
  by,
  onSort,
  expandable,
  selection,
  virtual,
  frame,
  startsAt,
  title,
  foot,
}: BodyProps<Row>) {
  const { t } = useTranslation()
  const room = minimumOf(columns)
  const width = columns.length + (expandable ? 1 : 0) + (selection ? 1 : 0)
  return (
    <table
      className={classes.table}
      style={{ minWidth: room, '--table-room': room } as CSSProperties}
      aria-label={title}
      aria-rowcount={virtual ? total + 1 : undefined}
    >
      <TableHead
        {...{ columns, expandable, selection }}
        sort={shownSort(sort, by)}
        onSort={(key) => onSort(nextSort(sort, key, by))}
        sticky={virtual}
        counted={virtual}
      />
      {virtual ? (
        <ItemsInSight
          items={rows}
          estimate={37}
          startsAt={startsAt}
          scroller={frame}
          renderItem={({ id, ...parts }, index, measure) => {
            // One body for each row, so that a row and what it opens are measured as one.
            return (
              <tbody key={id} ref={measure} data-index={index}>
                <TableRow {...parts} t={t} index={index + 2} />
              </tbody>
            )
          }}
          renderSpace={(height, end) => (
            <tbody key={end} aria-hidden>
              <tr className={classes.spacer}>
                {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell is no control */}
                <td colSpan={width} style={{ height }} />
              </tr>
            </tbody>
          )}
        />
      ) : (
        <tbody>
          {rows.map(({ id, ...parts }) => (
            <TableRow key={id} {...parts} t={t} />
          ))}
        </tbody>
      )}
      {foot && <FootRow columns={columns} foot={foot} />}
    </table>
  )
}

/** Columns without a width keep room for their text, beside a picture too; below that the frame scrolls sideways. */
const minimumOf = <Row,>(columns: readonly TableColumn<Row, string>[]) =>
  columns.reduce((sum, { width, pictured }) => sum + (typeof width === 'number' ? width : pictured ? 208 : 140), 48)

function Cards<Row>({ rows, columns, virtual, frame, startsAt, foot }: BodyProps<Row>) {
  const { t } = useTranslation()
  if (!virtual) {
    return (
      <ul className={cards.cards}>
        {rows.map(({ id, ...parts }) => (
          <li key={id}>
            <RowCard {...parts} t={t} />
          </li>
        ))}
        {foot && (
          <li>
            <FootCard t={t} columns={columns} foot={foot} />
          </li>
        )}
      </ul>
    )
  }
  return (
    <ul className={cards.cards} data-virtual>
      <ItemsInSight
        items={rows}
        estimate={110}
        startsAt={startsAt}
        scroller={frame}
        renderItem={({ id, ...parts }, index, measure) => {
          return (
            <li key={id} ref={measure} data-index={index} aria-setsize={rows.length} aria-posinset={index + 1}>
              <RowCard {...parts} t={t} />
            </li>
          )
        }}
        renderSpace={(height, end) => <li key={end} aria-hidden style={{ height }} />}
      />
    </ul>
  )
}
