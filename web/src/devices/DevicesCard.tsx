import { ActionIcon, Skeleton } from '@mantine/core'
import { IconBulb, IconPlus } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from '../ui/texts.ts'
import type { ResidenceType } from '@logis/contract/projects.rules'
import { useWhole } from '../platform/printing.ts'
import { useReason } from '../platform/reasons.ts'
import { useTableState } from '../platform/useTableState.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { Card } from '../ui/Card.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { Tip } from '../ui/Tip.tsx'
import { everyRow, narrowings, withPageSize } from '../ui/tableState.ts'
import { useDevices, type DeviceRow } from './api.ts'
import { deviceColumns } from './deviceColumns.tsx'
import classes from './DevicesCard.module.css'
import { deviceTable } from './deviceTable.ts'
import { useDeviceFields } from './useDeviceFields.ts'
import { onDemand, partOnDemand, usePart } from '../ui/onDemand.tsx'

const deviceDetail = partOnDemand(() => import('./DeviceDetail.tsx').then((module) => module.DeviceDetail))
const AddDeviceDialog = onDemand(() => import('./DeviceDialogs.tsx').then((module) => module.AddDeviceDialog))
const EditDeviceDialog = onDemand(() => import('./DeviceDialogs.tsx').then((module) => module.EditDeviceDialog))
const DeleteDeviceDialog = onDemand(() =>
  import('./DeleteDeviceDialog.tsx').then((module) => module.DeleteDeviceDialog),
)
const RecommendedDialog = onDemand(() => import('./RecommendedDialog.tsx').then((module) => module.RecommendedDialog))

type Props = {
  project: { id: number; type: ResidenceType }
  /** What brings the devices of a thermal study in. */
  importing?: ReactNode
}
type Opened = { dialog: 'add' | 'recommended' } | { dialog: 'edit' | 'delete'; row: DeviceRow } | null

/** DEV-01..07: what the home, or the common areas of a building, are equipped with and made of. */
export function DevicesCard({ project, importing }: Props) {
  const { t } = useTranslation()
  const reason = useReason()
  const whole = useWhole()
  const { state: inAddress, change } = useTableState(deviceTable)
  const state = whole ? withPageSize(inAddress, everyRow) : inAddress
  const devices = useDevices(project.id, state)
  const [opened, open] = useState<Opened>(null)
  const close = () => open(null)
  const cannot = devices.data?.cannot
  const closed = reason(cannot?.write ?? null)
  const add = (
    <ActButton
      variant="light"
      closed={reason(cannot?.add ?? null)}
      leftSection={<IconPlus size={16} aria-hidden />}
      aria-haspopup="dialog"
      onClick={() => open({ dialog: 'add' })}
    >
      {t('devices.add')}
    </ActButton>
  )
  // Where nothing is yet, the act stands under its reason alone.
  const isEmpty = devices.data?.meta.total === 0 && narrowings(state) === 0
  const columns = deviceColumns(t, {
    closed,
    onEdit: (row) => open({ dialog: 'edit', row }),
    onDelete: (row) => open({ dialog: 'delete', row }),
  })
  const title = t(project.type === 'BUILDING' ? 'projects.cards.devices_of_building' : 'devices.card')
  return (
    <Card
      title={title}
      actions={
        <>
          <Recommended onClick={() => open({ dialog: 'recommended' })} />
          {!isEmpty && add}
        </>
      }
    >
      <DataTable
        title={title}
        heading="none"
        noun="devices.count"
        query={devices}
        columns={columns}
        rowId={(row) => String(row.id)}
        rowName={(row) => row.name}
        state={state}
        onChange={change}
        search={useDeviceFields()}
        above={<Room room={devices.data?.room} />}
        action={importing}
        detail={(row) => <Detail deviceId={row.id} />}
        expand="one"
        opens={(row) => row.model_type === 'DEVICE'}
        marked={(row) => row.model_type === 'PRODUCT_REQUEST'}
        empty={closed ? { text: t('devices.emptyForReader') } : { text: t('devices.empty'), action: add }}
      />
      {opened?.dialog === 'add' && <AddDeviceDialog residenceId={project.id} onClose={close} />}
      {opened?.dialog === 'edit' && <EditDeviceDialog deviceId={opened.row.id} onClose={close} />}
      {opened?.dialog === 'delete' && <DeleteDeviceDialog row={opened.row} onClose={close} />}
      {opened?.dialog === 'recommended' && <RecommendedDialog onClose={close} />}
    </Card>
  )
}

function Recommended({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation()
  return (
    <Tip label={t('devices.recommended.open')}>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t('devices.recommended.open')}
        aria-haspopup="dialog"
        onClick={onClick}
      >
        <IconBulb size={18} aria-hidden />
      </ActionIcon>
    </Tip>
  )
}

/** Said from nine tenths on: before, there is room enough not to think of it. */
function Room({ room }: { room: { used: number; limit: number } | undefined }) {
  const { t } = useTranslation()
  if (!room || room.used < 0.9 * room.limit) return null
  return (
    <p className={classes.room} role="note">
      {t('devices.room', room)}
    </p>
  )
}

function Detail({ deviceId }: { deviceId: number }) {
  const detail = usePart(deviceDetail, true)
  return detail ? <detail.Component deviceId={deviceId} /> : <Skeleton height={220} />
}
