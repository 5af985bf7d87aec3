import { sheetList, type productRequestList } from '@logis/contract/products.lists'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import { useLanguage } from '../platform/useLanguage.ts'
import { useTableState } from '../platform/useTableState.ts'
import { useWholeTree } from '../productClasses/api.ts'
import { Offer, Removal } from '../reference/Asked.tsx'
import { CatalogueMenu } from '../reference/catalogue/CatalogueMenu.tsx'
import { nameIn } from '../reference/nameIn.ts'
import { ReferenceTable } from '../reference/ReferenceTable.tsx'
import { onDemand } from '../ui/onDemand.tsx'
import { searchFields } from '../ui/searchFields.ts'
import { listedBy } from '../ui/tableSearch.ts'
import { withAsked } from '../ui/withAsked.ts'
import { useManufacturers } from './api.ts'
import { useWaitingRequests } from './requests/api.ts'
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
  const makers = useManufacturers(null).data?.data
  const tree = useWholeTree().data?.data
  const [opened, open] = useState<Opened>(null)
  const edit = useEditProduct()
  const remove = useDeleteProduct()
  const close = () => open(null)
  const waiting = useWaitingRequests()
  const fields = searchFields(sheetList, {
    manufacturer_id: {
      title: 'products.field.manufacturer',
      options: withAsked(
        makers?.map(({ id, name }) => ({ value: String(id), label: name })),
        state.criteria['manufacturer_id'],
        t('products.unknown.manufacturer'),
      ),
    },
    class_id: {
      title: 'products.field.class',
      options: withAsked(
        tree?.map((row) => ({
          value: String(row.id),
          label: [...row.above, row].map((each) => nameIn(language, each)).join(' › '),
        })),
        state.criteria['class_id'],
        t('products.unknown.class'),
      ),
    },
    type: { title: 'products.field.type', labelOf: (type) => t(`devices.types.${type}`) },
    generic: { title: 'products.field.generic', labels: { yes: t('products.isGeneric'), no: t('products.isModel') } },
    archived: { title: 'products.field.state', labels: { yes: t('products.archived'), no: t('products.offered') } },
  })
  return (
    <>
      <ReferenceTable
        noun="products"
        query={query}
        columns={sheetColumns((act, sheet) => open({ act, sheet }))}
        rowId={({ id }) => String(id)}
        rowName={({ name }) => name}
        state={state}
        onChange={change}
        search={fields}
        beside={
          <>
            <Button
              variant="default"
              renderRoot={(props) => (
                <Link
                  {...props}
                  to={paths.productRequests()}
                  search={listedBy<typeof productRequestList>({ status: 'PENDING' })}
                />
              )}
            >
              {t('products.requests.open', { count: waiting ?? 0 })}
            </Button>
            <CatalogueMenu kind="products" />
          </>
        }
        onAdd={() => open({ act: 'create' })}
      />
      {opened?.act === 'create' && <NewProductDialog onClose={close} />}
      {opened?.act === 'edit' && <EditProductDialog sheet={opened.sheet} onClose={close} />}
      {opened?.act === 'tasks' && <TasksDialog productId={opened.sheet.id} onClose={close} />}
      {opened?.act === 'files' && <FilesDialog productId={opened.sheet.id} onClose={close} />}
      {(opened?.act === 'archive' || opened?.act === 'restore') && (
        <Offer
          noun="products"
          act={opened.act}
          name={opened.sheet.name}
          call={edit}
          input={{ product_id: opened.sheet.id, archived: opened.act === 'archive' }}
          onClose={close}
        />
      )}
      {opened?.act === 'delete' && (
        <Removal
          noun="products"
          name={opened.sheet.name}
          call={remove}
          input={{ product_id: opened.sheet.id }}
          onClose={close}
        />
      )}
    </>
  )
}
