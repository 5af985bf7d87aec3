import type { NameProblem } from '@logis/contract/documents.rules'
import { kindOf } from '@logis/contract/sortings.kinds.rules'
import { ActionIcon, Button, MultiSelect, Switch, Text, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { OptionalLabel } from '../../ui/OptionalLabel.tsx'
import { labelsToOffer, type OfferedLabel } from '../labels.ts'
import type { Place } from '../library.ts'
import { FileIcon } from '../tree/FileIcon.tsx'
import { useDocumentTexts } from '../useDocumentTexts.ts'
import classes from './FileFields.module.css'
import { freeBase, fullNameOf, type FileEntry } from './fileForm.ts'
import type { FilesForm } from './useFilesForm.ts'

type Props = {
  form: FilesForm
  index: number
  place: Place
  problem: NameProblem | undefined
  /** Where the file is now, when it is about to leave. */
  note?: string
  /** Given where labels may be chosen. */
  labels?: readonly OfferedLabel[]
  /** Only a building has residents to hide a file from (DOC-49). */
  mayBePrivate?: boolean
  onRemove?: () => void
}

/** The card of one file: its name, its labels, and whether residents see it (DOC-13). */
export function FileFields(props: Props) {
  const { form, index, place, problem, note, labels, mayBePrivate, onRemove } = props
  const { t } = useTranslation()
  const { size } = useDocumentTexts()
  const entry = form.values.files[index]
  if (!entry) return null
  const path = `files.${index}` as const
  const name = fullNameOf(entry)
  return (
    <fieldset className={classes.card}>
      <legend className="visually-hidden">{name}</legend>
      <div className={classes.head}>
        <FileIcon file={entry} />
        <Text size="sm" c="dimmed" flex={1}>
          {note ?? size(entry.size)}
        </Text>
        {onRemove && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('documents.file.remove', { name })}
            onClick={onRemove}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        )}
      </div>
      <NameField {...{ form, index, entry, place, problem }} />
      {labels && (
        <MultiSelect
          label={<OptionalLabel text={t('documents.file.label')} />}
          placeholder={entry.labels.length === 0 ? t('documents.file.chooseLabels') : undefined}
          data={labelsToOffer(labels, entry.labels.map(Number)).map((label) => ({
            value: String(label.id),
            label: label.name,
          }))}
          nothingFoundMessage={t('documents.file.noSuchLabel')}
          searchable
          openOnFocus={false}
          hidePickedOptions
          {...form.getInputProps(`${path}.labels`)}
        />
      )}
      {labels && entry.labels.length === 0 && <LabelProposal {...{ form, index, name, labels }} />}
      {mayBePrivate && (
        <Switch
          label={t('documents.file.isPrivate')}
          description={t('documents.file.isPrivateHelp')}
          {...form.getInputProps(`${path}.isPrivate`, { type: 'checkbox' })}
        />
      )}
    </fieldset>
  )
}

type LabelProps = { form: FilesForm; index: number; name: string; labels: readonly OfferedLabel[] }

/** The label that its name speaks of, and by which words: taken by a press, never by itself (decision 118). */
function LabelProposal({ form, index, name, labels }: LabelProps) {
  const { t } = useTranslation()
  const found = kindOf(name)
  const label = found?.label && labels.find(({ code }) => code === found.label)
  if (!found || !label) return null
  return (
    <Button
      className={classes.proposal}
      variant="subtle"
      size="compact-sm"
      onClick={() => form.setFieldValue(`files.${index}.labels`, [String(label.id)])}
    >
      {t('documents.file.proposeLabel', { label: label.name, words: found.words })}
    </Button>
  )
}

type NameProps = Pick<Props, 'form' | 'index' | 'place' | 'problem'> & { entry: FileEntry }

function NameField({ form, index, entry, place, problem }: NameProps) {
  const { t } = useTranslation()
  const path = `files.${index}.base` as const
  const field = form.getInputProps(path)
  // What the server said of it; that a rule complains is told in the rule's own words.
  const refused = typeof field.error === 'string' ? field.error : undefined
  const free = problem === 'exists' || problem === 'batch' ? freeBase(entry, form.values.files, place) : null
  return (
    <div>
      <TextInput
        label={t('documents.file.name')}
        autoComplete="off"
        rightSection={entry.extension && <span className={classes.extension}>.{entry.extension}</span>}
        rightSectionWidth={entry.extension ? 24 + 8 * entry.extension.length : undefined}
        rightSectionPointerEvents="none"
        {...field}
        error={problem ? t(`documents.file.${sentences[problem]}`) : refused}
      />
      {free !== null && (
        <Button
          className={classes.proposal}
          variant="subtle"
          size="compact-sm"
          onClick={() => form.setFieldValue(path, free)}
        >
          {t('documents.file.propose', { name: fullNameOf({ ...entry, base: free }) })}
        </Button>
      )}
    </div>
  )
}

const sentences = {
  required: 'required',
  invalid: 'invalid',
  exists: 'existing_name_error',
  batch: 'batch_name_error',
} as const
