import { productClassList } from '@logis/contract/productClasses.lists'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCrumbs } from '../platform/shell/crumbs.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { useLanguage } from '../platform/useLanguage.ts'
import { useTableState } from '../platform/useTableState.ts'
import { Confirm } from '../ui/Confirm.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { onDemand } from '../ui/onDemand.tsx'
import { searchFields } from '../ui/searchFields.ts'
import { useClasses, useDeleteClass, type ProductClass } from './api.ts'
import { classColumns, classTable, isTree, nameIn, type RowAct } from './classTable.tsx'

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
  useCrumbs([{ label: t('administration.title') }, { label: t('productClasses.title') }])
  const close = () => open(null)
  const add = (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      aria-haspopup="dialog"
      onClick={() => open({ act: 'create' })}
    >
      {t('productClasses.create.open')}
    </Button>
  )
  const fields = searchFields(productClassList, {
    type: { title: 'productClasses.field.type', labelOf: (type) => t(`devices.types.${type}`) },
  })
  return (
    <>
      <DataTable
        title={t('productClasses.title')}
        heading="h1"
        noun="productClasses.count"
        query={query}
        columns={classColumns((act, row) => open({ act, row }), isTree(state))}
        rowId={({ id }) => String(id)}
        rowName={(row) => nameIn(language, row)}
        state={state}
        onChange={change}
        search={fields}
        hint={t('productClasses.textHint')}
        action={add}
        empty={{ text: t('productClasses.empty'), action: add }}
      />
      {opened?.act === 'create' && <NewClassDialog parentId={null} onClose={close} />}
      {opened?.act === 'below' && <NewClassDialog parentId={opened.row.id} onClose={close} />}
      {opened?.act === 'edit' && <EditClassDialog row={opened.row} onClose={close} />}
      {opened?.act === 'move' && <MoveClassDialog row={opened.row} onClose={close} />}
      {opened?.act === 'delete' && <Remove row={opened.row} onClose={close} />}
    </>
  )
}

function Remove({ row, onClose }: { row: ProductClass; onClose: () => void }) {
  const { t } = useTranslation()
  const name = nameIn(useLanguage(), row)
  return (
    <Confirm
      title={t('productClasses.remove.title')}
      text={t('productClasses.remove.text', { name })}
      call={useDeleteClass()}
      input={{ class_id: row.id }}
      onDone={() => {
        tellSuccess(t('productClasses.remove.done', { name }))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
