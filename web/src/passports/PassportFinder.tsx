import { Box, Button, Group } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { ErrorBlock } from '../ui/ErrorBlock.tsx'
import { PageButtons } from '../ui/PageButtons.tsx'
import { useFoundPassports, type PassportSearch, type ProjectRow } from './api.ts'
import { FinderFields, hasFault, isEmptySearch, noSearch } from './FinderFields.tsx'
import classes from './PassportFinder.module.css'

type Props = {
  companyId: number
  /** What a found passport is: a link in access mode, a choice in select mode (PTG-32). */
  result: (passport: ProjectRow) => ReactNode
}

/** PTG-28..33: criteria above, what they find below. */
export function PassportFinder({ companyId, result }: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(noSearch)
  const [search, setSearch] = useState<PassportSearch | null>(null)
  const [page, setPage] = useState(1)
  const found = useFoundPassports(companyId, search, page)
  const ready = !isEmptySearch(typed) && !hasFault(typed)
  const fields = useRef<HTMLDivElement>(null)
  const run = () => {
    if (!ready) return fields.current?.querySelector('input')?.focus()
    setPage(1)
    setSearch(typed)
  }
  const runOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    run()
  }
  return (
    <div className={classes.finder}>
      {/* Not a form: as a step it stands in one, whose own Enter goes on. */}
      <div ref={fields} role="search" aria-label={t('passports.search.title')}>
        <div role="presentation" onKeyDown={runOnEnter}>
          <FinderFields value={typed} onChange={setTyped} />
          <Group justify="flex-end" mt={12}>
            <Button
              onClick={run}
              variant="default"
              leftSection={<IconSearch size={16} aria-hidden />}
              aria-disabled={!ready}
              data-disabled={ready ? undefined : true}
            >
              {t('ui.search.run')}
            </Button>
          </Group>
        </div>
      </div>
      {found.error && <ErrorBlock error={found.error} onRetry={() => void found.refetch()} />}
      {search && found.data && (
        <Results
          rows={found.data.data}
          total={found.data.meta.total}
          pages={found.data.meta.last_page}
          page={page}
          onPage={setPage}
          result={result}
        />
      )}
    </div>
  )
}

type ResultsProps = {
  rows: readonly ProjectRow[]
  total: number
  pages: number
  page: number
  onPage: (page: number) => void
  result: Props['result']
}

const showResults = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'nearest' })

/** The arrows go from one result to the next. */
const walk = (list: HTMLElement, key: string) => {
  const all = [...list.querySelectorAll<HTMLElement>('a, button, input')]
  const at = all.indexOf(document.activeElement as HTMLElement)
  all[key === 'ArrowDown' ? at + 1 : at - 1]?.focus()
}

function Results({ rows, total, pages, page, onPage, result }: ResultsProps) {
  const { t } = useTranslation()
  return (
    <div>
      {/* On a phone they come below the fold. */}
      <p className={classes.total} role="status" ref={showResults}>
        {t('passports.search.found', { count: total })}
      </p>
      {rows.length > 0 && (
        <div
          role="presentation"
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
            event.preventDefault()
            walk(event.currentTarget, event.key)
          }}
        >
          <ul className={classes.results} aria-label={t('passports.search.results')}>
            {rows.map((passport) => (
              <li key={passport.id}>{result(passport)}</li>
            ))}
          </ul>
        </div>
      )}
      <Box mt={8}>
        <PageButtons pages={pages} page={page} onChange={onPage} />
      </Box>
    </div>
  )
}
