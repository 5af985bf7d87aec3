import { Anchor, Loader, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { paths } from '../../paths.ts'
import { CompanyLogo } from '../../ui/CompanyLogo.tsx'
import { ErrorBlock } from '../../ui/ErrorBlock.tsx'
import { orpc } from '../client.ts'
import classes from './CompanyPanel.module.css'

const debounceMs = 250

type Props = {
  companyId: number
  /** Those that the reader may go to. */
  reached: ReadonlySet<number>
  onClose: () => void
}

/** AFF-04: the companies that are tied to this one, above, below or by an access, found by their name. */
export function LinkedCompanies({ companyId, reached, onClose }: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [name] = useDebouncedValue(typed.trim(), debounceMs)
  const found = useQuery({
    ...orpc.companies.listLinkedCompanies.queryOptions({ input: { company_id: companyId, search: { name } } }),
    enabled: name !== '',
    placeholderData: keepPreviousData,
    meta: { tellsErrors: true },
  })
  const rows = name === '' ? undefined : found.data?.data
  return (
    <section className={classes.group}>
      <h3>{t('shell.companies.linked')}</h3>
      <TextInput
        label={t('shell.companies.linkedName')}
        description={t('shell.companies.linkedHelp')}
        autoComplete="off"
        leftSection={<IconSearch size={16} aria-hidden />}
        rightSection={found.isFetching && <Loader size={16} />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {found.error && <ErrorBlock error={found.error} onRetry={() => void found.refetch()} />}
      <p className={classes.found} role="status">
        {rows && t('shell.companies.found', { count: rows.length })}
      </p>
      <ul className={classes.children} aria-label={t('shell.companies.linked')} aria-busy={found.isFetching}>
        {rows?.map((company) => (
          <li key={company.id} className={classes.child}>
            <CompanyLogo name={company.name} path={company.picture_path} />
            {reached.has(company.id) ? (
              <Anchor data-reaching component={Link} to={paths.home(company.id)} onClick={onClose}>
                {company.name}
              </Anchor>
            ) : (
              <span>{company.name}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
