import type { InstalledProduct } from '@logis/contract/companies.installations'
import { installedList } from '@logis/contract/companies.lists'
import type { SortKey } from '@logis/contract/lists'
import { referenceParts } from '@logis/contract/products.rules'
import { IconPackage } from '@tabler/icons-react'
import { useTranslation } from '../../ui/texts.ts'
import { useInstalledProducts } from '../../companies/api.ts'
import { formatDate, useFormats } from '../../platform/formats.ts'
import { useTableState } from '../../platform/useTableState.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { searchFields } from '../../ui/searchFields.ts'
import type { TableColumn } from '../../ui/tableColumns.ts'
import { tableSearch } from '../../ui/tableSearch.ts'
import classes from './MakerHome.module.css'

/** Where the figures above lead. */
export const productsId = 'produits'

const installedTable = tableSearch(installedList)
const fields = searchFields(installedList, {})

export function InstalledProducts({ companyId }: { companyId: number }) {
  const { t } = useTranslation()
  const { state, change } = useTableState(installedTable)
  return (
    <div id={productsId} className={classes.products}>
      <DataTable
        title={t('makers.products.title')}
        noun="makers.products.count"
        query={useInstalledProducts(companyId, state)}
        columns={columns}
        rowId={({ id }) => String(id)}
        rowName={({ name }) => name}
        state={state}
        onChange={change}
        search={fields}
        hint={t('makers.products.hint')}
        empty={{ text: t('makers.products.none') }}
      />
    </div>
  )
}

type Column = TableColumn<InstalledProduct, SortKey<typeof installedList>>

function Name({ name, picture_path }: InstalledProduct) {
  return (
    <span className={classes.product}>
      {picture_path ? (
        <img className={classes.picture} src={picture_path} width={32} height={32} alt="" loading="lazy" />
      ) : (
        <span className={classes.none}>
          <IconPackage size={20} stroke={1.5} aria-hidden />
        </span>
      )}
      {name}
    </span>
  )
}

function Count({ of }: { of: number }) {
  return useFormats().formatNumber(of)
}

const columns: readonly Column[] = [
  {
    key: 'name',
    title: 'makers.products.field.name',
    width: '30%',
    sort: 'name',
    phone: 'name',
    cell: (row) => <Name {...row} />,
  },
  {
    key: 'reference',
    title: 'makers.products.field.reference',
    cell: ({ reference }) => referenceParts(reference).join(', '),
  },
  {
    key: 'devices',
    title: 'makers.products.field.devices',
    width: 128,
    sort: 'devices',
    cell: ({ devices }) => <Count of={devices} />,
  },
  {
    key: 'homes',
    title: 'makers.products.field.homes',
    width: 132,
    sort: 'homes',
    cell: ({ homes }) => <Count of={homes} />,
  },
  {
    key: 'recent',
    title: 'makers.products.field.recent',
    width: 148,
    sort: 'recent',
    cell: ({ recent }) => <Count of={recent} />,
  },
  {
    key: 'last_added_at',
    title: 'makers.products.field.last_added_at',
    width: 156,
    sort: 'last_added_at',
    cell: ({ last_added_at }) => last_added_at && formatDate(last_added_at),
  },
]
