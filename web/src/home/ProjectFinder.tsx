import { Combobox, Loader, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import { ActivationChip } from '../projects/ActivationChip.tsx'
import { addressLine } from '../addresses/address.ts'
import { useFoundProjects, type ProjectRow } from '../projects/api.ts'
import { affiliatesHomes } from '../projects/projectTable.ts'
import { ErrorBlock } from '../ui/ErrorBlock.tsx'
import { PageButtons } from '../ui/PageButtons.tsx'
import { ResidencePicture } from '../ui/ResidencePicture.tsx'
import classes from './ProjectFinder.module.css'

const debounceMs = 250

/** Whose homes are found: the company's own, its affiliates' instead, or those too that others let it read. */
type Reach = 'own' | 'affiliates' | 'third_parties'
const homesOf = { own: undefined, affiliates: affiliatesHomes, third_parties: { third_parties: '1' } } as const
const helpOf = {
  own: 'home.finder.help',
  affiliates: 'home.finder.helpWithAffiliates',
  third_parties: 'home.finder.helpWithThirdParties',
} as const

/** DASH-06: finds a project and opens it. The newest are proposed before anything is typed. */
export function ProjectFinder({ companyId, reach }: { companyId: number; reach: Reach }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const [typed, setTyped] = useState('')
  const [page, setPage] = useState(1)
  const [text] = useDebouncedValue(typed.trim(), debounceMs)
  const found = useFoundProjects({
    company_id: companyId,
    text,
    page,
    fixed: homesOf[reach],
    enabled: combobox.dropdownOpened,
  })
  const rows = found.data?.data ?? []
  const open = (id: string) => {
    const row = rows.find((found) => String(found.id) === id)
    if (row) void navigate({ to: paths.project(row.company.id, row.id) })
  }
  return (
    <div
      className={classes.finder}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) combobox.closeDropdown()
      }}
    >
      <Combobox store={combobox} withinPortal={false} onOptionSubmit={open}>
        <Combobox.Target>
          <TextInput
            label={t('home.finder.label')}
            description={t(helpOf[reach])}
            placeholder={t('home.finder.placeholder')}
            autoComplete="off"
            leftSection={<IconSearch size={16} aria-hidden />}
            rightSection={found.isFetching && <Loader size={16} />}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              setPage(1)
              combobox.openDropdown()
              combobox.resetSelectedOption()
            }}
            onFocus={() => combobox.openDropdown()}
            onClick={() => combobox.openDropdown()}
          />
        </Combobox.Target>
        <Combobox.Dropdown className={classes.dropdown}>
          <Combobox.Options aria-label={t('home.finder.title')}>
            {rows.map((row) => (
              <Combobox.Option key={row.id} value={String(row.id)}>
                <Found project={row} withCompany={reach !== 'own'} />
              </Combobox.Option>
            ))}
            {found.data && rows.length === 0 && <Combobox.Empty>{t('home.finder.none')}</Combobox.Empty>}
          </Combobox.Options>
          {found.isPending && <Combobox.Empty>{t('ui.loading')}</Combobox.Empty>}
          {found.error && <ErrorBlock error={found.error} onRetry={() => void found.refetch()} />}
          {(found.data?.meta.last_page ?? 1) > 1 && (
            <Combobox.Footer className={classes.pages}>
              <PageButtons pages={found.data?.meta.last_page ?? 1} page={page} onChange={setPage} />
            </Combobox.Footer>
          )}
        </Combobox.Dropdown>
      </Combobox>
      <output className="visually-hidden">
        {found.data && combobox.dropdownOpened && t('home.finder.results', { count: found.data.meta.total })}
      </output>
    </div>
  )
}

function Found({ project, withCompany }: { project: ProjectRow; withCompany: boolean }) {
  const address = addressLine(project.contact_information.addresses[0])
  return (
    <span className={classes.found}>
      <ResidencePicture path={project.picture_path} type={project.type} size="line" />
      <span className={classes.text}>
        <span className={classes.name}>{project.name}</span>
        <span className={classes.address}>{withCompany ? [project.company.name, address].join(' · ') : address}</span>
      </span>
      <ActivationChip project={project} />
    </span>
  )
}
