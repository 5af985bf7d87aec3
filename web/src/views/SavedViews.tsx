import type { ViewedList } from '@logis/contract/views.rules'
import { Button } from '@mantine/core'
import { IconBookmarkPlus, IconUsers } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useReason } from '../platform/reasons.ts'
import { RowMenu } from '../ui/RowMenu.tsx'
import { onDemand } from '../ui/onDemand.tsx'
import type { TableColumn } from '../ui/tableColumns.ts'
import type { TableSearch } from '../ui/tableSearch.ts'
import { narrowings, type TableState } from '../ui/tableState.ts'
import { useTableView } from '../ui/tableView.ts'
import { useSayWhenEmpty } from '../ui/table/viewSays.ts'
import { bringIntoSight, ViewTab } from '../ui/ViewTab.tsx'
import { useViews, type View } from './api.ts'
import classes from './SavedViews.module.css'
import { isSame, isShown, shownBy, stateOf, type Shown } from './viewState.ts'
import { useChangeView } from './useChangeView.ts'

const SaveViewDialog = onDemand(() => import('./ViewDialogs.tsx').then((module) => module.SaveViewDialog))
const RenameViewDialog = onDemand(() => import('./ViewDialogs.tsx').then((module) => module.RenameViewDialog))
const DeleteViewDialog = onDemand(() => import('./ViewDialogs.tsx').then((module) => module.DeleteViewDialog))

export type SavedViewsProps<Row> = {
  companyId: number
  list: ViewedList
  table: { read: (search: object) => TableState; write: (state: TableState) => TableSearch }
  columns: readonly TableColumn<Row, string>[]
  /** The criterion that says whose rows the list holds, where one does: no part of a view. */
  perimeter?: string
  state: TableState
  onChange: (state: TableState) => void
}

type Opened = { act: 'save' } | { act: 'rename' | 'remove'; view: View }

/** The searches that the reader and the company have named, beside those that every list has. */
export function SavedViews<Row>(props: SavedViewsProps<Row>) {
  const { companyId, list, table, columns, perimeter = '', state, onChange } = props
  const { t } = useTranslation()
  const reason = useReason()
  const query = useViews(companyId, list)
  const tableView = useTableView(columns)
  const [opened, setOpened] = useState<Opened | null>(null)
  // The last one that was pressed: it may be brought up to date with what the list shows since.
  const [pressed, setPressed] = useState<View | null>(null)
  const views = query.data?.data ?? []
  const current =
    views.find((view) => isShown(table, state, view, perimeter)) ?? views.find(({ id }) => id === pressed?.id)
  const shown: Shown & { columns: string[] } = {
    ...shownBy(state, perimeter),
    columns: tableView.choices.filter(tableView.isShown).map(({ key }) => key),
  }
  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
  })
  const showsStill = (view: View) => isShown(table, latest.current, view, perimeter)
  const present = (view: View) => {
    setPressed(view)
    if (view.columns) tableView.show(view.columns)
    onChange(stateOf(table, state, view, perimeter))
  }
  const press = async (view: View) => {
    present(view)
    if (view.is_own) return
    // Whoever shares it may have changed it since it was read; what its reader does meanwhile holds.
    const now = (await query.refetch()).data?.data.find(({ id }) => id === view.id)
    if (now && showsStill(view) && !isSame(now, view)) present(now)
  }
  const close = () => setOpened(null)
  const isGone = pressed !== null && query.data !== undefined && !views.some(({ id }) => id === pressed.id)
  const gone = isGone && isShown(table, state, pressed, perimeter) ? pressed : null
  const isOfView = views.some((view) => isShown(table, state, view, perimeter))
  useSayWhenEmpty(state, isOfView ? t(`views.empty.${list}`) : null)
  const narrowed = narrowings({ ...state, criteria: shown.criteria }) > 0 || shown.sort !== null
  const saves = narrowed && query.data !== undefined && reason(query.data.cannot.create) === null
  return (
    <>
      {views.map((view) => (
        <ViewTab
          key={view.id}
          pressed={isShown(table, state, view, perimeter)}
          onPress={() => void press(view)}
          icon={view.is_shared && <IconUsers size={16} aria-hidden />}
        >
          {view.name}
          <Whose view={view} isNamed={views.some((other) => other.id !== view.id && isCalledAlike(other, view))} />
        </ViewTab>
      ))}
      {gone && <Gone view={gone} onLeave={() => onChange(stateOf(table, state, everything, perimeter))} />}
      {current && reason(current.cannot.edit) === null && (
        <ViewMenu
          companyId={companyId}
          view={current}
          shown={isShown(table, state, current, perimeter) ? null : shown}
          onOpen={setOpened}
        />
      )}
      {saves && !isOfView && (
        <Button
          className={classes.save ?? ''}
          variant="subtle"
          size="compact-sm"
          leftSection={<IconBookmarkPlus size={16} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setOpened({ act: 'save' })}
        >
          {t('views.save')}
        </Button>
      )}
      {opened?.act === 'save' && (
        <SaveViewDialog
          {...{ companyId, list, shown }}
          mayShare={query.data?.cannot.share === null}
          onDone={setPressed}
          onClose={close}
        />
      )}
      {opened?.act === 'rename' && <RenameViewDialog companyId={companyId} view={opened.view} onClose={close} />}
      {opened?.act === 'remove' && (
        <DeleteViewDialog companyId={companyId} view={opened.view} onDone={() => setPressed(null)} onClose={close} />
      )}
    </>
  )
}

const everything: Shown = { query: '', criteria: {}, sort: null }

const { compare } = new Intl.Collator('fr', { sensitivity: 'base' })
const isCalledAlike = (one: View, other: View) => compare(one.name, other.name) === 0

/** Whose a shared view is: in sight beside another of its name. */
function Whose({ view: { is_shared, is_own, author }, isNamed }: { view: View; isNamed: boolean }) {
  const { t } = useTranslation()
  if (!is_shared) return null
  const by = is_own ? undefined : author?.name
  return (
    <>
      {by && isNamed && <span className={classes.author} aria-hidden>{`· ${by}`}</span>}
      <span className="visually-hidden"> {by ? t('views.sharedBy', { author: by }) : t('views.shared')}</span>
    </>
  )
}

/** What the list shows was a view until somebody took it away: it stays on the screen, under no name. */
function Gone({ view: { name }, onLeave }: { view: View; onLeave: () => void }) {
  const { t } = useTranslation()
  const ref = useRef<HTMLDivElement>(null)
  // At the end of a bar that is longer than a phone is wide.
  useEffect(() => {
    if (ref.current) bringIntoSight(ref.current)
  }, [])
  return (
    <div ref={ref} className={classes.gone}>
      <p role="status">{t('views.gone', { name })}</p>
      <Button className={classes.menu ?? ''} variant="subtle" size="compact-sm" onClick={onLeave}>
        {t('views.everything')}
      </Button>
    </div>
  )
}

type MenuProps = {
  companyId: number
  view: View
  /** What the list shows instead of what the view does. */
  shown: (Shown & { columns: string[] }) | null
  onOpen: (opened: Opened) => void
}

function ViewMenu({ companyId, view, shown, onOpen }: MenuProps) {
  const { t } = useTranslation()
  const reason = useReason()
  const { replace, share } = useChangeView(companyId, view)
  return (
    <RowMenu label={t('views.menu', { name: view.name })} className={classes.menu}>
      {(Menu) => (
        <>
          {shown && <Menu.Item onClick={() => replace(shown)}>{t('views.update')}</Menu.Item>}
          <Menu.Item onClick={() => onOpen({ act: 'rename', view })}>{t('views.rename')}</Menu.Item>
          <Menu.Act closed={reason(view.cannot.share)} onClick={() => share(!view.is_shared)}>
            {t(view.is_shared ? 'views.unshare' : 'views.share')}
          </Menu.Act>
          <Menu.Item onClick={() => onOpen({ act: 'remove', view })}>{t('views.remove')}</Menu.Item>
        </>
      )}
    </RowMenu>
  )
}
