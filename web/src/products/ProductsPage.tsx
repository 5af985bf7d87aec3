import { sheetList } from '@logis/contract/products.lists'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCrumbs } from '../platform/shell/crumbs.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { useLanguage } from '../platform/useLanguage.ts'
import { useTableState } from '../platform/useTableState.ts'
import { useWholeTree } from '../productClasses/api.ts'
import { Confirm } from '../ui/Confirm.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { onDemand } from '../ui/onDemand.tsx'
import { searchFields } from '../ui/searchFields.ts'
import { useManufacturers } from './api.ts'
import { useDeleteProduct, useEditProduct, useSheets, type Sheet } from './sheets/api.ts'
import { sheetColumns, sheetTable, type RowAct } from './sheets/sheetTable.tsx'

const NewProductDialog = onDemand(() => import('./sheets/SheetDialogs.tsx').then((module) => module.NewProductDialog))
const EditProductDialog = onDemand(() => import('./sheets/SheetDialogs.tsx').then((module) => module.EditProductDialog))
const TasksDialog = onDemand(() => import('./sheets/TasksDialog.tsx').then((module) => module.TasksDialog))
const FilesDialog = onDemand(() => import('./sheets/FilesDialog.tsx').then((module) => module.FilesDialog))

type Opened = { act: 'create' } | { act: RowAct; sheet: Sheet } | null

/** ADMIN-03: what the catalogue offers (SHELL-16). */
export function ProductsPage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { state, change } = useTableState(sheetTable)
  const query = useSheets(state)
  const makers = useManufacturers(null).data?.data ?? []
  const tree = useWholeTree().data?.data ?? []
  const [opened, open] = useState<Opened>(null)
  useCrumbs([{ label: t('administration.title') }, { label: t('products.title') }])
  const close = () => open(null)
  const add = (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      aria-haspopup="dialog"
      onClick={() => open({ act: 'create' })}
    >
      {t('products.create.open')}
    </Button>
  )
  const fields = searchFields(sheetList, {
    manufacturer_id: {
      title: 'products.field.manufacturer',
      options: makers.map(({ id, name }) => ({ value: String(id), label: name })),
    },
    class_id: {
      title: 'products.field.class',
      options: tree.map((row) => ({
        value: String(row.id),
        label: [...row.above, row].map(({ name_fr, name_en }) => (language === 'fr' ? name_fr : name_en)).join(' › '),
      })),
    },
    type: { title: 'products.field.type', labelOf: (type) => t(`devices.types.${type}`) },
    generic: { title: 'products.field.generic', labels: { yes: t('products.isGeneric'), no: t('products.isModel') } },
    archived: { title: 'products.field.state', labels: { yes: t('products.archived'), no: t('products.offered') } },
  })
  return (
    <>
      <DataTable
        title={t('products.title')}
        heading="h1"
        noun="products.count"
        query={query}
        columns={sheetColumns((act, sheet) => open({ act, sheet }))}
        rowId={({ id }) => String(id)}
        rowName={({ name }) => name}
        state={state}
        onChange={change}
        search={fields}
        hint={t('products.textHint')}
        action={add}
        empty={{ text: t('products.empty'), action: add }}
      />
      {opened?.act === 'create' && <NewProductDialog onClose={close} />}
      {opened?.act === 'edit' && <EditProductDialog sheet={opened.sheet} onClose={close} />}
      {opened?.act === 'tasks' && <TasksDialog productId={opened.sheet.id} onClose={close} />}
      {opened?.act === 'files' && <FilesDialog productId={opened.sheet.id} onClose={close} />}
      {(opened?.act === 'archive' || opened?.act === 'restore') && (
        <Offer sheet={opened.sheet} act={opened.act} onClose={close} />
      )}
      {opened?.act === 'delete' && <Remove sheet={opened.sheet} onClose={close} />}
    </>
  )
}

type Asked = { sheet: Sheet; onClose: () => void }

/** Whether the product is offered from now on. */
function Offer({ sheet: { id, name }, act, onClose }: Asked & { act: 'archive' | 'restore' }) {
  const { t } = useTranslation()
  return (
    <Confirm
      title={t(`products.${act}.title`)}
      text={t(`products.${act}.text`, { name })}
      destructive={false}
      call={useEditProduct()}
      input={{ product_id: id, archived: act === 'archive' }}
      onDone={() => {
        tellSuccess(t(`products.${act}.done`, { name }))
        onClose()
      }}
      onClose={onClose}
    />
  )
}

function Remove({ sheet: { id, name }, onClose }: Asked) {
  const { t } = useTranslation()
  return (
    <Confirm
      title={t('products.remove.title')}
      text={t('products.remove.text', { name })}
      call={useDeleteProduct()}
      input={{ product_id: id }}
      onDone={() => {
        tellSuccess(t('products.remove.done', { name }))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
