import { tradeList } from '@logis/contract/trades.lists'
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
import { searchFields } from '../ui/searchFields.ts'
import { useDeleteTrade, useEditTrade, useTrades, type Trade } from './api.ts'
import { tradeColumns, tradeTable, type RowAct } from './tradeTable.tsx'

const NewTradeDialog = onDemand(() => import('./TradeDialogs.tsx').then((module) => module.NewTradeDialog))
const EditTradeDialog = onDemand(() => import('./TradeDialogs.tsx').then((module) => module.EditTradeDialog))

type Opened = { act: 'create' } | { act: RowAct; trade: Trade } | null

/** ADMIN-07: the trades that companies give their contacts. */
export function TradesPage() {
  const { t } = useTranslation()
  const { state, change } = useTableState(tradeTable)
  const query = useTrades(state)
  const [opened, open] = useState<Opened>(null)
  useCrumbs([{ label: t('administration.title') }, { label: t('trades.title') }])
  const close = () => open(null)
  const add = (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      aria-haspopup="dialog"
      onClick={() => open({ act: 'create' })}
    >
      {t('trades.create.open')}
    </Button>
  )
  const fields = searchFields(tradeList, {
    archived: { title: 'trades.field.state', labels: { yes: t('trades.archived'), no: t('trades.offered') } },
  })
  return (
    <>
      <DataTable
        title={t('trades.title')}
        heading="h1"
        noun="trades.count"
        query={query}
        columns={tradeColumns((act, trade) => open({ act, trade }))}
        rowId={({ id }) => String(id)}
        rowName={({ name_fr }) => name_fr}
        state={state}
        onChange={change}
        search={fields}
        hint={t('trades.textHint')}
        action={add}
        empty={{ text: t('trades.empty'), action: add }}
      />
      {opened?.act === 'create' && <NewTradeDialog onClose={close} />}
      {opened?.act === 'edit' && <EditTradeDialog trade={opened.trade} onClose={close} />}
      {(opened?.act === 'archive' || opened?.act === 'restore') && (
        <Offer trade={opened.trade} act={opened.act} onClose={close} />
      )}
      {opened?.act === 'delete' && <Remove trade={opened.trade} onClose={close} />}
    </>
  )
}

type Asked = { trade: Trade; onClose: () => void }

/** Whether the trade is offered from now on. */
function Offer({ trade: { id, name_fr: name }, act, onClose }: Asked & { act: 'archive' | 'restore' }) {
  const { t } = useTranslation()
  return (
    <Confirm
      title={t(`trades.${act}.title`)}
      text={t(`trades.${act}.text`, { name })}
      destructive={false}
      call={useEditTrade()}
      input={{ job_id: id, archived: act === 'archive' }}
      onDone={() => {
        tellSuccess(t(`trades.${act}.done`, { name }))
        onClose()
      }}
      onClose={onClose}
    />
  )
}

function Remove({ trade: { id, name_fr: name }, onClose }: Asked) {
  const { t } = useTranslation()
  return (
    <Confirm
      title={t('trades.remove.title')}
      text={t('trades.remove.text', { name })}
      call={useDeleteTrade()}
      input={{ job_id: id }}
      onDone={() => {
        tellSuccess(t('trades.remove.done', { name }))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
