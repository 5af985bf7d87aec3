import { Group } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { MaterialLabel } from '@logis/contract/materialLabels'
import {
  labelRowFault,
  maySaveLabel,
  newLabelRow,
  productsOf,
  type LabelRow,
} from '@logis/contract/materialLabels.rules'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useReason } from '../platform/reasons.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { ActButton } from '../ui/ActButton.tsx'
import { Confirm } from '../ui/Confirm.tsx'
import { destructiveLook } from '../ui/destructiveLook.ts'
import { run } from '../ui/call.ts'
import { useDeleteLabel, useEditLabel } from './api.ts'
import classes from './LabelEditor.module.css'
import { LabelRowFields } from './LabelRowFields.tsx'

type Props = {
  companyId: number
  label: MaterialLabel
  rows: readonly LabelRow[]
  onChange: (rows: readonly LabelRow[]) => void
  onSaved: () => void
}

/** FAV-05..08: the products of a favourite. */
export function LabelEditor({ companyId, label, rows, onChange, onSaved }: Props) {
  const { t } = useTranslation()
  const reason = useReason()
  const edit = useEditLabel()
  const remove = useDeleteLabel()
  const [removing, setRemoving] = useState(false)
  const target = { company_id: companyId, label_id: label.id }
  const closed = reason(label.cannot.write)
  const isComplete = rows.length > 0 && rows.every((row) => labelRowFault(row) === null)
  const notYet = maySaveLabel(rows, label.products)
    ? null
    : t(isComplete ? 'materialLabels.unchanged' : 'materialLabels.incomplete')
  const save = () =>
    run(
      edit,
      { ...target, products: productsOf(rows) },
      {
        onSuccess: () => {
          onSaved()
          tellSuccess(t('materialLabels.updated'))
        },
      },
    )
  const removed = () => {
    setRemoving(false)
    tellSuccess(t('materialLabels.removed'))
  }
  return (
    <section className={classes.editor} aria-label={t('materialLabels.rows', { label: label.envelope_label })}>
      {rows.map((row, at) => (
        <LabelRowFields
          // Rows have no name of their own: their place is what they are.
          key={at}
          number={at + 1}
          row={row}
          isClosed={closed !== null}
          onChange={(changed) => onChange(rows.map((one, other) => (other === at ? changed : one)))}
          onRemove={() => onChange(rows.filter((_, other) => other !== at))}
        />
      ))}
      <Group gap="sm" justify="space-between">
        <ActButton
          variant="default"
          size="xs"
          leftSection={<IconPlus size={16} aria-hidden />}
          closed={closed}
          onClick={() => onChange([...rows, newLabelRow()])}
        >
          {t('materialLabels.addRow')}
        </ActButton>
        <Group gap="sm">
          <ActButton
            {...destructiveLook}
            size="xs"
            leftSection={<IconTrash size={16} aria-hidden />}
            closed={closed}
            aria-haspopup="dialog"
            onClick={() => setRemoving(true)}
          >
            {t('materialLabels.remove')}
          </ActButton>
          <ActButton size="xs" closed={closed ?? notYet} loading={edit.isPending} onClick={save}>
            {t('materialLabels.save')}
          </ActButton>
        </Group>
      </Group>
      {removing && (
        <Confirm
          title={t('materialLabels.remove')}
          text={t('materialLabels.removeText', { label: label.envelope_label })}
          call={remove}
          input={target}
          onDone={removed}
          onClose={() => setRemoving(false)}
        />
      )}
    </section>
  )
}
