import { showsEntry, type CompanyType, type MenuEntry } from '@logis/contract/companies.rules'
import {
  IconAddressBook,
  IconBuildingCommunity,
  IconFlame,
  IconHome,
  IconSend,
  IconSettings,
  IconStar,
  IconTemplate,
  IconTools,
  IconUserShare,
  type TablerIcon,
} from '@tabler/icons-react'
import { paths } from '../../paths.ts'

type Entry = {
  entry: MenuEntry
  icon: TablerIcon
  to: (companyId: number) => string
  /** How the addresses begin of the pages that one reaches from this one, and that have no entry. */
  within?: string
}

/** The entries whose route exists, in the order of the menu (SHELL-24); invitations are added after the projects (decision 117). */
const built = [
  { entry: 'home', icon: IconHome, to: paths.home },
  { entry: 'projects', icon: IconBuildingCommunity, to: paths.projects, within: '/project/' },
  { entry: 'invitations', icon: IconSend, to: paths.campaigns },
  { entry: 'contacts', icon: IconAddressBook, to: paths.contacts },
  { entry: 'accesses', icon: IconUserShare, to: paths.accesses },
  { entry: 'templates', icon: IconTemplate, to: paths.templates },
  { entry: 'material_labels', icon: IconStar, to: paths.materialLabels },
  { entry: 'settings', icon: IconSettings, to: paths.settings, within: '/team/' },
] as const satisfies readonly Entry[]

export type BuiltEntry = Entry & Pick<(typeof built)[number], 'entry'>

/**
 * What staff of one type have an entry for and the company that they look at has too: its pages are of that company.
 * `own`: absent of whoever acts for the platform, and may look at any. `active`: null while it is not known.
 */
export const menuOf = (own: CompanyType | undefined, active: CompanyType | null): readonly BuiltEntry[] => {
  const type = active ?? own
  return built.filter(({ entry }) => type && showsEntry(type, entry) && showsEntry(own ?? type, entry))
}

/** An installer's pages beside those of the menu, whose entries are the same for everyone: in a phone's bar and the palette. */
export const installerPages = [
  { entry: 'passports', icon: IconFlame, to: paths.passports },
  { entry: 'interventions', icon: IconTools, to: paths.interventions },
] as const
