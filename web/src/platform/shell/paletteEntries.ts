import type { Found, FoundHome, FoundPerson } from '@logis/contract/finding'
import { useMantineColorScheme, type MantineColorScheme } from '@mantine/core'
import {
  IconAddressBook,
  IconBuilding,
  IconClock,
  IconDeviceDesktop,
  IconFile,
  IconFilePlus,
  IconFlame,
  IconHomePlus,
  IconKeyboard,
  IconLogout,
  IconMoon,
  IconSend,
  IconSitemap,
  IconSun,
  IconUserCircle,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '../../ui/texts.ts'
import { paths } from '../../paths.ts'
import { askAct } from '../askedActs.ts'
import { orpc } from '../client.ts'
import { isAdministrator, useIdentity } from '../identity.ts'
import { administrationPagesOf } from './administrationPages.ts'
import { installerPages, menuOf } from './menu.ts'
import { recentPlaces } from './recentPlaces.ts'
import { signOut } from './signOut.ts'
import { themes } from './themes.ts'
import { useActiveCompanyType } from './useActiveCompany.ts'
import { useActiveCompanyId } from './useCompanyId.ts'

const themeIcons: Record<MantineColorScheme, TablerIcon> = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop }

export type PaletteEntry = {
  id: string
  label: string
  detail?: string
  icon: TablerIcon
  /** Its face stands in place of the icon. */
  home?: Pick<FoundHome, 'type' | 'picture_path'>
  /** Where it leads. */
  to?: string
  /** What it looks for there. */
  search?: { q: string }
  /** What it does, there or here. */
  run?: () => void
}
type PaletteGroup = { name: string; entries: PaletteEntry[] }

/** The pages of the menu, and the reader's own. */
export const usePalettePages = (): PaletteEntry[] => {
  const { t } = useTranslation()
  const identity = useIdentity()
  const { company } = identity
  const companyId = useActiveCompanyId()
  const active = useActiveCompanyType()
  const administration = administrationPagesOf(identity).map(({ entry, icon, to }) => ({
    id: `administration-${entry}`,
    label: t(`administration.menu.${entry}`),
    detail: t('administration.title'),
    icon,
    to: to(),
  }))
  if (companyId === null) return administration
  const pages = menuOf(company?.type, active).map(({ entry, icon, to }) => ({
    id: entry,
    label: t(`platform.menu.${entry}`),
    icon,
    to: to(companyId),
  }))
  const ofInstallers = (company?.type === 'INSTALLER' ? installerPages : []).map(({ entry, icon, to }) => ({
    id: entry,
    label: t(`platform.bottom.${entry}`),
    icon,
    to: to(companyId),
  }))
  const account = { id: 'account', label: t('platform.menu.account'), icon: IconUserCircle }
  return [...pages, ...ofInstallers, { ...account, to: paths.account(companyId) }, ...administration]
}

/** What is done without finding anything; `onKeys` shows the keyboard's shortcuts. */
export const usePaletteActs = (onKeys: () => void): PaletteEntry[] => {
  const { t } = useTranslation()
  const { setColorScheme } = useMantineColorScheme()
  return [
    ...themes.map((theme) => ({
      id: `theme-${theme}`,
      label: t('platform.theme.current', { theme: t(`platform.theme.${theme}`) }),
      icon: themeIcons[theme],
      run: () => setColorScheme(theme),
    })),
    { id: 'keys', label: t('shell.keys.title'), icon: IconKeyboard, run: onKeys },
    { id: 'sign-out', label: t('platform.menu.signOut'), icon: IconLogout, run: () => void signOut() },
  ]
}

export const useRecentEntries = (): PaletteEntry[] =>
  recentPlaces().map((place) => ({ ...place, id: `recent-${place.id}`, icon: IconClock }))

const fewestLetters = 2

/**
 * What the server finds of a text, from the second letter on, five of each kind; what another text asks meanwhile takes
 * its place. Of acts there are those alone that the reader may do.
 */
export const usePaletteFound = (text: string): { groups: PaletteGroup[]; acts: PaletteEntry[]; searching: boolean } => {
  const { t } = useTranslation()
  const company_id = useActiveCompanyId()
  const query = text.length >= fewestLetters ? text : ''
  const { people, projects, passports } = useFoundEverywhere(query)
  const { data, isFetching } = useQuery({
    ...orpc.finding.find.queryOptions({ input: company_id === null ? skipToken : { company_id, text: query } }),
    placeholderData: keepPreviousData,
    meta: { tellsErrors: true },
  })
  const found = data?.data
  const group = (key: keyof typeof icons, entries: Bare[]): PaletteGroup => ({
    name: t(`shell.palette.${key}`),
    entries: entries.map((entry) => ({ ...entry, icon: icons[key] })),
  })
  const homeOf = homeAt(company_id)
  const projectsElsewhere = elsewhere(projects, found?.projects, paths.project).map(homeOf)
  const passportsElsewhere = elsewhere(passports, found?.passports, paths.passport).map(homeOf)
  if (!found || company_id === null) {
    const groups = [group('projects', projectsElsewhere), group('passports', passportsElsewhere), people]
    return { groups, acts: [], searching: isFetching }
  }
  const first = found.projects.find(({ id }) => id === found.first?.id)
  const onFirst = first
    ? [
        ...(found.first?.cannot.invite === null
          ? [{ id: 'invite', act: 'invite' as const, icon: IconSend, label: t('shell.palette.invite', first) }]
          : []),
        ...(found.first?.cannot.add_document === null
          ? [
              {
                id: 'add-document',
                act: 'add_document' as const,
                icon: IconFilePlus,
                label: t('shell.palette.addDocument', first),
              },
            ]
          : []),
      ].map(({ act, ...entry }) => ({
        ...entry,
        to: paths.project(company_id, first.id),
        run: () => askAct(act, first.id),
      }))
    : []
  const groups: PaletteGroup[] = [
    group('projects', [
      ...found.projects.map((home) => homeOf({ ...home, to: paths.project(company_id, home.id) })),
      ...projectsElsewhere,
    ]),
    { name: t('shell.palette.actsOn', { name: first?.name ?? '' }), entries: onFirst },
    group('documents', documentsIn(company_id, found)),
    group('contacts', contactsIn(company_id, found)),
    group('colleagues', found.colleagues.map(personAt(paths.team(company_id)))),
    group('passports', [
      ...found.passports.map((home) => homeOf({ ...home, to: paths.passport(company_id, home.id) })),
      ...passportsElsewhere,
    ]),
    group(
      'companies',
      found.companies.map(({ id, name }) => ({ id: `company-${id}`, label: name, to: paths.home(id) })),
    ),
    people,
  ]
  const create = {
    id: 'create-project',
    label: t('shell.palette.createProject'),
    icon: IconHomePlus,
    to: paths.projects(company_id),
    run: () => askAct('create_project', company_id),
  }
  return {
    groups: query === '' ? [] : groups,
    acts: found.cannot.create_project === null ? [create] : [],
    searching: isFetching,
  }
}

/** Of all accounts and all homes, for administrators: also where the page is of no company. */
const useFoundEverywhere = (query: string) => {
  const { t } = useTranslation()
  const mayAsk = isAdministrator(useIdentity()) && query !== ''
  const { data } = useQuery({
    ...orpc.finding.findEverywhere.queryOptions({ input: mayAsk ? { text: query } : skipToken }),
    placeholderData: keepPreviousData,
    meta: { tellsErrors: true },
  })
  const { people = [], projects = [], passports = [] } = (mayAsk && data?.data) || {}
  const entries = people.map(personAt(paths.users())).map((entry) => ({ ...entry, icon: icons.colleagues }))
  return { people: { name: t('shell.palette.people'), entries }, projects, passports }
}

const icons = {
  projects: IconBuilding,
  documents: IconFile,
  contacts: IconAddressBook,
  colleagues: IconUsers,
  passports: IconFlame,
  companies: IconSitemap,
} as const

type Bare = Omit<PaletteEntry, 'icon'>
type LedTo = FoundHome & { to: string }

/** A home, first of all its company where the page is not that one's. */
const homeAt =
  (companyId: number | null) =>
  ({ id, name, type, picture_path, place, company, to }: LedTo): Bare => ({
    id: `home-${id}`,
    label: name,
    detail: [...(company.id === companyId ? [] : [company.name]), place].filter(Boolean).join(' · '),
    home: { type, picture_path },
    to,
  })

/** What the company of the page has not found itself; each has its page in its own company. */
const elsewhere = (
  homes: readonly FoundHome[],
  known: readonly FoundHome[] = [],
  at: (companyId: number, id: number) => string,
): LedTo[] =>
  homes
    .filter(({ id }) => !known.some((home) => home.id === id))
    .map((home) => ({ ...home, to: at(home.company.id, home.id) }))

const documentsIn = (companyId: number, { documents }: Found): Bare[] =>
  documents.map(({ id, name, project: { id: home, name: detail, is_ptg } }) => ({
    id: `document-${id}`,
    label: name,
    detail,
    to: is_ptg ? paths.passport(companyId, home) : paths.project(companyId, home),
  }))

const contactsIn = (companyId: number, { contacts }: Found): Bare[] =>
  contacts.map(({ id, name, company_name, email }) => ({
    id: `contact-${id}`,
    label: name,
    detail: [company_name, email].filter(Boolean).join(' · '),
    to: paths.contacts(companyId),
    search: { q: name },
  }))

/** Someone, in the list that tells them. */
const personAt =
  (to: string) =>
  ({ id, name, username }: FoundPerson): Bare => ({
    id: `${to}-${id}`,
    label: name,
    detail: name === username ? '' : username,
    to,
    search: { q: username },
  })

/** Does what an entry says: what is asked of a page is asked before it opens. */
export const useRunEntry = () => {
  const navigate = useNavigate()
  return ({ to, search, run }: PaletteEntry) => {
    run?.()
    if (to !== undefined) void navigate({ to, search })
  }
}
