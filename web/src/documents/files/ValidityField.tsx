import type { Document } from '@logis/contract/documents'
import { proposedValidity, type ProposedValidity, type SaidOfValidity } from '@logis/contract/documents.validity.rules'
import { Button } from '@mantine/core'
import { useTranslation } from '../../ui/texts.ts'
import { formatDate } from '../../platform/formats.ts'
import { DateField } from '../../ui/DateField.tsx'
import { OptionalLabel } from '../../ui/OptionalLabel.tsx'
import { useSaidOfValidity } from '../api.ts'
import type { OfferedLabel } from '../labels.ts'
import { fullNameOf } from './fileForm.ts'
import type { FilesForm } from './useFilesForm.ts'

type Props = { form: FilesForm; file: Document; labels: readonly OfferedLabel[] }

/** Until when a file counts: proposed from its labels and what it says or its name tells, said by a person. */
export function ValidityField({ form, file, labels }: Props) {
  const { t } = useTranslation()
  const entry = form.values.files[0]
  const chosen = labels.filter(({ id }) => entry?.labels.includes(String(id))).map(({ code }) => code)
  const propose = (said: SaidOfValidity | null) =>
    entry ? proposedValidity(fullNameOf(entry), chosen, file.created_at.slice(0, 10), said) : null
  // Only of what counts for a time it is asked what it says.
  const said = useSaidOfValidity(file, propose(null) !== null)
  if (!entry) return null
  const proposed = said.isPending ? null : propose(said.data ?? null)
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
          <Proposal {...{ proposed }} said={said.data ?? null} />
        </Button>
      )}
    </div>
  )
}

function Proposal({
  proposed: { until, from, by },
  said,
}: {
  proposed: ProposedValidity
  said: SaidOfValidity | null
}) {
  const { t } = useTranslation()
  return t(`documents.validity.proposed.${by}`, {
    until: formatDate(until),
    from: from === null ? '' : formatDate(from),
    words: said?.words ?? '',
    page: said?.page ?? 1,
  })
}
