import type { NameProblem } from '@logis/contract/documents.rules'
import { Button, TextInput } from '@mantine/core'
import { useTranslation } from '../../ui/texts.ts'
import classes from './FileFields.module.css'
import { freeBase, fullNameOf, type FileEntry, type PlaceOf } from './fileForm.ts'
import type { FilesForm } from './useFilesForm.ts'

type Props = {
  form: FilesForm
  index: number
  entry: FileEntry
  placeOf: PlaceOf
  problem: NameProblem | undefined
  /** In a line of its own, where the word « Nom » would stand over every file. */
  isBare?: boolean
}

const sentences = {
  required: 'required',
  invalid: 'invalid',
  exists: 'existing_name_error',
  batch: 'batch_name_error',
} as const

/** A name without its extension, which stays; what is wrong with it, and a free one as one button. */
export function NameField({ form, index, entry, placeOf, problem, isBare = false }: Props) {
  const { t } = useTranslation()
  const path = `files.${index}.base` as const
  const field = form.getInputProps(path)
  // What the server said of it; that a rule complains is told in the rule's own words.
  const refused = typeof field.error === 'string' ? field.error : undefined
  const free = problem === 'exists' || problem === 'batch' ? freeBase(entry, form.values.files, placeOf) : null
  return (
    <div>
      <TextInput
        {...(isBare ? { 'aria-label': t('documents.file.name') } : { label: t('documents.file.name') })}
        autoComplete="off"
        rightSection={entry.extension && <span className={classes.extension}>.{entry.extension}</span>}
        rightSectionWidth={entry.extension ? 24 + 8 * entry.extension.length : undefined}
        rightSectionPointerEvents="none"
        required
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
