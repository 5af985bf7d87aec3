import { Anchor, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { shortestSearch, useSharedCompanies } from '../companies/api.ts'
import { paths } from '../paths.ts'
import { isAdministrator, useIdentity } from '../platform/identity.ts'
import { useCrumbs } from '../platform/shell/crumbs.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorBlock } from '../ui/ErrorBlock.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import classes from './CompaniesPage.module.css'
import { PlatformHome } from './platform/PlatformHome.tsx'

/** Where those who belong to no company choose one: administrators and support. */
export function CompaniesPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { nom } = useSearch({ strict: false }) as { nom?: string }
  // Typed here, and noted in the address so that Back finds the same list again.
  const [typed, setTyped] = useState(nom ?? '')
  const [text] = useDebouncedValue(typed.trim(), 250)
  const found = useSharedCompanies(text)
  const type = (value: string) => {
    setTyped(value)
    void navigate({ to: '.', search: { nom: value }, replace: true })
  }
  const title = t('administration.choice.title')
  useCrumbs([{ label: title }])
  return (
    <>
      <PageHeader title={title} subtitle={t('administration.choice.subtitle')} />
      <TextInput
        className={classes.field}
        label={t('administration.choice.label')}
        description={t('administration.choice.help', { count: shortestSearch })}
        autoComplete="off"
        leftSection={<IconSearch size={16} aria-hidden />}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
      />
      {found.error && <ErrorBlock error={found.error} onRetry={() => void found.refetch()} />}
      {text.length >= shortestSearch && found.data?.data.length === 0 && (
        <EmptyState text={t('administration.choice.none')} />
      )}
      {text.length >= shortestSearch && found.data && (
        <ul className={classes.companies} aria-label={t('administration.choice.results')} aria-busy={found.isFetching}>
          {found.data.data.map(({ id, name, type, city }) => (
            <li className={classes.company} key={id}>
              <Anchor data-reaching component={Link} to={paths.home(id)} fw={500}>
                {name}
              </Anchor>
              <span className={classes.about}>{[t(`home.types.${type}`), city].filter(Boolean).join(' · ')}</span>
            </li>
          ))}
        </ul>
      )}
      {isAdministrator(useIdentity()) && <PlatformHome />}
    </>
  )
}
