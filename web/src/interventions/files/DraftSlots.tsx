import { ActionIcon } from '@mantine/core'
import { askedGroups, type FileGroup, type InterventionType, type Piece } from '@logis/contract/interventions.rules'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from '../../ui/texts.ts'
import { useFormats } from '../../platform/formats.ts'
import type { DraftFiles } from '../draft.ts'
import { FileSlot } from './FileSlot.tsx'
import classes from './FileSlot.module.css'
import { SlotGrid } from './SlotGrid.tsx'

type Props = {
  type: InterventionType
  files: DraftFiles
  /** What the intervention lacks to be what it is said to be. */
  missing: readonly Piece[]
  fileLimit: number
  /** Photos are made ready while the form is filled in: what changes, changes what there is by then. */
  onChange: (change: (files: DraftFiles) => DraftFiles) => void
  onPreparing: (more: 1 | -1) => void
}

/** INT-28, INT-29: the papers that go with a new intervention, kept on this device until it is sent. */
export function DraftSlots({ type, files, missing, fileLimit, onChange, onPreparing }: Props) {
  const { t } = useTranslation()
  const change = (group: FileGroup, list: (held: readonly File[]) => readonly File[]) =>
    onChange((before) => ({ ...before, [group]: list(before[group] ?? []) }))
  return (
    <SlotGrid>
      {askedGroups(type).map((group) => {
        const held = files[group] ?? []
        return (
          <FileSlot
            key={group}
            group={group}
            required={group !== 'ptg_others'}
            filled={held.length > 0}
            fileLimit={fileLimit}
            missing={missing.includes(group) ? t('interventions.slot.empty') : undefined}
            onFiles={(added) => change(group, (before) => [...before, ...added])}
            onPreparing={onPreparing}
          >
            <DraftFileList
              files={held}
              onRemove={(file) => change(group, (before) => before.filter((other) => other !== file))}
            />
          </FileSlot>
        )
      })}
    </SlotGrid>
  )
}

function DraftFileList({ files, onRemove }: { files: readonly File[]; onRemove: (file: File) => void }) {
  const { t } = useTranslation()
  const { formatSize } = useFormats()
  if (files.length === 0) return null
  return (
    <ul className={classes.files}>
      {files.map((file, index) => (
        <li className={classes.file} key={`${index} ${file.name}`}>
          <div className={classes.what}>
            <div className={classes.name} title={file.name}>
              {file.name}
            </div>
            <div className={classes.size}>{formatSize(file.size)}</div>
          </div>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('interventions.slot.remove', { name: file.name })}
            onClick={() => onRemove(file)}
          >
            <IconX size={18} aria-hidden />
          </ActionIcon>
        </li>
      ))}
    </ul>
  )
}
