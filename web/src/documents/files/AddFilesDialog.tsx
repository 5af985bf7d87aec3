import { opensRoute } from '@logis/contract/companies.rules'
import type { DocumentTree } from '@logis/contract/documents'
import { Checkbox, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { paths } from '../../paths.ts'
import { useIdentity } from '../../platform/identity.ts'
import { DialogForm } from '../../ui/DialogForm.tsx'
import { admit, type RefusedFile } from '../admission.ts'
import { FolderSelect } from '../folders/FolderSelect.tsx'
import type { OfferedLabel } from '../labels.ts'
import { rootKey, type Place } from '../library.ts'
import { useSendFiles } from '../sending.ts'
import { useDocumentTexts } from '../useDocumentTexts.ts'
import { FileRow, FileRows } from './FileRows.tsx'
import { entryOfFile, fullNameOf, type FileEntry, type PlaceOf } from './fileForm.ts'
import { FilePicker } from './FilePicker.tsx'
import { RefusedFiles } from './RefusedFiles.tsx'
import { useFilesForm } from './useFilesForm.ts'

type Props = {
  project: { id: number; type: string; company?: { id: number } | undefined }
  tree: DocumentTree
  places: readonly Place[]
  labels: readonly OfferedLabel[]
  /** What was dropped, or nothing yet. */
  files?: readonly File[]
  refused?: readonly RefusedFile[]
  folder: string
  /** The label for which files are wanted. */
  labelId?: number | undefined
  onClose: () => void
}

const toInput = (entries: readonly FileEntry[], placeOf: PlaceOf) => ({
  files: entries.flatMap((entry) =>
    entry.source
      ? [
          {
            file: entry.source,
            name: fullNameOf(entry),
            labelIds: entry.labels.map(Number),
            isPrivate: entry.isPrivate,
            place: placeOf(entry),
          },
        ]
      : [],
  ),
})

/** DOC-13, DOC-41. The files leave by the transfers once the dialog is closed. */
export function AddFilesDialog(props: Props) {
  const { project, tree, places, labels, files = [], folder, labelId, onClose } = props
  const { t } = useTranslation()
  const { room, size } = useDocumentTexts()
  const [refused, setRefused] = useState<readonly RefusedFile[]>(props.refused ?? [])
  // Whoever drops files on a folder, or adds to one, has said where they go.
  const [isFolderSaid, setFolderSaid] = useState(folder !== rootKey)
  const offer = { wanted: labelId === undefined ? [] : [String(labelId)], labels, guessesFolder: !isFolderSaid }
  const { form, placeOf, problems } = useFilesForm({
    places,
    initialValues: { folder, files: files.map((file) => entryOfFile(file, offer)) },
    toInput,
  })
  const entries = form.values.files
  const ticks = useTicks(entries)
  const inDialog = entries.reduce((sum, entry) => sum + entry.size, 0)
  const storage = { ...tree.storage, used: tree.storage.used + inDialog }

  const pick = (picked: readonly File[], folders: readonly RefusedFile[]) => {
    const admission = admit(picked, storage)
    setRefused([...folders, ...admission.refused])
    form.setFieldValue('files', [...entries, ...admission.admitted.map((file) => entryOfFile(file, offer))])
  }
  /** To those that are ticked, or to all of them and those that will come. */
  const giveFolder = (key: string | null) => {
    if (key === null) return
    const isMeant = ({ key: own }: FileEntry) => ticks.count === 0 || ticks.has(own)
    const given = (entry: FileEntry) =>
      isMeant(entry) ? { ...entry, folder: key, proposed: { ...entry.proposed, folder: false } } : entry
    form.setFieldValue('files', entries.map(given))
    if (ticks.count > 0) return
    form.setFieldValue('folder', key)
    setFolderSaid(true)
  }
  const meant = entries.filter(({ key }) => ticks.count === 0 || ticks.has(key)).map((entry) => placeOf(entry).key)
  const common = meant.length === 0 ? form.values.folder : meant.every((key) => key === meant[0]) ? meant[0] : null

  return (
    <DialogForm
      title={t('documents.add.title')}
      form={form}
      call={useSendFiles(project.id)}
      fieldOf={{}}
      submit={t('documents.add.submit', { count: entries.length })}
      missing={entries.length === 0 ? t('documents.add.none') : undefined}
      focus={files.length > 0 ? 'files.0.base' : 'files'}
      onDone={onClose}
      onClose={onClose}
    >
      <Stack gap="md">
        <FilePicker
          help={t('documents.add.limit', {
            limit: room(storage.file_limit),
            room: size(Math.max(0, storage.limit - storage.used)),
          })}
          onPick={pick}
        />
        {project.company && <ManyFiles companyId={project.company.id} />}
        <RefusedFiles refused={refused} storage={storage} />
        <FolderSelect
          places={places}
          placeholder={t('documents.add.several')}
          description={ticks.count > 0 ? t('documents.add.ticked', { count: ticks.count }) : undefined}
          value={common ?? null}
          onChange={giveFolder}
        />
        {entries.length > 0 && (
          <div>
            {entries.length > 1 && (
              <Checkbox
                mb={8}
                label={t('documents.add.tickAll')}
                checked={ticks.count === entries.length}
                indeterminate={ticks.count > 0 && ticks.count < entries.length}
                onChange={(event) => ticks.setAll(event.currentTarget.checked)}
              />
            )}
            <FileRows>
              {entries.map((entry, index) => (
                <FileRow
                  key={entry.key}
                  {...{ form, index, placeOf }}
                  problem={problems[entry.key]}
                  choices={{
                    places,
                    labels,
                    mayBePrivate: project.type === 'BUILDING',
                    isTicked: ticks.has(entry.key),
                    onTick: (isTicked) => ticks.set(entry.key, isTicked),
                    onRemove: () => form.removeListItem('files', index),
                  }}
                />
              ))}
            </FileRows>
          </div>
        )}
      </Stack>
    </DialogForm>
  )
}

/** Which of the files are ticked; one that is taken off the list is so no more. */
const useTicks = (entries: readonly FileEntry[]) => {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const keys = entries.map(({ key }) => key)
  return {
    count: keys.filter((key) => ticked.has(key)).length,
    has: (key: string) => ticked.has(key),
    set: (key: string, isTicked: boolean) =>
      setTicked(new Set(isTicked ? [...ticked, key] : [...ticked].filter((other) => other !== key))),
    setAll: (isTicked: boolean) => setTicked(new Set(isTicked ? keys : [])),
  }
}

/** Where a whole archive is sorted, for whoever acts for the company of the project. */
function ManyFiles({ companyId }: { companyId: number }) {
  const { t } = useTranslation()
  const { company } = useIdentity()
  const isOwn = !company || company.id === companyId || company.type === 'COMPANY_MANAGER'
  if (!isOwn || (company && !opensRoute(company.type, 'projects'))) return null
  return (
    <Text size="sm" c="dimmed">
      {t('documents.add.many')} <Link to={paths.sortFiles(companyId)}>{t('documents.add.sort')}</Link>
    </Text>
  )
}
