import { opensRoute } from '@logis/contract/companies.rules'
import { useMantineColorScheme } from '@mantine/core'
import { IconBuilding, IconLogout, IconUserCircle, type TablerIcon } from '@tabler/icons-react'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { orpc } from '../client.ts'
import { useIdentity } from '../identity.ts'
import { installerPages, menuOf } from './menu.ts'
import { signOut } from './signOut.ts'
import { themeIcons, themes } from './themes.ts'
import { useActiveCompanyId } from './useCompanyId.ts'

export type PaletteEntry = { id: string; label: string; detail?: string; icon: TablerIcon; run: () => void }

/** The pages of the menu, and the reader's own. */
export const usePalettePages = (): PaletteEntry[] => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { company } = useIdentity()
  const companyId = useActiveCompanyId()
  if (companyId === null) return []
  const go = (to: string) => () => void navigate({ to })
  const pages = (company ? menuOf(company.type) : []).map(({ entry, icon, to }) => ({
    id: entry,
    label: t(`platform.menu.${entry}`),
    icon,
    run: go(to(companyId)),
  }))
  const ofInstallers = (company?.type === 'INSTALLER' ? installerPages : []).map(({ entry, icon, to }) => ({
    id: entry,
    label: t(`platform.bottom.${entry}`),
    icon,
    run: go(to(companyId)),
  }))
  const account = { id: 'account', label: t('platform.menu.account'), icon: IconUserCircle }
  return [...pages, ...ofInstallers, { ...account, run: go(paths.account(companyId)) }]
}

export const usePaletteActs = (): PaletteEntry[] => {
  const { t } = useTranslation()
  const { setColorScheme } = useMantineColorScheme()
  return [
    ...themes.map((theme) => ({
      id: `theme-${theme}`,
      label: t('platform.theme.current', { theme: t(`platform.theme.${theme}`) }),
      icon: themeIcons[theme],
      run: () => setColorScheme(theme),
    })),
    { id: 'sign-out', label: t('platform.menu.signOut'), icon: IconLogout, run: () => void signOut() },
  ]
}

const fewestLetters = 2

/** Projects of the company and its affiliates, asked of the server from the second letter on, five at most. */
export const usePaletteProjects = (query: string) => {
  const navigate = useNavigate()
  const { company } = useIdentity()
  const company_id = useActiveCompanyId()
  const allowed = company_id !== null && (!company || opensRoute(company.type, 'projects'))
  const search = { name: query, children: '1' as const }
  const { data, isFetching } = useQuery({
    ...orpc.projects.listProjects.queryOptions({
      input: allowed && query.length >= fewestLetters ? { company_id, page_size: 5, search } : skipToken,
    }),
    meta: { tellsErrors: true },
  })
  const rows = query.length >= fewestLetters ? (data?.data ?? []) : []
  const entries = rows.map(({ id, name, company: owner, contact_information }): PaletteEntry => {
    const city = contact_information.addresses[0]?.city
    return {
      id: `project-${id}`,
      label: name,
      detail: [city, owner.name].filter(Boolean).join(' · '),
      icon: IconBuilding,
      run: () => void navigate({ to: paths.project(company_id ?? owner.id, id) }),
    }
  })
  return { entries, searching: isFetching }
}
