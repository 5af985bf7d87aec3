import { SegmentedControl } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Project } from '@logis/contract/projects'
import { paths } from '../paths.ts'
import { prefer, usePreferences } from '../platform/preferences.ts'
import { useWhole } from '../platform/printing.ts'
import { useTableState } from '../platform/useTableState.ts'
import { Card } from '../ui/Card.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { everyRow, withPageSize } from '../ui/tableState.ts'
import { useFlats, type FlatRow, type FlatsShown } from './api.ts'
import { flatColumns } from './flatColumns.tsx'
import { FlatDevices } from './FlatDevices.tsx'
import { FlatPanel } from './FlatPanel.tsx'
import { Floors } from './Floors.tsx'
import { flatFields, flatTable } from './flatTable.ts'
import { useOpenedFlat } from './useOpenedFlat.ts'

type Props = { project: Pick<Project, 'id' | 'capabilities'>; companyId: number }
/** Acts of other domains on all the flats. */
type SectionProps = Props & { acts?: ReactNode }

const nothingYet: FlatsShown = { residents: false, tenants: false }

/** FLAT-01..06: the flats of a building, as a list or floor by floor, and one of them beside it. */
export function FlatsSection({ project, companyId, acts }: SectionProps) {
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
        <Floors project={project} companyId={companyId} />
      ) : (
        <FlatsList project={project} companyId={companyId} />
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

function FlatsList({ project, companyId }: Props) {
  const { t } = useTranslation()
  const whole = useWhole()
  const { state: inAddress, change } = useTableState(flatTable)
  const state = whole ? withPageSize(inAddress, everyRow) : inAddress
  const query = useFlats(project.id, state)
  const { opened, open } = useOpenedFlat(query.data?.data)
  const shows = query.data?.shows ?? nothingYet
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
        search={flatFields}
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
        <FlatPanel {...{ companyId, shows, withDevices, opened }} flats={query.data?.data ?? []} onOpen={open} />
      )}
    </>
  )
}
