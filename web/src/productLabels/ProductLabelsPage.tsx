import { useState } from 'react'
import { useLanguage } from '../platform/useLanguage.ts'
import { nameIn, useNamedTableState } from '../reference/nameIn.ts'
import { Removal } from '../reference/Asked.tsx'
import type { Coded } from '../reference/CodedFields.tsx'
import { ReferenceTable } from '../reference/ReferenceTable.tsx'
import { callOf } from '../ui/call.ts'
import { onDemand } from '../ui/onDemand.tsx'
import { useCreateLabel, useDeleteLabel, useEditLabel, useLabels, type ProductLabel } from './api.ts'
import { labelColumns, labelTable, type RowAct } from './labelTable.tsx'

const NewCodedDialog = onDemand(() => import('../reference/CodedDialogs.tsx').then((module) => module.NewCodedDialog))
const EditCodedDialog = onDemand(() => import('../reference/CodedDialogs.tsx').then((module) => module.EditCodedDialog))

type Opened = { act: 'create' } | { act: RowAct; label: ProductLabel } | null

/** ADMIN-05: the labels and certifications that products bear. */
export function ProductLabelsPage() {
  const language = useLanguage()
  const { state, asked, change } = useNamedTableState(labelTable)
  const query = useLabels(asked)
  const [opened, open] = useState<Opened>(null)
  const create = useCreateLabel()
  const edit = useEditLabel()
  const remove = useDeleteLabel()
  const close = () => open(null)
  return (
    <>
      <ReferenceTable
        noun="productLabels"
        query={query}
        columns={labelColumns(language, (act, label) => open({ act, label }))}
        rowId={({ id }) => String(id)}
        rowName={(row) => nameIn(language, row)}
        state={state}
        onChange={change}
        search={[]}
        onAdd={() => open({ act: 'create' })}
      />
      {opened?.act === 'create' && <NewCodedDialog noun="productLabels" call={create} onClose={close} />}
      {opened?.act === 'edit' && (
        <EditCodedDialog
          noun="productLabels"
          row={opened.label}
          call={callOf(edit, (values: Partial<Coded>) => ({ ...values, label_id: opened.label.id }))}
          onClose={close}
        />
      )}
      {opened?.act === 'delete' && (
        <Removal
          noun="productLabels"
          name={nameIn(language, opened.label)}
          call={remove}
          input={{ label_id: opened.label.id }}
          onClose={close}
        />
      )}
    </>
  )
}
