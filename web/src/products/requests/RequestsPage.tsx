import { productRequestList } from '@logis/contract/products.lists'
import { useState } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { paths } from '../../paths.ts'
import { useCrumbs } from '../../platform/shell/crumbs.ts'
import { useTableState } from '../../platform/useTableState.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { onDemand } from '../../ui/onDemand.tsx'
import { searchFields } from '../../ui/searchFields.ts'
import { useProductRequests, type AskedProduct } from './api.ts'
import { askedColumns, askedTable, type AskedAct } from './askedTable.tsx'

const AcceptDialog = onDemand(() => import('./RequestDialogs.tsx').then((module) => module.AcceptDialog))
const MergeDialog = onDemand(() => import('./RequestDialogs.tsx').then((module) => module.MergeDialog))
const RejectDialog = onDemand(() => import('./RequestDialogs.tsx').then((module) => module.RejectDialog))

/** ADMIN-03: what companies have not found in the catalogue. */
export function RequestsPage() {
  const { t } = useTranslation()
  const { state, change } = useTableState(askedTable)
  const query = useProductRequests(state)
  const [opened, open] = useState<{ act: AskedAct; asked: AskedProduct } | null>(null)
  useCrumbs([
    { label: t('administration.title') },
    { label: t('products.title'), to: paths.products() },
    { label: t('products.requests.title') },
  ])
  const fields = searchFields(productRequestList, {
    status: {
      title: 'products.requests.field.status',
      labelOf: (status) => t(`products.requests.status.${status}`),
    },
    type: { title: 'products.field.type', labelOf: (type) => t(`devices.types.${type}`) },
    created_at: { title: 'products.requests.field.date' },
  })
  const close = () => open(null)
  return (
    <>
      <DataTable
        title={t('products.requests.title')}
        heading="h1"
        noun="products.requests.count"
        query={query}
        columns={askedColumns((act, asked) => open({ act, asked }))}
        rowId={({ id }) => String(id)}
        rowName={({ name }) => name}
        state={state}
        onChange={change}
        search={fields}
        hint={t('products.requests.textHint')}
        empty={{ text: t('products.requests.empty') }}
      />
      {opened?.act === 'accept' && <AcceptDialog asked={opened.asked} onClose={close} />}
      {opened?.act === 'merge' && <MergeDialog asked={opened.asked} onClose={close} />}
      {opened?.act === 'reject' && <RejectDialog asked={opened.asked} onClose={close} />}
    </>
  )
}
