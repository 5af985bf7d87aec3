import type { Document } from '@logis/contract/documents'
import { proposedValidity } from '@logis/contract/documents.validity.rules'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../platform/formats.ts'
import { DateField } from '../../ui/DateField.tsx'
import { OptionalLabel } from '../../ui/OptionalLabel.tsx'
import type { OfferedLabel } from '../labels.ts'
import { fullNameOf } from './fileForm.ts'
import type { FilesForm } from './useFilesForm.ts'

type Props = { form: FilesForm; file: Document; labels: readonly OfferedLabel[] }

/** Until when a file counts: proposed from its labels and the day that its name tells, said by a person. */
export function ValidityField({ form, file, labels }: Props) {
  const { t } = useTranslation()
  const entry = form.values.files[0]
  if (!entry) return null
  const chosen = labels.filter(({ id }) => entry.labels.includes(String(id))).map(({ code }) => code)
  const proposed = proposedValidity(fullNameOf(entry), chosen, file.created_at.slice(0, 10))
  return (
    <div>
      <DateField
        label={<OptionalLabel text={t('documents.validity.label')} />}
        description={t('documents.validity.help')}
        {...form.getInputProps('files.0.validUntil')}
        value={entry.validUntil}
      />
      {proposed && entry.validUntil !== proposed.until && (
        <Button
          mt={4}
          variant="subtle"
          size="compact-sm"
          onClick={() => form.setFieldValue('files.0.validUntil', proposed.until)}
        >
          {t(proposed.isNamed ? 'documents.validity.proposeNamed' : 'documents.validity.propose', {
            until: formatDate(proposed.until),
            from: formatDate(proposed.from),
          })}
        </Button>
      )}
    </div>
  )
}
