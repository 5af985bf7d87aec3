import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useCrumbs } from '../platform/shell/crumbs.ts'
import { useTableState } from '../platform/useTableState.ts'
import { DataTable } from '../ui/DataTable.tsx'
import { onDemand } from '../ui/onDemand.tsx'
import { useAssistable, type Assistable } from './api.ts'
import { assistableColumns, assistableTable } from './assistableTable.tsx'

const AssistDialog = onDemand(() => import('./AssistDialog.tsx').then((module) => module.AssistDialog))

/** ADMIN-16: support finds someone of a company, and acts in their name. */
export function AssistancePage() {
  const { t } = useTranslation()
  const { state, change } = useTableState(assistableTable)
  const query = useAssistable(state)
  const [chosen, choose] = useState<Assistable | null>(null)
  useCrumbs([{ label: t('administration.title') }, { label: t('assistance.title') }])
  return (
    <>
      <DataTable
        title={t('assistance.title')}
        heading="h1"
        noun="assistance.count"
        query={query}
        columns={assistableColumns(choose)}
        rowId={({ id }) => String(id)}
        rowName={({ name }) => name}
        state={state}
        onChange={change}
        search={[]}
        hint={t('assistance.textHint')}
        empty={{ text: t('assistance.empty') }}
      />
      {chosen && <AssistDialog person={chosen} onClose={() => choose(null)} />}
    </>
  )
}
