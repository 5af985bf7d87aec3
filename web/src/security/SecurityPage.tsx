import { keptMonths } from '@logis/contract/security.rules'
import { securityList } from '@logis/contract/security.lists'
import { useTranslation } from '../ui/texts.ts'
import { useCrumbs } from '../platform/shell/crumbs.ts'
import { useTableState } from '../platform/useTableState.ts'
import { usePersonName } from '../people/api.ts'
import { DataTable } from '../ui/DataTable.tsx'
import { DownloadButton } from '../ui/DownloadButton.tsx'
import { searchFields } from '../ui/searchFields.ts'
import { tableSearch } from '../ui/tableSearch.ts'
import { withCriteria, type TableState } from '../ui/tableState.ts'
import { useExportSecurityLog, useSecurityLog, type SecurityEvent } from './api.ts'
import { EventFacts } from './EventFacts.tsx'
import { eventColumns } from './eventColumns.tsx'
import { StandingOutCard } from './StandingOutCard.tsx'
import { useKindName } from './useKindName.ts'
import classes from './Security.module.css'

const securityTable = tableSearch(securityList)

type Named = NonNullable<SecurityEvent['actor']>
/** Whom and what the events on the screen name, once each: what the log may be narrowed to. */
const namesOf = (events: readonly SecurityEvent[], pick: (event: SecurityEvent) => (Named | null)[]) => [
  ...new Map(events.flatMap(pick).flatMap((one) => (one ? [[one.id, one.name] as const] : []))),
]

/** Who did what, when and from where; on top, what stands out. */
export function SecurityPage() {
  const { t } = useTranslation()
  const { state, change } = useTableState(securityTable)
  const query = useSecurityLog(state)
  const kindName = useKindName()
  useCrumbs([{ label: t('administration.title') }, { label: t('security.title') }])
  const events = query.data?.data ?? []
  const options = (
    pick: (event: SecurityEvent) => (Named | null)[],
    asked: string | undefined,
    gone: 'security.gone' | 'security.numbered' = 'security.gone',
  ) => {
    const named = namesOf(events, pick).map(([id, name]) => ({ value: String(id), label: name ?? t(gone, { id }) }))
    const isKnown = asked === undefined || named.some(({ value }) => value === asked)
    return isKnown ? named : [...named, { value: asked, label: t('security.numbered', { id: asked }) }]
  }
  const people = ({ actor, user, impersonator }: SecurityEvent) => [actor, user, impersonator]
  const asked = state.criteria['user_id']?.value
  const isNamed = namesOf(events, people).some(([id]) => String(id) === asked)
  const name = usePersonName(asked, query.data !== undefined && !isNamed)
  const fields = searchFields(securityList, {
    user_id: {
      title: 'security.field.person',
      options: name ? [...options(people, undefined), { value: String(asked), label: name }] : options(people, asked),
    },
    company_id: {
      title: 'security.field.company',
      options: options(({ company }) => [company], state.criteria['company_id']?.value, 'security.numbered'),
    },
    residence_id: {
      title: 'security.field.home',
      options: options(({ residence }) => [residence], state.criteria['residence_id']?.value, 'security.numbered'),
    },
    session_id: {
      title: 'security.field.session',
      options: options(() => [], state.criteria['session_id']?.value, 'security.numbered'),
    },
    kind: { title: 'security.field.kind', labelOf: kindName },
    ip: { title: 'security.field.ip' },
    since: { title: 'security.field.since' },
    created_at: { title: 'security.field.until' },
  })
  const narrow = (criteria: TableState['criteria']) => change(withCriteria({ ...state, text: '' }, criteria))
  return (
    <DataTable
      title={t('security.title')}
      heading="h1"
      noun="security.count"
      query={query}
      columns={eventColumns((key, value) => narrow({ [key]: { value: String(value) } }))}
      rowId={({ id }) => String(id)}
      rowName={({ kind }) => kindName(kind)}
      state={state}
      onChange={change}
      search={fields}
      hint={t('security.textHint')}
      above={
        <div className={classes.above}>
          <p className={classes.kept}>{t('security.kept', { count: keptMonths })}</p>
          <StandingOutCard onShow={narrow} />
        </div>
      }
      action={<Export state={state} />}
      detail={(event) => <EventFacts event={event} />}
      empty={{ text: t('security.empty') }}
    />
  )
}

function Export({ state }: { state: TableState }) {
  const { t } = useTranslation()
  const { isPending, mutate } = useExportSecurityLog(t('security.file'))
  return <DownloadButton label={t('security.export')} isPending={isPending} onClick={() => mutate(state)} />
}
