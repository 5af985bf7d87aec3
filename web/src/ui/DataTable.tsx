import { Fragment, useDeferredValue, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from './texts.ts'
import { ErrorBlock } from './ErrorBlock.tsx'
import { focusIn } from './focusPlace.ts'
import classes from './table/DataTable.module.css'
import { FilterBar } from './table/FilterBar.tsx'
import { NoRows } from './table/NoRows.tsx'
import { Pager } from './table/Pager.tsx'
import { Rows, virtualFrom } from './table/Rows.tsx'
import { SkeletonRows } from './table/SkeletonRows.tsx'
import { TableHeader } from './table/TableHeader.tsx'
import { ViewMenu } from './table/ViewMenu.tsx'
import { useLastPage } from './table/useLastPage.ts'
import { useRows } from './table/useRows.ts'
import type { ListQuery, SearchField, TableColumn, TableFoot } from './tableColumns.ts'
import { useTableView } from './tableView.ts'
import { everyRow, isBare, mostRows, withCriteria, withSort, type TableSort, type TableState } from './tableState.ts'
import { useAwaited } from './together.ts'
import { useSettled } from './useSettled.ts'
import { barePart, onDemand, partOnDemand, usePart, useTellNotFetched } from './onDemand.tsx'
import { useNarrow } from './useNarrow.ts'

const SearchDialog = onDemand(() => import('./SearchDialog.tsx').then((module) => module.SearchDialog))
/** For those who chose to see homes by their photos. */
const photoCards = barePart(() => import('./table/PhotoCards.tsx').then((module) => module.PhotoCards))
const bulkBar = partOnDemand(() => import('./table/BulkBar.tsx').then((module) => module.BulkBar))

type Bulk<Row> = {
  /** How many rows an act takes at once. */
  most: number
  /** The first rows of the search, as many as an act takes at once, in the order on the screen. */
  everyResult: () => Promise<readonly Row[]>
  /** Closed, with its reason, while more rows are selected than it takes. */
  acts: (rows: Row[], options: { clear: () => void; closed: string | null }) => ReactNode
}

type Props<Row> = {
  title: string
  /** `h1` when the list is the page; `none` inside a card that already has the title. */
  heading?: 'h1' | 'h2' | 'none'
  /** Plural key of what is counted: « 1 284 projets ». */
  noun: string
  query: ListQuery<Row>
  columns: readonly TableColumn<Row, string>[]
  rowId: (row: Row) => string
  /** Names a row's own buttons: « Afficher le détail : Les Lilas ». */
  rowName: (row: Row) => string
  /** Kept outside, so that it lives in the URL: see `tableSearch`. */
  state: TableState
  /** `replace`: the place that is left is no step back. */
  onChange: (state: TableState, how?: 'replace') => void
  search?: readonly SearchField[]
  /** Where the list looks for a text: « Nom, adresse, contrat ou code ». */
  hint?: string
  /** Between the title and the filters: views of the list, or what is told of it. */
  above?: ReactNode
  action?: ReactNode
  /** What adds a row: beside the title, or in place of the rows that are not there yet. */
  add?: ReactNode
  /** Acts on the selected rows, of whichever page; rows can be selected when given. */
  bulk?: Bulk<Row>
  /** False for a list that its operation answers whole. */
  paged?: boolean
  /** What a row opens; it loads with a skeleton of its own. */
  detail?: (row: Row) => ReactNode
  expand?: 'one' | 'many'
  /** Which rows open; all of them when not given. */
  opens?: (row: Row) => boolean
  /** Rows that ask for attention; their words say why. */
  marked?: (row: Row) => boolean
  /** The row that is shown beside the list. */
  current?: (row: Row) => boolean
  /** The row of all together; of a short list. */
  foot?: TableFoot | undefined
  /** Said of a list without rows; `action` where it offers something else than to add one, which stays beside the title. */
  empty?: { text: string; action?: ReactNode }
}

/**
 * Every list of the portal: a table, cards on a phone, with search, order, paging, selection and rows that open.
 *
 * @example
 * const columns: TableColumn<Project, SortKey<typeof projectList>>[] = [
 *   { key: 'name', title: 'projects.name', sort: 'name', phone: 'name', cell: (project) => <ProjectLink {...project} /> },
 *   { key: 'city', title: 'projects.city', width: 160, cell: (project) => project.city },
 * ]
 * <DataTable title={t('projects.title')} noun="projects.count" query={projects} columns={columns}
 *   rowId={(project) => String(project.id)} rowName={(project) => project.name}
 *   state={table.state} onChange={table.change} search={fields} add={<Button>{t('projects.new')}</Button>} />
 */
export function DataTable<Row extends object>(props: Props<Row>) {
  const { title, heading = 'h2', noun, rowId, rowName, state, onChange, search } = props
  const { hint, above, action, add, bulk, paged = true, detail } = props
  const { expand = 'one', opens, marked, current, foot, empty } = props
  const query = useSettled(props.query)
  // Drawn a little at a time: a slow phone answers meanwhile.
  const data = useDeferredValue(query.data)
  useAwaited(data === undefined && query.data !== undefined)
  const options = useTableView(props.columns)
  const columns = options.shown
  const [searching, setSearching] = useState(false)
  const rows = data?.data
  const total = data?.meta.total
  const isAddedBelow = empty?.action === undefined && isBare(state, total)
  const isLeaving = useLastPage(state, data, query.isFetching, onChange)
  const below = useRef<HTMLDivElement>(null)
  // Whoever is on what adds a row is on it there too, before the browser takes the focus from what is hidden now.
  useLayoutEffect(() => {
    if (isAddedBelow && document.activeElement?.closest(`.${classes.place}`)) focusIn(below.current)
  }, [isAddedBelow])
  const failed = query.error !== null && query.error !== undefined
  const { drawn, selected, page, choose, clear } = useRows({
    rows,
    columns,
    rowId,
    rowName,
    detail,
    expand,
    opens,
    marked,
    current,
    state,
    onChange,
    selectable: bulk !== undefined,
  })

  const isPhone = useNarrow()
  // As many as are drawn at once; whoever asks for all of a long list has lines.
  const photos = usePhotoCards(!isPhone && options.shape === 'photos' && drawn.length <= virtualFrom)
  const isAwaited = (rows === undefined || isLeaving) && !failed
  const isFilled = rows !== undefined && rows.length > 0
  const onSort = (sort: TableSort | null) => onChange(withSort(state, sort))
  const bar = usePart(bulkBar, selected.length > 0, useTellNotFetched())

  // The one primary act: the last of a line, and the first of several, on a phone.
  const adding = add && (
    // The same element in all cases: a dialog that it has open stays as the rows arrive, or the phone is turned.
    <span key="add" className={isAddedBelow ? classes.place : classes.add}>
      {add}
    </span>
  )
  const others = (
    <Fragment key="others">
      {selected.length === 0 && bulk?.acts(selected, { clear, closed: null })}
      {action}
    </Fragment>
  )

  return (
    <div className={classes.root} data-pictured={columns.some(({ pictured }) => pictured) || undefined}>
      <TableHeader
        {...{ title, heading, noun, total }}
        action={isPhone ? [adding, others] : [others, adding]}
        view={<ViewMenu options={options} />}
      />
      {above}
      {search && <FilterBar {...{ state, onChange, hint }} fields={search} onAll={() => setSearching(true)} />}
      {failed && <ErrorBlock error={query.error} onRetry={() => void query.refetch()} />}
      <TooMany state={state} total={total} />
      <div ref={below} style={{ position: 'relative' }}>
        {query.isFetching && rows && <div className={classes.refreshing} aria-hidden />}
        {photos && (isAwaited || isFilled) && (
          <photos.Component
            {...{ title, columns, onSort }}
            rows={isFilled ? drawn : undefined}
            sort={state.sort}
            busy={query.isFetching}
          />
        )}
        {!photos && isAwaited && (
          <SkeletonRows
            columns={columns}
            sort={state.sort}
            expandable={detail !== undefined}
            selectable={bulk !== undefined}
          />
        )}
        {rows?.length === 0 && !isLeaving && <NoRows {...{ state, onChange, add, empty }} />}
        {!photos && isFilled && (
          <Rows
            {...{ title, columns, rows: drawn, total: total ?? rows.length, sort: state.sort, by: state.by, onSort }}
            expandable={detail !== undefined}
            selection={page}
            busy={query.isFetching}
            foot={foot}
          />
        )}
        {/* The last beside its rows: when it goes with what it did, they have the focus, and not what is below. */}
        {bulk && bar && (
          <bar.Component
            {...{ selected, total: total ?? 0, most: bulk.most, everyResult: bulk.everyResult }}
            onSelect={choose}
            onClear={clear}
            acts={(closed) => bulk.acts(selected, { clear, closed })}
          />
        )}
      </div>
      {paged && total !== undefined && total > 0 && <Pager {...{ state, total, onChange }} />}
      {search && searching && (
        <SearchDialog
          fields={search}
          criteria={state.criteria}
          onSearch={(criteria) => onChange(withCriteria(state, criteria))}
          onClose={() => setSearching(false)}
        />
      )}
    </div>
  )
}

const usePhotoCards = (isWanted: boolean) => {
  const photos = usePart(photoCards, isWanted, useTellNotFetched())
  return isWanted ? photos : undefined
}

function TooMany({ state, total = 0 }: { state: TableState; total: number | undefined }) {
  const { t } = useTranslation()
  if (state.pageSize !== everyRow || total <= mostRows) return null
  return (
    <p className={classes.notice} role="note">
      {t('ui.table.tooMany', { shown: mostRows, total })}
    </p>
  )
}
