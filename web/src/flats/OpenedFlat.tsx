import { useTranslation } from '../ui/texts.ts'
import { usePreferences } from '../platform/preferences.ts'
import { useTableState } from '../platform/useTableState.ts'
import { SidePeek } from '../ui/SidePeek.tsx'
import { everyRow, type TableState } from '../ui/tableState.ts'
import { everyFlat, useFetchFlats, useFlats, type FlatRow } from './api.ts'
import { FlatPanel, type FlatParts } from './FlatPanel.tsx'
import classes from './Flats.module.css'
import { floorsOf } from './floors.ts'
import { flatTable } from './flatTable.ts'
import { useOpenedFlat } from './useOpenedFlat.ts'

type Props = { buildingId: number; companyId: number; withDevices: boolean; parts: FlatParts }

/**
 * The flat that the address names, beside the page of its building: one of the list's page in its order, or else one of all
 * the flats, floor by floor. Wherever it was opened from, there is one panel.
 */
export function OpenedFlat(props: Props) {
  const { openedId } = useOpenedFlat()
  return openedId === null ? null : <Panel {...props} openedId={openedId} />
}

function Panel({ buildingId, openedId, ...rest }: Props & { openedId: number }) {
  const { t } = useTranslation()
  const { flats: view } = usePreferences()
  const { state } = useTableState(flatTable)
  const list = useFlats(buildingId, view === 'floors' ? everyFlat : state)
  const { open } = useOpenedFlat()
  const turning = useTurning(buildingId, state, list.data?.meta.total ?? 0)
  const find = (flats: readonly FlatRow[] | undefined) => flats?.find(({ id }) => id === openedId)
  const inList = view === 'list' ? find(list.data?.data) : undefined
  const isElsewhere = !inList && list.isFetched && !list.isPlaceholderData
  const all = useFlats(buildingId, everyFlat, isElsewhere)
  const opened = isElsewhere ? find(all.data?.data) : undefined
  const onOpen = (flat: FlatRow | null) => open(flat?.id ?? null)
  if (list.data && inList) {
    const { data, shows, cannot } = list.data
    return <FlatPanel {...rest} {...{ shows, cannot, onOpen }} flats={data} opened={inList} page={turning} />
  }
  if (all.data && opened) {
    const { data, shows, cannot } = all.data
    const flats = floorsOf(data).flatMap((floor) => floor.flats)
    return <FlatPanel {...rest} {...{ shows, cannot, onOpen, flats, opened }} />
  }
  if (!isElsewhere || !all.data || all.isFetching) return null
  return (
    <SidePeek title={t('flats.panel.gone')} onClose={() => onOpen(null)}>
      <p className={classes.none}>{t('flats.panel.gone')}</p>
    </SidePeek>
  )
}

/** From the last flat of a page to the first of the next, and back; the page is there before it is shown. */
function useTurning(buildingId: number, state: TableState, total: number) {
  const fetchFlats = useFetchFlats()
  const { open } = useOpenedFlat()
  const { page, pageSize } = state
  const turn = async (by: -1 | 1) => {
    const next = { ...state, page: page + by }
    try {
      const { data } = await fetchFlats(buildingId, next)
      const flat = by === 1 ? data[0] : data.at(-1)
      if (flat) open(flat.id, flatTable.write(next))
    } catch {
      // The list tells what it could not read when it is shown; the panel stays where it is.
    }
  }
  const skipped = pageSize === everyRow ? 0 : (page - 1) * pageSize
  return { skipped, total, turn: (by: -1 | 1) => void turn(by) }
}
