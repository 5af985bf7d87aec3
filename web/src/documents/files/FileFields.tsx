import type { NameProblem } from '@logis/contract/documents.rules'
import { kindOf } from '@logis/contract/sortings.kinds.rules'
import { Button, Switch, Text } from '@mantine/core'
import { useTranslation } from '../../ui/texts.ts'
import { OptionalLabel } from '../../ui/OptionalLabel.tsx'
import type { OfferedLabel } from '../labels.ts'
import { FileIcon } from '../tree/FileIcon.tsx'
import { useDocumentTexts } from '../useDocumentTexts.ts'
import classes from './FileFields.module.css'
import { fullNameOf, type PlaceOf } from './fileForm.ts'
import { LabelsField } from './LabelsField.tsx'
import { NameField } from './NameField.tsx'
import type { FilesForm } from './useFilesForm.ts'

type Props = {
  form: FilesForm
  placeOf: PlaceOf
  problem: NameProblem | undefined
  labels: readonly OfferedLabel[]
  /** Only a building has residents to hide a file from (DOC-49). */
  mayBePrivate: boolean
}

/** The card of the one file that is edited: its name, its labels, and whether residents see it. */
export function FileFields({ form, placeOf, problem, labels, mayBePrivate }: Props) {
  const { t } = useTranslation()
  const { size } = useDocumentTexts()
  const entry = form.values.files[0]
  if (!entry) return null
  const name = fullNameOf(entry)
  return (
    <fieldset className={classes.card}>
      <legend className="visually-hidden">{name}</legend>
      <div className={classes.head}>
        <FileIcon file={entry} />
        <Text size="sm" c="dimmed" flex={1}>
          {size(entry.size)}
        </Text>
      </div>
      <NameField {...{ form, entry, placeOf, problem }} index={0} />
      <LabelsField
        label={<OptionalLabel text={t('documents.file.label')} />}
        labels={labels}
        chosen={entry.labels}
        {...form.getInputProps('files.0.labels')}
      />
      {entry.labels.length === 0 && <LabelProposal {...{ form, name, labels }} />}
      {mayBePrivate && (
        <Switch
          label={t('documents.file.isPrivate')}
          description={t('documents.file.isPrivateHelp')}
          {...form.getInputProps('files.0.isPrivate', { type: 'checkbox' })}
        />
      )}
    </fieldset>
  )
}

type LabelProps = { form: FilesForm; name: string; labels: readonly OfferedLabel[] }

/** The label that its name speaks of, and by which words: taken by a press, never by itself (decision 118). */
function LabelProposal({ form, name, labels }: LabelProps) {
  const { t } = useTranslation()
  const found = kindOf(name)
  const label = found?.label && labels.find(({ code }) => code === found.label)
  if (!found || !label) return null
  return (
    <Button
      className={classes.proposal}
      variant="subtle"
      size="compact-sm"
      onClick={() => form.setFieldValue('files.0.labels', [String(label.id)])}
    >
      {t('documents.file.proposeLabel', { label: label.name, words: found.words })}
    </Button>
  )
}
