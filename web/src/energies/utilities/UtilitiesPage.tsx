import { energyUtilityList } from '@logis/contract/energies.lists'
import { useState } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { useTableState } from '../../platform/useTableState.ts'
import { Removal } from '../../reference/Asked.tsx'
import { ReferenceTable } from '../../reference/ReferenceTable.tsx'
import { onDemand } from '../../ui/onDemand.tsx'
import { searchFields } from '../../ui/searchFields.ts'
import { useDeleteUtility, useUtilities, type EnergyUtility } from './api.ts'
import { utilityColumns, utilityTable, type RowAct } from './utilityTable.tsx'

const NewUtilityDialog = onDemand(() => import('./UtilityDialogs.tsx').then((module) => module.NewUtilityDialog))
const EditUtilityDialog = onDemand(() => import('./UtilityDialogs.tsx').then((module) => module.EditUtilityDialog))

type Opened = { act: 'create' } | { act: RowAct; utility: EnergyUtility } | null

/** ADMIN-13: who sells the energies that homes are connected to. */
export function UtilitiesPage() {
  const { t } = useTranslation()
  const { state, change } = useTableState(utilityTable)
  const query = useUtilities(state)
  const [opened, open] = useState<Opened>(null)
  const remove = useDeleteUtility()
  const close = () => open(null)
  const fields = searchFields(energyUtilityList, {
    energy: { title: 'energies.utilities.field.energy', labelOf: (energy) => t(`energies.kind.${energy}`) },
  })
  return (
    <>
      <ReferenceTable
        noun="energies.utilities"
        query={query}
        columns={utilityColumns((act, utility) => open({ act, utility }))}
        rowId={({ id }) => String(id)}
        rowName={({ name }) => name}
        state={state}
        onChange={change}
        search={fields}
        onAdd={() => open({ act: 'create' })}
      />
      {opened?.act === 'create' && <NewUtilityDialog onClose={close} />}
      {opened?.act === 'edit' && <EditUtilityDialog utility={opened.utility} onClose={close} />}
      {opened?.act === 'delete' && (
        <Removal
          noun="energies.utilities"
          name={opened.utility.name}
          call={remove}
          input={{ utility_id: opened.utility.id }}
          onClose={close}
        />
      )}
    </>
  )
}
