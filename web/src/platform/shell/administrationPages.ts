import {
  IconArchive,
  IconBolt,
  IconBuilding,
  IconBuildingFactory2,
  IconCertificate,
  IconHistory,
  IconLifebuoy,
  IconMailCog,
  IconMailbox,
  IconPackage,
  IconShieldLock,
  IconPlug,
  IconReceipt,
  IconSitemap,
  IconTableImport,
  IconTool,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react'
import { paths } from '../../paths.ts'
import { isAdministrator } from '../identity.ts'
import type { Identity } from '../session.ts'

type AdministrationPage = { entry: string; icon: TablerIcon; to: () => string; forSupport?: true }

/** The administrators' screens that exist, in the order of their menu (ADMIN-10). */
export const administrationPages = [
  { entry: 'companies', icon: IconBuilding, to: paths.partners },
  { entry: 'users', icon: IconUsers, to: paths.users },
  { entry: 'subscriptions', icon: IconReceipt, to: paths.subscriptions },
  { entry: 'manufacturers', icon: IconBuildingFactory2, to: paths.manufacturers },
  { entry: 'products', icon: IconPackage, to: paths.products },
  { entry: 'productClasses', icon: IconSitemap, to: paths.productClasses },
  { entry: 'productLabels', icon: IconCertificate, to: paths.productLabels },
  { entry: 'channels', icon: IconMailCog, to: paths.channels },
  { entry: 'trades', icon: IconTool, to: paths.trades },
  { entry: 'energyRequests', icon: IconBolt, to: paths.energyRequests },
  { entry: 'energyUtilities', icon: IconPlug, to: paths.energyUtilities },
  { entry: 'retention', icon: IconArchive, to: paths.retention },
  { entry: 'assistance', icon: IconLifebuoy, to: paths.assistance, forSupport: true },
  { entry: 'security', icon: IconShieldLock, to: paths.security },
  { entry: 'mails', icon: IconMailbox, to: paths.mails },
  { entry: 'intakes', icon: IconTableImport, to: paths.intakes },
  { entry: 'feed', icon: IconHistory, to: paths.administrationFeed },
] as const satisfies readonly AdministrationPage[]

/** Those that this person opens. */
export const administrationPagesOf = (identity: Identity) => {
  if (isAdministrator(identity)) return administrationPages
  return identity.user.global_roles.includes('SUPPORT')
    ? administrationPages.filter((page) => 'forSupport' in page)
    : []
}
