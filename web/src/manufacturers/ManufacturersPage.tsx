import { useState } from 'react'
import { useTableState } from '../platform/useTableState.ts'
import { Removal } from '../reference/Asked.tsx'
import { CatalogueMenu } from '../reference/catalogue/CatalogueMenu.tsx'
import { ReferenceTable } from '../reference/ReferenceTable.tsx'
import { onDemand } from '../ui/onDemand.tsx'
import { useDeleteMaker, useMakers, type Maker } from './api.ts'
import { makerColumns, makerTable, type RowAct } from './makerTable.tsx'

const NewMakerDialog = onDemand(() => import('./MakerDialogs.tsx').then((module) => module.NewMakerDialog))
const EditMakerDialog = onDemand(() => import('./MakerDialogs.tsx').then((module) => module.EditMakerDialog))

type Opened = { act: 'create' } | { act: RowAct; maker: Maker } | null

/** ADMIN-02: whose products the catalogue offers. */
export function ManufacturersPage() {
  const { state, change } = useTableState(makerTable)
  const query = useMakers(state)
  const [opened, open] = useState<Opened>(null)
  const remove = useDeleteMaker()
  const close = () => open(null)
  return (
    <>
      <ReferenceTable
        noun="manufacturers"
        query={query}
        columns={makerColumns((act, maker) => open({ act, maker }))}
        rowId={({ id }) => String(id)}
        rowName={({ name }) => name}
        state={state}
        onChange={change}
        search={[]}
        beside={<CatalogueMenu kind="manufacturers" />}
        onAdd={() => open({ act: 'create' })}
      />
      {opened?.act === 'create' && <NewMakerDialog onClose={close} />}
      {opened?.act === 'edit' && <EditMakerDialog maker={opened.maker} onClose={close} />}
      {opened?.act === 'delete' && (
        <Removal
          noun="manufacturers"
          name={opened.maker.name}
          call={remove}
          input={{ manufacturer_id: opened.maker.id }}
          onClose={close}
        />
      )}
    </>
  )
}
