import type { NameProblem } from '@logis/contract/documents.rules'
import { ActionIcon, Switch, Text } from '@mantine/core'
import { IconSparkles, IconTag, IconX } from '@tabler/icons-react'
import { useCallback, type ReactNode } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { BareCheckbox } from '../../ui/BareCheckbox.tsx'
import { previewKind } from '../../ui/previewKind.ts'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { FolderSelect } from '../folders/FolderSelect.tsx'
import type { OfferedLabel } from '../labels.ts'
import type { Place } from '../library.ts'
import { FileIcon } from '../tree/FileIcon.tsx'
import { useDocumentTexts } from '../useDocumentTexts.ts'
import classes from './FileRows.module.css'
import { fullNameOf, type FileEntry, type PlaceOf } from './fileForm.ts'
import { LabelsField } from './LabelsField.tsx'
import { NameField } from './NameField.tsx'
import type { FilesForm } from './useFilesForm.ts'

export function FileRows({ children }: { children: ReactNode }) {
  return <div className={classes.rows}>{children}</div>
}

type Choices = {
  places: readonly Place[]
  labels: readonly OfferedLabel[]
  /** Only a building has residents to hide a file from (DOC-49). */
  mayBePrivate: boolean
  isTicked: boolean
  onTick: (isTicked: boolean) => void
  onRemove: () => void
}
type Props = {
  form: FilesForm
  index: number
  placeOf: PlaceOf
  problem: NameProblem | undefined
  /** Where the file is now, when it is about to leave. */
  note?: string
  /** What else is said of a file that is about to come. */
  choices?: Choices
}

/** The card of one file (DOC-13), in two lines: what it is called, and where it goes as what. */
export function FileRow({ form, index, placeOf, problem, note, choices }: Props) {
  const { t } = useTranslation()
  const { size } = useDocumentTexts()
  const entry = form.values.files[index]
  if (!entry) return null
  const name = fullNameOf(entry)
  return (
    <fieldset className={classes.row}>
      <legend className="visually-hidden">{name}</legend>
      <div className={classes.head}>
        {choices && (
          <BareCheckbox
            aria-label={t('documents.file.tick', { name })}
            checked={choices.isTicked}
            onChange={(event) => choices.onTick(event.currentTarget.checked)}
          />
        )}
        <Thumbnail entry={entry} />
        <div className={classes.name}>
          <NameField {...{ form, index, entry, placeOf, problem }} isBare />
        </div>
        <Text className={classes.size} size="xs" c="dimmed">
          {size(entry.size)}
        </Text>
        <span className={classes.state}>
          <State {...{ entry, problem }} />
        </span>
        {choices && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('documents.file.remove', { name })}
            onClick={choices.onRemove}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        )}
      </div>
      {note && (
        <Text className={classes.note} size="sm" c="dimmed">
          {note}
        </Text>
      )}
      {choices && <Where {...{ form, index, entry, placeOf, name, choices }} />}
    </fieldset>
  )
}

/** Its folder and its labels: what is touched is proposed no more. */
function Where(
  props: { name: string; entry: FileEntry; choices: Choices } & Pick<Props, 'form' | 'index' | 'placeOf'>,
) {
  const { form, index, entry, placeOf, name, choices } = props
  const { t } = useTranslation()
  const { places, labels, mayBePrivate } = choices
  const path = `files.${index}` as const
  const say = (said: Partial<FileEntry>) => form.setFieldValue(path, { ...entry, ...said })
  return (
    <div className={classes.where}>
      <FolderSelect
        label={undefined}
        aria-label={t('documents.file.folderOf', { name })}
        places={places}
        value={placeOf(entry).key}
        onChange={(key) => say({ folder: key, proposed: { ...entry.proposed, folder: false } })}
      />
      <LabelsField
        aria-label={t('documents.file.labelsOf', { name })}
        leftSection={<IconTag size={16} stroke={1.75} aria-hidden />}
        labels={labels}
        chosen={entry.labels}
        onChange={(chosen) => say({ labels: chosen, proposed: { ...entry.proposed, labels: false } })}
      />
      {mayBePrivate && (
        <Switch
          className={classes.private}
          label={t('documents.file.private')}
          aria-label={t('documents.file.isPrivate')}
          {...form.getInputProps(`${path}.isPrivate`, { type: 'checkbox' })}
        />
      )}
    </div>
  )
}

function State({ entry: { proposed }, problem }: { entry: FileEntry; problem: NameProblem | undefined }) {
  const { t } = useTranslation()
  if (problem) {
    const isTaken = problem === 'exists' || problem === 'batch'
    return <StatusChip tone="error" label={t(isTaken ? 'documents.file.taken' : 'documents.file.toName')} />
  }
  if (!proposed.folder && !proposed.labels) return null
  return <StatusChip tone="brand" icon={IconSparkles} label={t('documents.file.proposed')} />
}

/** A larger picture costs more to be drawn than it tells. */
const mostPicture = 15 * 1_048_576

/** The picture itself, or what kind of file it is. */
function Thumbnail({ entry }: { entry: FileEntry }) {
  const { source, size } = entry
  const isPicture = source !== null && previewKind(entry) === 'picture' && size <= mostPicture
  return (
    <span className={classes.thumbnail}>{isPicture ? <Picture source={source} /> : <FileIcon file={entry} />}</span>
  )
}

/** Shown from this computer, and let go with the row. */
function Picture({ source }: { source: File }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return
      const url = URL.createObjectURL(source)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [source],
  )
  return <img ref={show} alt="" width={32} height={32} decoding="async" />
}
