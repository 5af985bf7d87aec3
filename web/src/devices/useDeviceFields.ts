import { deviceList } from '@logis/contract/devices.lists'
import { useTranslation } from '../ui/texts.ts'
import { searchFields } from '../ui/searchFields.ts'

/** DEV-08. */
export function useDeviceFields() {
  const { t } = useTranslation()
  return searchFields(deviceList, {
    product_name: { title: 'devices.search.product_name' },
    reference: { title: 'devices.search.reference' },
    type: { title: 'devices.search.type', labelOf: (type) => t(`devices.types.${type}`) },
    manufacturer: { title: 'devices.search.manufacturer' },
    created_at: { title: 'devices.search.created_at' },
  })
}
