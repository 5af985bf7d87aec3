import {
  IconBuildingFactory2,
  IconCertificate,
  IconPackage,
  IconSitemap,
  IconTool,
  type TablerIcon,
} from '@tabler/icons-react'
import { paths } from '../../paths.ts'

type AdministrationPage = { entry: string; icon: TablerIcon; to: () => string }

/** The administrators' screens that exist, in the order of their menu (ADMIN-10). */
export const administrationPages = [
  { entry: 'manufacturers', icon: IconBuildingFactory2, to: paths.manufacturers },
  { entry: 'products', icon: IconPackage, to: paths.products },
  { entry: 'productClasses', icon: IconSitemap, to: paths.productClasses },
  { entry: 'productLabels', icon: IconCertificate, to: paths.productLabels },
  { entry: 'trades', icon: IconTool, to: paths.trades },
] as const satisfies readonly AdministrationPage[]
