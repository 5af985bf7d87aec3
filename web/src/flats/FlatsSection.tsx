import { SegmentedControl } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FlatActs as Cannot } from '@logis/contract/flats'
import { flatsTickedMax } from '@logis/contract/flats.rules'
import type { Project } from '@logis/contract/projects'
import { paths } from '../paths.ts'
import { prefer, usePreferences } from '../platform/preferences.ts'
import { useWhole } from '../platform/printing.ts'
import { useTableState } from '../platform/useTableState.ts'
import { Card } from '../ui/Card.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { everyRow, withPageSize, type TableState } from '../ui/tableState.ts'
import { firstFlats, useFetchFlats, useFlats, type FlatRow, type FlatsShown } from './api.ts'
import { flatColumns } from './flatColumns.tsx'
import { FlatDevices } from './FlatDevices.tsx'
import { FlatPanel, type FlatParts } from './FlatPanel.tsx'
import { FlatViews } from './FlatViews.tsx'
import { Floors } from './Floors.tsx'
import { flatFields, flatTable } from './flatTable.ts'
import { useOpenedFlat } from './useOpenedFlat.ts'

type Props = { project: Pick<Project, 'id' | 'capabilities'>; companyId: number; parts?: FlatParts | undefined }
/** What is done to flats that are ticked. */
type TickedPart = (flats: readonly FlatRow[], options: TickedOptions) => ReactNode
type TickedOptions = { cannot: Cannot; clear: () => void; closed: string | null }

/** Acts of other domains on all the flats, and on those that are ticked. */
type SectionProps = Props & { acts?: ReactNode; ticked?: TickedPart }

/** Where nothing can be done to flats, none is ticked. */
const isAnythingOpen = ({ add_flat_devices, link_flats, download_building_credentials, invite_flats }: Cannot) =>
  [add_flat_devices, link_flats, download_building_credentials, invite_flats].includes(null)

const nothingYet: FlatsShown = { residents: false, tenants: false }

/** FLAT-01..06: the flats of a building, as a list or floor by floor, and one of them beside it. */
export function FlatsSection({ project, companyId, parts, acts, ticked }: SectionProps) {
  const { t } = useTranslation()
  const { flats: view } = usePreferences()
  const whole = useWhole()
  const showFloors = view === 'floors' && !whole
  return (
    <Card
      title={t('flats.title')}
      actions={
        <>
          {acts}
          <ViewSwitch />
        </>
      }
    >
      {showFloors ? (
        <Floors {...{ project, companyId, parts }} />
      ) : (
        <FlatsList {...{ project, companyId, parts, ticked }} />
      )}
    </Card>
  )
}

function ViewSwitch() {
  const { t } = useTranslation()
  const { flats } = usePreferences()
  return (
    <SegmentedControl
      aria-label={t('flats.view.label')}
      size="sm"
      value={flats}
      onChange={(chosen) => prefer({ flats: chosen })}
      data={[
        { value: 'list', label: t('flats.view.list') },
        { value: 'floors', label: t('flats.view.floors') },
      ]}
    />
  )
}

function FlatsList({ project, companyId, parts, ticked }: Props & { ticked: TickedPart | undefined }) {
  const { t } = useTranslation()
  const whole = useWhole()
  const { state: inAddress, change } = useTableState(flatTable)
  const state = whole ? withPageSize(inAddress, everyRow) : inAddress
  const query = useFlats(project.id, state)
  const { opened, open } = useOpenedFlat(query.data?.data)
  const page = useTurning(project.id, state, query.data?.meta.total ?? 0, open)
  const shows = query.data?.shows ?? nothingYet
  const cannot = query.data?.cannot
  const withDevices = project.capabilities.includes('devices')
  return (
    <>
      <DataTable
        title={t('flats.title')}
        heading="none"
        noun="flats.count"
        query={query}
        columns={flatColumns({ t, companyId, shows, onOpen: open })}
        rowId={({ id }) => String(id)}
        rowName={({ name }) => name}
        state={state}
        onChange={change}
        search={flatFields(t, shows)}
        above={query.data && <FlatViews {...{ state, shows }} onChange={change} />}
        bulk={
          ticked && cannot && isAnythingOpen(cannot)
            ? {
                most: flatsTickedMax,
                everyResult: () => firstFlats(project.id, state, flatsTickedMax),
                acts: (flats, options) => ticked(flats, { cannot, ...options }),
              }
            : undefined
        }
        hint={t('flats.textHint')}
        detail={
          withDevices
            ? (flat: FlatRow) => <FlatDevices flat={flat} href={paths.project(companyId, flat.id)} />
            : undefined
        }
        expand="many"
        empty={{ text: t('flats.empty') }}
      />
      {opened && (
        <FlatPanel
          {...{ companyId, shows, withDevices, parts, opened, page }}
          flats={query.data?.data ?? []}
          onOpen={open}
        />
      )}
    </>
  )
}

/** From the last flat of a page to the first of the next, and back; the page is there before it is shown. */
function useTurning(
  buildingId: number,
  state: TableState,
  total: number,
  open: (flat: FlatRow | null, more?: object) => void,
) {
  const fetchFlats = useFetchFlats()
  const { page, pageSize } = state
  const turn = async (by: -1 | 1) => {
    const next = { ...state, page: page + by }
    try {
      const { data } = await fetchFlats(buildingId, next)
      const flat = by === 1 ? data[0] : data.at(-1)
      if (flat) open(flat, flatTable.write(next))
    } catch {
      // The list tells what it could not read when it is shown; the panel stays where it is.
    }
  }
  const skipped = pageSize === everyRow ? 0 : (page - 1) * pageSize
  return { skipped, total, turn: (by: -1 | 1) => void turn(by) }
}
