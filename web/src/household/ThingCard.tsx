import { ActionIcon, Button } from '@mantine/core'
import {
  IconDownload,
  IconFileText,
  IconNote,
  IconPaperclip,
  IconTrash,
  IconWashMachine,
  IconX,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { formatDate, useFormats } from '../platform/formats.ts'
import { tellFailure, tellAndClose, tellSuccess } from '../platform/teller.tsx'
import { today } from '../ui/day.ts'
import { FileChoice } from '../ui/FileChoice.tsx'
import { run } from '../ui/call.ts'
import { Confirm } from '../ui/Confirm.tsx'
import { onDemand } from '../ui/onDemand.tsx'
import { useAddFiles, useDeleteFile, useDeleteThing, useDownloadFile, type Thing } from './api.ts'
import classes from './Household.module.css'
import { useFilesFault } from './useFilesFault.ts'

const EditThingDialog = onDemand(() => import('./ThingDialogs.tsx').then((module) => module.EditThingDialog))

const icons = { NOTE: IconNote, DOCUMENT: IconFileText, DEVICE: IconWashMachine } as const
type Props = { residenceId: number; thing: Thing; fileLimit: number }

/** One thing: its author changes it, the others of the home read it. */
export function ThingCard({ residenceId, thing, fileLimit }: Props) {
  const { t } = useTranslation()
  const { title, kind, body, cannot } = thing
  const Icon = icons[kind]
  return (
    <li className={classes.thing}>
      <div className={classes.head}>
        <Icon size={20} stroke={1.75} aria-label={t(`household.kinds.${kind}`)} role="img" />
        <h3>{title}</h3>
      </div>
      <FactLine thing={thing} />
      {body && <p className={classes.body}>{body}</p>}
      <Files residenceId={residenceId} thing={thing} />
      {cannot.write === null && <Acts residenceId={residenceId} thing={thing} fileLimit={fileLimit} />}
    </li>
  )
}

function FactLine({ thing: { brand, serial_number, bought_on, warranty_until, author, cannot } }: { thing: Thing }) {
  const { t } = useTranslation()
  const isOver = warranty_until !== null && warranty_until < today()
  const facts = [
    brand,
    serial_number,
    bought_on && t('household.bought', { date: formatDate(bought_on) }),
    warranty_until && t(isOver ? 'household.warrantyOver' : 'household.warranty', { date: formatDate(warranty_until) }),
    cannot.write !== null && t('household.by', { name: author.name }),
  ].filter(Boolean)
  return facts.length > 0 ? <p className={classes.facts}>{facts.join(' · ')}</p> : null
}

function Files({ residenceId, thing }: Omit<Props, 'fileLimit'>) {
  const { t } = useTranslation()
  const { formatSize } = useFormats()
  const download = useDownloadFile()
  const [removing, setRemoving] = useState<Thing['files'][number] | null>(null)
  const place = { residence_id: residenceId, thing_id: thing.id }
  if (thing.files.length === 0) return null
  return (
    <ul className={classes.files}>
      {thing.files.map((file) => (
        <li key={file.id}>
          <Button
            variant="default"
            justify="flex-start"
            leftSection={<IconDownload size={18} aria-hidden />}
            aria-label={t('household.file.download', { name: file.name })}
            loading={download.isPending && download.variables.file_id === file.id}
            onClick={() => download.mutate({ ...place, file_id: file.id, name: file.name })}
          >
            <span className={classes.name}>{file.name}</span>
          </Button>
          <span className={classes.faint}>{formatSize(file.size)}</span>
          {thing.cannot.write === null && (
            <ActionIcon
              variant="subtle"
              size={44}
              aria-haspopup="dialog"
              aria-label={t('household.file.remove', { name: file.name })}
              onClick={() => setRemoving(file)}
            >
              <IconX size={18} aria-hidden />
            </ActionIcon>
          )}
        </li>
      ))}
      {removing && <Removing place={place} file={removing} onClose={() => setRemoving(null)} />}
    </ul>
  )
}

type RemovingProps = {
  place: { residence_id: number; thing_id: number }
  file: Thing['files'][number]
  onClose: () => void
}

function Removing({ place, file, onClose }: RemovingProps) {
  const { t } = useTranslation()
  return (
    <Confirm
      title={t('household.file.removing.title')}
      text={t('household.file.removing.text', { name: file.name })}
      call={useDeleteFile()}
      input={{ ...place, file_id: file.id }}
      onDone={() => tellAndClose(t('household.file.removing.done'), onClose)}
      onClose={onClose}
    />
  )
}

function Acts({ residenceId, thing, fileLimit }: Props) {
  const { t } = useTranslation()
  const faultOf = useFilesFault(fileLimit)
  const [opened, setOpened] = useState<'edit' | 'remove' | null>(null)
  const addFiles = useAddFiles(residenceId, thing.id)
  const remove = useDeleteThing()
  const { title } = thing
  const close = () => setOpened(null)
  const add = (files: File[]) => {
    if (files.length === 0) return
    const fault = faultOf(files)
    if (fault) tellFailure(fault)
    else run(addFiles, files, { onSuccess: () => tellSuccess(t('household.file.added')) })
  }
  return (
    <div className={classes.acts}>
      <Button
        variant="default"
        aria-haspopup="dialog"
        aria-label={t('household.editOf', { title })}
        onClick={() => setOpened('edit')}
      >
        {t('household.edit')}
      </Button>
      <FileChoice multiple onChange={add}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            loading={addFiles.isPending}
            leftSection={<IconPaperclip size={18} aria-hidden />}
            aria-label={t('household.file.addOf', { title })}
          >
            {t('household.file.add')}
          </Button>
        )}
      </FileChoice>
      <ActionIcon
        variant="subtle"
        size={44}
        aria-haspopup="dialog"
        aria-label={t('household.removeOf', { title })}
        onClick={() => setOpened('remove')}
      >
        <IconTrash size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
      {opened === 'edit' && <EditThingDialog residenceId={residenceId} thing={thing} onClose={close} />}
      {opened === 'remove' && (
        <Confirm
          title={t('household.removing.title', { title })}
          text={t('household.removing.text')}
          call={remove}
          input={{ residence_id: residenceId, thing_id: thing.id }}
          onDone={() => tellSuccess(t('household.removing.done', { title }))}
          onClose={close}
        />
      )}
    </div>
  )
}
