import { energyRequestList } from '@logis/contract/energies.lists'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useCrumbs } from '../platform/shell/crumbs.ts'
import { tellAndClose } from '../platform/teller.tsx'
import { useTableState } from '../platform/useTableState.ts'
import { Confirm } from '../ui/Confirm.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { searchFields } from '../ui/searchFields.ts'
import { useApproveRequest, useEnergyRequests, useRejectRequest, useRetryRequest, type EnergyRequest } from './api.ts'
import { requestColumns, requestTable, type RequestAct } from './requestTable.tsx'

/** ADMIN-09: what the energy providers are asked for, and what became of it. */
export function RequestsPage() {
  const { t } = useTranslation()
  const { state, change } = useTableState(requestTable)
  const query = useEnergyRequests(state)
  const [asked, ask] = useState<{ act: RequestAct; request: EnergyRequest } | null>(null)
  useCrumbs([{ label: t('administration.title') }, { label: t('energies.requests.title') }])
  const fields = searchFields(energyRequestList, {
    status: { title: 'energies.requests.field.status', labelOf: (status) => t(`energies.status.${status}`) },
    energy: { title: 'energies.requests.field.energy', labelOf: (energy) => t(`energies.kind.${energy}`) },
    created_at: { title: 'energies.requests.field.date' },
  })
  return (
    <>
      <DataTable
        title={t('energies.requests.title')}
        heading="h1"
        noun="energies.requests.count"
        query={query}
        columns={requestColumns((act, request) => ask({ act, request }))}
        rowId={({ id }) => String(id)}
        rowName={({ residence }) => residence.name}
        state={state}
        onChange={change}
        search={fields}
        hint={t('energies.requests.textHint')}
        empty={{ text: t('energies.requests.empty') }}
      />
      {asked && <Decide {...asked} onClose={() => ask(null)} />}
    </>
  )
}

function Decide({ act, request, onClose }: { act: RequestAct; request: EnergyRequest; onClose: () => void }) {
  const { t } = useTranslation()
  const calls = { approve: useApproveRequest(), reject: useRejectRequest(), retry: useRetryRequest() }
  const names = { home: request.residence.name, point: request.delivery_point }
  return (
    <Confirm
      title={t(`energies.requests.${act}.title`)}
      text={t(`energies.requests.${act}.text`, names)}
      destructive={act === 'reject'}
      call={calls[act]}
      input={{ request_id: request.id }}
      onDone={() => tellAndClose(t(`energies.requests.${act}.done`, names), onClose)}
      onClose={onClose}
    />
  )
}
