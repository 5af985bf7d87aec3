import type { Device, DeviceRow, DeviceTask } from '@logis/contract/devices'
import { Button, Skeleton } from '@mantine/core'
import { IconCamera, IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import type { Document } from '@logis/contract/documents'
import { useDevice, useDeviceDocuments } from '../../devices/api.ts'
import { formatDate } from '../../platform/formats.ts'
import { FileChoice } from '../../ui/FileChoice.tsx'
import { run } from '../../ui/call.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorBlock } from '../../ui/ErrorBlock.tsx'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { onDemand } from '../../ui/onDemand.tsx'
import { useSettled } from '../../ui/useSettled.ts'
import { FileList } from '../SharedFiles.tsx'
import { useSendPhoto } from './api.ts'
import care from './Care.module.css'
import classes from './Equipment.module.css'
import { isOwned, useLoadedHome } from './home.ts'
import { useLeft, useWhen } from './useWhen.ts'

const TickDialog = onDemand(() => import('./TickDialog.tsx').then((module) => module.TickDialog))
const FilePreviewPanel = onDemand(() =>
  import('../../platform/FilePreviewPanel.tsx').then((module) => module.FilePreviewPanel),
)

/** A device or a material: what it is, its notices, its care. */
export function DeviceDialog({ row, onClose }: { row: DeviceRow; onClose: () => void }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useSettled(useDevice(row.id))
  return (
    <Dialog title={row.name} onClose={onClose}>
      {error && <ErrorBlock error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={240} role="status" aria-label={t('ui.loading')} />}
      {data && (
        <>
          <DeviceFacts device={data.data} />
          <Files device={data.data} />
          {row.type === 'PRODUCT' && <DeviceCare device={data.data} />}
        </>
      )}
    </Dialog>
  )
}

function DeviceFacts({ device }: { device: Device }) {
  const { t } = useTranslation()
  const left = useLeft()
  const home = useLoadedHome()
  const { warranty_expiration_date, commissioning_date, surface, thickness } = device
  return (
    <Facts>
      {!device.product.generic && <Fact title={t('dwelling.device.manufacturer')}>{device.manufacturer}</Fact>}
      {device.reference && (
        <Fact title={t('dwelling.device.reference')}>{device.reference.split('|').join(' · ')}</Fact>
      )}
      {device.serial_number && <Fact title={t('dwelling.device.serial_number')}>{device.serial_number}</Fact>}
      {commissioning_date && (
        <Fact title={t('dwelling.device.commissioning_date')}>{formatDate(commissioning_date)}</Fact>
      )}
      {warranty_expiration_date && isOwned(home) && (
        <Fact title={t('dwelling.device.warranty')}>
          {t('dwelling.warranties.until', { date: formatDate(warranty_expiration_date) })} (
          {left(warranty_expiration_date)})
        </Fact>
      )}
      {surface !== null && (
        <Fact title={t('dwelling.device.surface')}>{t('devices.detail.inSquareMetres', { value: surface })}</Fact>
      )}
      {thickness !== null && (
        <Fact title={t('dwelling.device.thickness')}>{t('devices.detail.inMillimetres', { value: thickness })}</Fact>
      )}
      {device.note && (
        <Fact title={t('dwelling.device.note')} wide>
          <span style={{ whiteSpace: 'pre-line' }}>{device.note}</span>
        </Fact>
      )}
    </Facts>
  )
}

function Files({ device }: { device: Device }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useSettled(useDeviceDocuments(device.id))
  const [previewed, setPreviewed] = useState<Document | null>(null)
  return (
    <section>
      <h3 className={classes.head}>{t('dwelling.device.files')}</h3>
      {error && <ErrorBlock error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={56} role="status" aria-label={t('ui.loading')} />}
      {data?.data.length === 0 && <p className={care.note}>{t('dwelling.device.noFile')}</p>}
      {data && data.data.length > 0 && <FileList files={data.data} onOpen={setPreviewed} />}
      {previewed && <FilePreviewPanel file={previewed} onClose={() => setPreviewed(null)} />}
    </section>
  )
}

function DeviceCare({ device }: { device: Device }) {
  const { t } = useTranslation()
  const [ticked, setTicked] = useState<DeviceTask | null>(null)
  const when = useWhen()
  const mayTick = device.cannot.complete_task === null
  const tasks = device.tasks
  return (
    <section>
      <h3 className={classes.head}>{t('dwelling.device.care')}</h3>
      {tasks.length === 0 && (
        <p className={care.note}>
          {t(device.commissioning_date ? 'dwelling.device.noCare' : 'dwelling.device.undated')}
        </p>
      )}
      <ul className={care.list}>
        {tasks.map((each) => (
          <li key={each.id} className={classes.done}>
            {each.done_at !== null && <IconCircleCheck size={20} aria-hidden />}
            <span className={care.what}>
              <strong>{each.task.name}</strong>
              <span>
                {each.done_at === null
                  ? `${t(when(each.due_date).isLate ? 'dwelling.due.since' : 'dwelling.due.before', { date: formatDate(each.due_date) })} · ${when(each.due_date).label}`
                  : t('dwelling.device.doneOn', { date: formatDate(each.done_at) })}
              </span>
            </span>
            {mayTick && each.done_at === null && (
              <Button
                variant="default"
                aria-haspopup="dialog"
                aria-label={t('dwelling.due.doneOf', { name: each.task.name, device: device.name })}
                onClick={() => setTicked(each)}
              >
                {t('dwelling.due.done')}
              </Button>
            )}
            {mayTick && each.done_at !== null && <AddPhoto device={device} task={each} />}
          </li>
        ))}
      </ul>
      {ticked && (
        <TickDialog
          task={{ ...ticked, device: { id: device.id, name: device.name, type: device.type, is_boiler: false } }}
          onClose={() => setTicked(null)}
        />
      )}
    </section>
  )
}

/** The proof of what was done, also later. */
function AddPhoto({ device, task }: { device: Device; task: DeviceTask }) {
  const { t } = useTranslation()
  const send = useSendPhoto()
  return (
    <FileChoice
      accept="image/png,image/jpeg,image/webp,image/gif"
      onChange={(file) => file && run(send, { device_id: device.id, task_id: task.id, file }, {})}
    >
      {(props) => (
        <Button
          {...props}
          variant="subtle"
          leftSection={<IconCamera size={18} aria-hidden />}
          aria-label={t('dwelling.tick.photoOf', { name: task.task.name })}
          loading={send.isPending}
        >
          {t('dwelling.tick.photo')}
        </Button>
      )}
    </FileChoice>
  )
}
