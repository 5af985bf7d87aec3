import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCrumbs } from '../platform/shell/crumbs.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { useTableState } from '../platform/useTableState.ts'
import { Confirm } from '../ui/Confirm.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { onDemand } from '../ui/onDemand.tsx'
import { useDeleteLabel, useLabels, type ProductLabel } from './api.ts'
import { labelColumns, labelTable, type RowAct } from './labelTable.tsx'

const NewLabelDialog = onDemand(() => import('./LabelDialogs.tsx').then((module) => module.NewLabelDialog))
const EditLabelDialog = onDemand(() => import('./LabelDialogs.tsx').then((module) => module.EditLabelDialog))

type Opened = { act: 'create' } | { act: RowAct; label: ProductLabel } | null

/** ADMIN-05: the labels and certifications that products bear. */
export function ProductLabelsPage() {
  const { t } = useTranslation()
  const { state, change } = useTableState(labelTable)
  const query = useLabels(state)
  const [opened, open] = useState<Opened>(null)
  useCrumbs([{ label: t('administration.title') }, { label: t('productLabels.title') }])
  const close = () => open(null)
  const add = (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      aria-haspopup="dialog"
      onClick={() => open({ act: 'create' })}
    >
      {t('productLabels.create.open')}
    </Button>
  )
  return (
    <>
      <DataTable
        title={t('productLabels.title')}
        heading="h1"
        noun="productLabels.count"
        query={query}
        columns={labelColumns((act, label) => open({ act, label }))}
        rowId={({ id }) => String(id)}
        rowName={({ name_fr }) => name_fr}
        state={state}
        onChange={change}
        search={[]}
        hint={t('productLabels.textHint')}
        action={add}
        empty={{ text: t('productLabels.empty'), action: add }}
      />
      {opened?.act === 'create' && <NewLabelDialog onClose={close} />}
      {opened?.act === 'edit' && <EditLabelDialog label={opened.label} onClose={close} />}
      {opened?.act === 'delete' && <Remove label={opened.label} onClose={close} />}
    </>
  )
}

function Remove({ label: { id, name_fr: name }, onClose }: { label: ProductLabel; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Confirm
      title={t('productLabels.remove.title')}
      text={t('productLabels.remove.text', { name })}
      call={useDeleteLabel()}
      input={{ label_id: id }}
      onDone={() => {
        tellSuccess(t('productLabels.remove.done', { name }))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
