import { maxFileBytes } from '@logis/contract/documents.rules'
import { ActionIcon, Button, Skeleton } from '@mantine/core'
import { IconBook, IconDownload, IconFile, IconFileTypePdf, IconPhoto, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useDownload } from '../platform/storedFiles.ts'
import { formatDate, useFormats } from '../platform/formats.ts'
import { tellNotice, tellSuccess } from '../platform/teller.tsx'
import { Confirm } from '../ui/Confirm.tsx'
import { ErrorBlock } from '../ui/ErrorBlock.tsx'
import { FileChoice } from '../ui/FileChoice.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { Tip } from '../ui/Tip.tsx'
import { useSettled } from '../ui/useSettled.ts'
import {
  useDeleteDeviceDocument,
  useDeviceDocuments,
  useSendDeviceFiles,
  type Device,
  type DeviceDocument,
} from './api.ts'
import classes from './DeviceFiles.module.css'
import { onDemand } from '../ui/onDemand.tsx'

const FilePreviewPanel = onDemand(() =>
  import('../platform/FilePreviewPanel.tsx').then((module) => module.FilePreviewPanel),
)

type Opened = { file: DeviceDocument; as: 'preview' | 'delete' } | null

/** DEV-37: the files of a device, and those of its product's sheet, which are only read here. */
export function DeviceFiles({ device }: { device: Device }) {
  const { t } = useTranslation()
  const query = useSettled(useDeviceDocuments(device.id))
  const [opened, open] = useState<Opened>(null)
  const files = query.data?.data
  const mayWrite = device.cannot.write === null
  const close = () => open(null)
  return (
    <section className={classes.root} aria-label={t('devices.files.title')}>
      <header className={classes.header}>
        <h3>{t('devices.files.title')}</h3>
        {mayWrite && <AddFiles device={device} most={query.data?.file_limit ?? maxFileBytes} />}
      </header>
      {query.error && (
        <ErrorBlock title={t('devices.files.failed')} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <Skeleton height={36} />}
      {files?.length === 0 && <p className={classes.none}>{t('devices.files.none')}</p>}
      {files && files.length > 0 && (
        <ul className={classes.files}>
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              onOpen={() => open({ file, as: 'preview' })}
              onDelete={mayWrite && !file.from_product ? () => open({ file, as: 'delete' }) : null}
            />
          ))}
        </ul>
      )}
      {opened?.as === 'preview' && <FilePreviewPanel file={opened.file} onClose={close} />}
      {opened?.as === 'delete' && <DeleteFile deviceId={device.id} file={opened.file} onClose={close} />}
    </section>
  )
}

function AddFiles({ device, most }: { device: Device; most: number }) {
  const { t } = useTranslation()
  const { formatSize } = useFormats()
  const send = useSendDeviceFiles(device.id, (t) => t('devices.files.destination', { name: device.name }))
  const add = (files: readonly File[]) => {
    for (const { name, size } of files)
      if (size > most) tellNotice(t('documents.add.obstacle.tooLarge', { name, limit: formatSize(most) }))
    send(files.filter(({ size }) => size <= most))
  }
  return (
    <FileChoice multiple onChange={add}>
      {(props) => (
        <Button {...props} variant="default" size="compact-md" leftSection={<IconPlus size={16} aria-hidden />}>
          {t('devices.files.add')}
        </Button>
      )}
    </FileChoice>
  )
}

const icons = { pdf: IconFileTypePdf, image: IconPhoto, other: IconFile } as const
const kindOf = ({ mime_type }: DeviceDocument) =>
  mime_type === 'application/pdf' ? 'pdf' : mime_type.startsWith('image/') ? 'image' : 'other'

type FileProps = { file: DeviceDocument; onOpen: () => void; onDelete: (() => void) | null }

function FileRow({ file, onOpen, onDelete }: FileProps) {
  const { t } = useTranslation()
  const { formatSize } = useFormats()
  const download = useDownload()
  const Icon = icons[kindOf(file)]
  const { name, size, created_at } = file
  const facts = { size: formatSize(size), date: formatDate(created_at) }
  return (
    <li className={classes.file}>
      <Icon className={classes.icon} size={20} stroke={1.5} aria-hidden />
      <div className={classes.what}>
        <button type="button" className={classes.open} aria-haspopup="dialog" onClick={onOpen}>
          {name}
        </button>
        <span className={classes.facts}>{t('devices.files.facts', facts)}</span>
      </div>
      {file.from_product && <StatusChip tone="neutral" icon={IconBook} label={t('devices.files.fromProduct')} />}
      <Tip label={t('devices.files.download')}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('devices.files.downloadOf', { name })}
          loading={download.isPending}
          onClick={() => download.mutate(file)}
        >
          <IconDownload size={16} aria-hidden />
        </ActionIcon>
      </Tip>
      {onDelete && (
        <Tip label={t('devices.files.delete')}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('devices.files.deleteOf', { name })}
            aria-haspopup="dialog"
            onClick={onDelete}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </Tip>
      )}
    </li>
  )
}

function DeleteFile({ deviceId, file, onClose }: { deviceId: number; file: DeviceDocument; onClose: () => void }) {
  const { t } = useTranslation()
  const { id, name } = file
  const done = () => {
    tellSuccess(t('devices.files.deleted', { name }))
    onClose()
  }
  return (
    <Confirm
      title={t('devices.files.delete')}
      text={t('devices.files.deleteText', { name })}
      call={useDeleteDeviceDocument()}
      input={{ device_id: deviceId, document_id: id }}
      onDone={done}
      onClose={onClose}
    />
  )
}
