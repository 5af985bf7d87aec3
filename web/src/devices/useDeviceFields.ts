import { productTypes } from '@logis/contract/products.rules'
import { useTranslation } from 'react-i18next'
import type { SearchField } from '../ui/tableColumns.ts'

/** DEV-08. The day is compared with « jusqu’au » first. */
export function useDeviceFields(): SearchField[] {
  const { t } = useTranslation()
  return [
    { key: 'product_name', title: 'devices.search.product_name', kind: 'text' },
    { key: 'reference', title: 'devices.search.reference', kind: 'text' },
    {
      key: 'type',
      title: 'devices.search.type',
      kind: 'select',
      options: productTypes.map((value) => ({ value, label: t(`devices.types.${value}`) })),
    },
    { key: 'manufacturer', title: 'devices.search.manufacturer', kind: 'text' },
    { key: 'created_at', title: 'devices.search.created_at', kind: 'date', symbol: '<=', noFuture: true },
  ]
}
