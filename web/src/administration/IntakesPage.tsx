import { allIntakeList } from '@logis/contract/administration.intakes.lists'
import { intakeRowStates } from '@logis/contract/intakes.rules'
import type { SortKey } from '@logis/contract/lists'
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import { useFormats } from '../platform/formats.ts'
import { useCrumbs } from '../platform/shell/crumbs.ts'
import { useTableState } from '../platform/useTableState.ts'
import { DataTable } from '../ui/DataTable.tsx'
import { DownloadButton } from '../ui/DownloadButton.tsx'
import { searchFields } from '../ui/searchFields.ts'
import { StatusChip } from '../ui/StatusChip.tsx'
import type { TableColumn } from '../ui/tableColumns.ts'
import { tableSearch } from '../ui/tableSearch.ts'
import type { TableState } from '../ui/tableState.ts'
import { useAllIntakes, useExportIntakes, type AnyIntake } from './api.ts'
import classes from './MailsPage.module.css'
import { namedOptions } from './namedOptions.ts'

const intakeTable = tableSearch(allIntakeList)
type Column = TableColumn<AnyIntake, SortKey<typeof allIntakeList>>

/** When it came, and since when it stands where it does. */
function When({ created_at, state, started_at, ended_at, undone_at }: AnyIntake) {
  const { t } = useTranslation()
  const { formatDateTime } = useFormats()
  const since = { DRAFT: null, RUNNING: started_at, DONE: ended_at, UNDONE: undone_at }[state]
  return (
    <>
      <div>{formatDateTime(created_at)}</div>
      {state !== 'DRAFT' && since && (
        <div className={classes.more}>
          {t(`administration.intakes.since.${state}`, { date: formatDateTime(since) })}
        </div>
      )}
    </>
  )
}

/** It opens where its company has it. */
function Sheet({ id, file_name, state, company }: AnyIntake) {
  const search = { sheet: id, step: state === 'DRAFT' ? 'check' : undefined } as const
  return (
    <Anchor
      renderRoot={(props) => <Link {...props} to={paths.importProjects(company.id)} search={search} />}
      inherit
      className={classes.whole}
    >
      {file_name}
    </Anchor>
  )
}

function Company({ company: { id, name } }: AnyIntake) {
  return (
    <Anchor component={Link} to={paths.partner(id)} inherit>
      {name}
    </Anchor>
  )
}

function Author({ author, impersonator }: AnyIntake) {
  const { t } = useTranslation()
  return (
    <>
      <div>{author.name}</div>
      {impersonator && (
        <div className={classes.more}>{t('administration.intakes.supportedBy', { name: impersonator.name })}</div>
      )}
    </>
  )
}

/** How many there are, and what became of them. */
function Lines({ total, counts }: AnyIntake) {
  const { t } = useTranslation()
  const told = intakeRowStates.flatMap((state) => {
    const count = counts[state]
    return count > 0 ? [t(`administration.intakes.become.${state}`, { count })] : []
  })
  return (
    <>
      <div>{t('intakes.lines', { count: total })}</div>
      <div className={classes.more}>{told.join(', ')}</div>
    </>
  )
}

const tones = { DRAFT: 'warning', RUNNING: 'brand', DONE: 'success', UNDONE: 'neutral' } as const

function State({ state }: AnyIntake) {
  const { t } = useTranslation()
  return <StatusChip tone={tones[state]} label={t(`intakes.state.${state}`)} />
}

const columns: readonly Column[] = [
  {
    key: 'created_at',
    title: 'administration.intakes.field.created_at',
    sort: 'created_at',
    width: 240,
    phone: 'fact',
    cell: (intake) => <When {...intake} />,
  },
  {
    key: 'file_name',
    title: 'administration.intakes.field.file_name',
    phone: 'name',
    cell: (intake) => <Sheet {...intake} />,
  },
  {
    key: 'company',
    title: 'administration.intakes.field.company',
    phone: 'fact',
    cell: (intake) => <Company {...intake} />,
  },
  {
    key: 'author',
    title: 'administration.intakes.field.author',
    phone: 'fact',
    cell: (intake) => <Author {...intake} />,
  },
  { key: 'lines', title: 'administration.intakes.field.lines', phone: 'fact', cell: (intake) => <Lines {...intake} /> },
  {
    key: 'state',
    title: 'administration.intakes.field.state',
    width: 140,
    phone: 'chip',
    cell: (intake) => <State {...intake} />,
  },
]

/** The sheets of projects of all companies: who brought what into which, and with what end. */
export function IntakesPage() {
  const { t } = useTranslation()
  const { state, change } = useTableState(intakeTable)
  const query = useAllIntakes(state)
  useCrumbs([{ label: t('administration.title') }, { label: t('administration.intakes.title') }])
  const intakes = query.data?.data ?? []
  const askedFor = (key: string) => {
    const id = state.criteria[key]?.value
    return [id, t('administration.intakes.numbered', { id: id ?? '' })] as const
  }
  const fields = searchFields(allIntakeList, {
    state: { title: 'administration.intakes.field.state', labelOf: (one) => t(`intakes.state.${one}`) },
    company_id: {
      title: 'administration.intakes.field.company',
      options: namedOptions(
        intakes.map(({ company }) => company),
        ...askedFor('company_id'),
      ),
    },
    user_id: {
      title: 'administration.intakes.field.author',
      options: namedOptions(
        intakes.map(({ author }) => author),
        ...askedFor('user_id'),
      ),
    },
    since: { title: 'administration.intakes.field.since' },
    created_at: { title: 'administration.intakes.field.until' },
  })
  return (
    <DataTable
      title={t('administration.intakes.title')}
      heading="h1"
      noun="administration.intakes.count"
      query={query}
      columns={columns}
      rowId={({ id }) => String(id)}
      rowName={({ file_name }) => file_name}
      state={state}
      onChange={change}
      search={fields}
      hint={t('administration.intakes.textHint')}
      above={<p className={classes.kept}>{t('administration.intakes.kept')}</p>}
      action={<Export state={state} />}
      empty={{ text: t('administration.intakes.empty') }}
    />
  )
}

function Export({ state }: { state: TableState }) {
  const { t } = useTranslation()
  const { isPending, mutate } = useExportIntakes(t('administration.intakes.file'))
  return (
    <DownloadButton label={t('administration.intakes.export')} isPending={isPending} onClick={() => mutate(state)} />
  )
}
