import { SegmentedControl } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useTranslation } from '../ui/texts.ts'
import type { FlatActs as Cannot } from '@logis/contract/flats'
import { flatsTickedMax } from '@logis/contract/flats.rules'
import type { Project } from '@logis/contract/projects'
import { paths } from '../paths.ts'
import { prefer, usePreferences } from '../platform/preferences.ts'
import { useWhole } from '../platform/printing.ts'
import { useTableState } from '../platform/useTableState.ts'
import { Card } from '../ui/Card.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { everyRow, isBare, withPageSize } from '../ui/tableState.ts'
import { firstFlats, useFlats, type FlatRow, type FlatsShown } from './api.ts'
import { flatColumns } from './flatColumns.tsx'
import { FlatDevices } from './FlatDevices.tsx'
import { FlatViews } from './FlatViews.tsx'
import { Floors } from './Floors.tsx'
import { flatFields, flatTable } from './flatTable.ts'
import { useOpenedFlat } from './useOpenedFlat.ts'

type Props = { project: Pick<Project, 'id' | 'name' | 'capabilities'>; companyId: number }
/** What is done to flats that are ticked. */
type TickedPart = (flats: readonly FlatRow[], options: TickedOptions) => ReactNode
type TickedOptions = { cannot: Cannot; clear: () => void; closed: string | null }

/** Acts of other domains on all the flats, and on those that are ticked. */
type SectionProps = Props & {
  acts?: ReactNode
  ticked?: TickedPart
  /** Invites whoever is to live in one of them. */
  invite: (flat: FlatRow, onClose: () => void) => ReactNode
}

/** Where nothing can be done to flats, none is ticked. */
const isAnythingOpen = ({ add_flat_devices, link_flats, download_building_credentials, invite_flats }: Cannot) =>
  [add_flat_devices, link_flats, download_building_credentials, invite_flats].includes(null)

const nothingYet: FlatsShown = { residents: false, tenants: false }
const nothingOpen = { invite_flats: 'FORBIDDEN' } as const

/** FLAT-01..06: the flats of a building, as a list or floor by floor. */
export function FlatsSection({ project, companyId, acts, ticked, invite }: SectionProps) {
  const { t } = useTranslation()
  const { flats: view } = usePreferences()
  const whole = useWhole()
  const showFloors = view === 'floors' && !whole
  return (
    <Card
      title={t('flats.title')}
      actions={
        <>
          <ViewSwitch />
          {acts}
        </>
      }
    >
      {showFloors ? <Floors buildingId={project.id} /> : <FlatsList {...{ project, companyId, ticked, invite }} />}
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

type ListProps = Props & Pick<SectionProps, 'invite'> & { ticked: TickedPart | undefined }

function FlatsList({ project, companyId, ticked, invite }: ListProps) {
  const { t } = useTranslation()
  const whole = useWhole()
  const { state: inAddress, change } = useTableState(flatTable)
  const state = whole ? withPageSize(inAddress, everyRow) : inAddress
  const query = useFlats(project.id, state)
  const { openedId, open } = useOpenedFlat()
  const [inviting, setInviting] = useState<FlatRow | null>(null)
  const shows = query.data?.shows ?? nothingYet
  const cannot = query.data?.cannot
  const withDevices = project.capabilities.includes('devices')
  // Nothing to be searched in.
  const bare = isBare(state, query.data?.meta.total)
  const onInvite = (flat: FlatRow) => setInviting(flat)
  return (
    <>
      <DataTable
        title={t('flats.title')}
        heading="none"
        noun="flats.count"
        query={query}
        columns={flatColumns({
          t,
          companyId,
          building: project.name,
          shows,
          cannot: cannot ?? nothingOpen,
          onInvite,
          onOpen: ({ id }) => open(id),
        })}
        rowId={({ id }) => String(id)}
        rowName={({ name }) => name}
        current={({ id }) => id === openedId}
        state={state}
        onChange={change}
        search={bare ? undefined : flatFields(t, shows, query.data?.stairs ?? [])}
        above={query.data && !bare && <FlatViews {...{ state, shows }} onChange={change} />}
        bulk={
          ticked && cannot && isAnythingOpen(cannot)
            ? {
                most: flatsTickedMax,
                everyResult: () => firstFlats(project.id, state, flatsTickedMax),
                acts: (flats, options) => ticked(flats, { cannot, ...options }),
              }
            : undefined
        }
        hint={t(shows.tenants ? 'flats.textHintOfTenants' : 'flats.textHint')}
        detail={
          withDevices
            ? (flat: FlatRow) => <FlatDevices flat={flat} href={paths.project(companyId, flat.id)} />
            : undefined
        }
        expand="many"
        empty={{ text: t('flats.empty') }}
      />
      {inviting && invite(inviting, () => setInviting(null))}
    </>
  )
}
