import type { Document } from '@logis/contract/documents'
import type { FileGroup } from '@logis/contract/interventions.rules'
import { IconDownload, IconTrash } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { useDownload } from '../../platform/storedFiles.ts'
import { useFormats } from '../../platform/formats.ts'
import { useReason } from '../../platform/reasons.ts'
import { useTransfers } from '../../platform/transfers/entries.ts'
import { TransferRow } from '../../platform/transfers/TransferRow.tsx'
import { ActIcon } from '../../ui/ActIcon.tsx'
import type { Intervention } from '../api.ts'
import { FileSlot } from './FileSlot.tsx'
import classes from './FileSlot.module.css'
import { slotTopic, useSendFiles } from './useSendFiles.ts'
import { onDemand } from '../../ui/onDemand.tsx'

const FilePreviewPanel = onDemand(() =>
  import('../../platform/FilePreviewPanel.tsx').then((module) => module.FilePreviewPanel),
)

const DeleteFileDialog = onDemand(() => import('./DeleteFileDialog.tsx').then((module) => module.DeleteFileDialog))

type Props = {
  companyId: number
  intervention: Intervention
  group: FileGroup
  required: boolean
  fileLimit: number
  missing?: string | undefined
  action?: ReactNode
}

/** A slot of an intervention that exists: what is chosen leaves at once. */
export function SentSlot({ companyId, intervention, group, required, fileLimit, missing, action }: Props) {
  const closed = useReason()(intervention.cannot.edit)
  const send = useSendFiles(companyId, intervention)
  const [opened, setOpened] = useState<Document | null>(null)
  const [deleted, setDeleted] = useState<Document | null>(null)
  const files = intervention.files[group]
  return (
    <FileSlot
      group={group}
      required={required}
      filled={files.length > 0}
      fileLimit={fileLimit}
      missing={missing}
      closed={closed !== null}
      onFiles={(added) => send(group, added)}
      action={action}
    >
      {files.length > 0 && (
        <ul className={classes.files}>
          {files.map((file) => (
            <SentFile
              key={file.id}
              file={file}
              closed={closed}
              onOpen={() => setOpened(file)}
              onDelete={() => setDeleted(file)}
            />
          ))}
        </ul>
      )}
      <OnTheirWay topic={slotTopic(intervention.id, group)} />
      {opened && <FilePreviewPanel file={opened} onClose={() => setOpened(null)} />}
      {deleted && (
        <DeleteFileDialog
          companyId={companyId}
          intervention={intervention}
          file={deleted}
          onClose={() => setDeleted(null)}
        />
      )}
    </FileSlot>
  )
}

function OnTheirWay({ topic }: { topic: string }) {
  const transfers = useTransfers().filter((transfer) => transfer.topic === topic && transfer.state !== 'sent')
  if (transfers.length === 0) return null
  return (
    <ul className={classes.files}>
      {transfers.map((transfer) => (
        <TransferRow key={transfer.id} transfer={transfer} />
      ))}
    </ul>
  )
}

type FileProps = { file: Document; closed: string | false | null; onOpen: () => void; onDelete: () => void }

function SentFile({ file, closed, onOpen, onDelete }: FileProps) {
  const { t } = useTranslation()
  const { formatSize } = useFormats()
  const download = useDownload()
  return (
    <li className={classes.file}>
      <div className={classes.what}>
        <button type="button" className={classes.name} title={file.name} aria-haspopup="dialog" onClick={onOpen}>
          {file.name}
        </button>
        <div className={classes.size}>{formatSize(file.size)}</div>
      </div>
      <ActIcon
        icon={IconDownload}
        label={t('interventions.slot.download', { name: file.name })}
        loading={download.isPending}
        onClick={() => download.mutate(file)}
      />
      <ActIcon
        icon={IconTrash}
        label={t('interventions.slot.delete', { name: file.name })}
        closed={closed}
        opensDialog
        onClick={onDelete}
      />
    </li>
  )
}
