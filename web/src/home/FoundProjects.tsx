import { Combobox, Loader, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import { ActivationChip } from '../projects/ActivationChip.tsx'
import { addressLine } from '../addresses/address.ts'
import { useFoundProjects, type ProjectRow } from '../projects/api.ts'
import { affiliatesHomes } from '../projects/projectTable.ts'
import { ErrorBlock } from '../ui/ErrorBlock.tsx'
import { PageButtons } from '../ui/PageButtons.tsx'
import { ResidencePicture } from '../ui/ResidencePicture.tsx'
import { FinderField, type Finder } from './FinderField.tsx'
import classes from './FoundProjects.module.css'

const debounceMs = 250

const homesOf = { own: undefined, affiliates: affiliatesHomes, third_parties: { third_parties: '1' } } as const

/** `isEntered`: whether its reader was in the field before this was there. */
type Props = Finder & { companyId: number; isEntered: boolean }

/** DASH-06: finds a project and opens it. The newest are proposed before anything is typed. */
export function FoundProjects({ companyId, reach, typed, onType, isEntered }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
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
  const field = useRef<HTMLInputElement>(null)
  const goOn = useEffectEvent(() => {
    if (!isEntered) return
    field.current?.focus({ preventScroll: true })
    field.current?.setSelectionRange(typed.length, typed.length)
  })
  useLayoutEffect(() => goOn(), [])
  return (
    <div
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) combobox.closeDropdown()
      }}
    >
      <Combobox store={combobox} withinPortal={false} onOptionSubmit={open}>
        <Combobox.Target>
          <FinderField
            ref={field}
            reach={reach}
            rightSection={found.isFetching && <Loader size={16} />}
            typed={typed}
            onType={(text) => {
              onType(text)
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
