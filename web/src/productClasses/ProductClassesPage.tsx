import { productClassList } from '@logis/contract/productClasses.lists'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useLanguage } from '../platform/useLanguage.ts'
import { useTableState } from '../platform/useTableState.ts'
import { Removal } from '../reference/Asked.tsx'
import { CatalogueMenu } from '../reference/catalogue/CatalogueMenu.tsx'
import { ReferenceTable } from '../reference/ReferenceTable.tsx'
import { onDemand } from '../ui/onDemand.tsx'
import { searchFields } from '../ui/searchFields.ts'
import { useClasses, useDeleteClass, type ProductClass } from './api.ts'
import { nameIn } from '../reference/nameIn.ts'
import { classColumns, classTable, isTree, type RowAct } from './classTable.tsx'

const NewClassDialog = onDemand(() => import('./ClassDialogs.tsx').then((module) => module.NewClassDialog))
const EditClassDialog = onDemand(() => import('./ClassDialogs.tsx').then((module) => module.EditClassDialog))
const MoveClassDialog = onDemand(() => import('./MoveClassDialog.tsx').then((module) => module.MoveClassDialog))

type Opened = { act: 'create' } | { act: RowAct; row: ProductClass } | null

/** ADMIN-04: what products are put into, as a tree. */
export function ProductClassesPage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { state, change } = useTableState(classTable)
  const query = useClasses(state)
  const [opened, open] = useState<Opened>(null)
  const remove = useDeleteClass()
  const close = () => open(null)
  const fields = searchFields(productClassList, {
    type: { title: 'productClasses.field.type', labelOf: (type) => t(`devices.types.${type}`) },
  })
  return (
    <>
      <ReferenceTable
        noun="productClasses"
        query={query}
        columns={classColumns((act, row) => open({ act, row }), isTree(state))}
        rowId={({ id }) => String(id)}
        rowName={(row) => nameIn(language, row)}
        state={state}
        onChange={change}
        search={fields}
        beside={<CatalogueMenu kind="classes" />}
        onAdd={() => open({ act: 'create' })}
      />
      {opened?.act === 'create' && <NewClassDialog parentId={null} onClose={close} />}
      {opened?.act === 'below' && <NewClassDialog parentId={opened.row.id} onClose={close} />}
      {opened?.act === 'edit' && <EditClassDialog row={opened.row} onClose={close} />}
      {opened?.act === 'move' && <MoveClassDialog row={opened.row} onClose={close} />}
      {opened?.act === 'delete' && (
        <Removal
          noun="productClasses"
          name={nameIn(language, opened.row)}
          call={remove}
          input={{ class_id: opened.row.id }}
          onClose={close}
        />
      )}
    </>
  )
}
