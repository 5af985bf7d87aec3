import { deviceList } from '@logis/contract/devices.lists'
import { tableSearch } from '../ui/tableSearch.ts'

/** DEV-08, DEV-33: in the address beside those of the other cards. */
export const deviceTable = tableSearch(deviceList, { prefix: 'dev.' })
