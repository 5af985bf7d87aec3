import type { ResidenceType } from '@logis/contract/projects.rules'
import { IconBuilding, IconDoor, IconHome, IconHome2, IconStairs, type TablerIcon } from '@tabler/icons-react'

/** Each kind of home by its own drawing, where no photo shows it. */
export const typeIcons: Record<ResidenceType, TablerIcon> = {
  HOUSE: IconHome,
  TWIN_HOUSE: IconHome2,
  FLAT: IconDoor,
  DUPLEX: IconStairs,
  BUILDING: IconBuilding,
}
