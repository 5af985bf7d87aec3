import { tradeList } from '@logis/contract/trades.lists'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useLanguage } from '../platform/useLanguage.ts'
import { nameIn, useNamedTableState } from '../reference/nameIn.ts'
import { Offer, Removal } from '../reference/Asked.tsx'
import type { Coded } from '../reference/CodedFields.tsx'
import { ReferenceTable } from '../reference/ReferenceTable.tsx'
import { callOf } from '../ui/call.ts'
import { onDemand } from '../ui/onDemand.tsx'
import { searchFields } from '../ui/searchFields.ts'
import { useCreateTrade, useDeleteTrade, useEditTrade, useTrades, type Trade } from './api.ts'
import { tradeColumns, tradeTable, type RowAct } from './tradeTable.tsx'

const NewCodedDialog = onDemand(() => import('../reference/CodedDialogs.tsx').then((module) => module.NewCodedDialog))
const EditCodedDialog = onDemand(() => import('../reference/CodedDialogs.tsx').then((module) => module.EditCodedDialog))

type Opened = { act: 'create' } | { act: RowAct; trade: Trade } | null

/** ADMIN-07: the trades that companies give their contacts. */
export function TradesPage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { state, asked, change } = useNamedTableState(tradeTable)
  const query = useTrades(asked)
  const [opened, open] = useState<Opened>(null)
  const create = useCreateTrade()
  const edit = useEditTrade()
  const remove = useDeleteTrade()
  const close = () => open(null)
  const fields = searchFields(tradeList, {
    archived: { title: 'trades.field.state', labels: { yes: t('trades.archived'), no: t('trades.offered') } },
  })
  return (
    <>
      <ReferenceTable
        noun="trades"
        query={query}
        columns={tradeColumns(language, (act, trade) => open({ act, trade }))}
        rowId={({ id }) => String(id)}
        rowName={(row) => nameIn(language, row)}
        state={state}
        onChange={change}
        search={fields}
        onAdd={() => open({ act: 'create' })}
      />
      {opened?.act === 'create' && <NewCodedDialog noun="trades" call={create} onClose={close} />}
      {opened?.act === 'edit' && (
        <EditCodedDialog
          noun="trades"
          row={opened.trade}
          call={callOf(edit, (values: Partial<Coded>) => ({ ...values, job_id: opened.trade.id }))}
          onClose={close}
        />
      )}
      {(opened?.act === 'archive' || opened?.act === 'restore') && (
        <Offer
          noun="trades"
          act={opened.act}
          name={nameIn(language, opened.trade)}
          call={edit}
          input={{ job_id: opened.trade.id, archived: opened.act === 'archive' }}
          onClose={close}
        />
      )}
      {opened?.act === 'delete' && (
        <Removal
          noun="trades"
          name={nameIn(language, opened.trade)}
          call={remove}
          input={{ job_id: opened.trade.id }}
          onClose={close}
        />
      )}
    </>
  )
}
