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
import { useDeleteMaker, useMakers, type Maker } from './api.ts'
import { makerColumns, makerTable, type RowAct } from './makerTable.tsx'

const NewMakerDialog = onDemand(() => import('./MakerDialogs.tsx').then((module) => module.NewMakerDialog))
const EditMakerDialog = onDemand(() => import('./MakerDialogs.tsx').then((module) => module.EditMakerDialog))

type Opened = { act: 'create' } | { act: RowAct; maker: Maker } | null

/** ADMIN-02: whose products the catalogue offers. */
export function ManufacturersPage() {
  const { t } = useTranslation()
  const { state, change } = useTableState(makerTable)
  const query = useMakers(state)
  const [opened, open] = useState<Opened>(null)
  useCrumbs([{ label: t('administration.title') }, { label: t('manufacturers.title') }])
  const close = () => open(null)
  const add = (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      aria-haspopup="dialog"
      onClick={() => open({ act: 'create' })}
    >
      {t('manufacturers.create.open')}
    </Button>
  )
  return (
    <>
      <DataTable
        title={t('manufacturers.title')}
        heading="h1"
        noun="manufacturers.count"
        query={query}
        columns={makerColumns((act, maker) => open({ act, maker }))}
        rowId={({ id }) => String(id)}
        rowName={({ name }) => name}
        state={state}
        onChange={change}
        search={[]}
        hint={t('manufacturers.textHint')}
        action={add}
        empty={{ text: t('manufacturers.empty'), action: add }}
      />
      {opened?.act === 'create' && <NewMakerDialog onClose={close} />}
      {opened?.act === 'edit' && <EditMakerDialog maker={opened.maker} onClose={close} />}
      {opened?.act === 'delete' && <Remove maker={opened.maker} onClose={close} />}
    </>
  )
}

function Remove({ maker: { id, name }, onClose }: { maker: Maker; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Confirm
      title={t('manufacturers.remove.title')}
      text={t('manufacturers.remove.text', { name })}
      call={useDeleteMaker()}
      input={{ manufacturer_id: id }}
      onDone={() => {
        tellSuccess(t('manufacturers.remove.done', { name }))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
