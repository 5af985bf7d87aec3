import { administrationList } from '@logis/contract/administration.lists'
import type { SortKey } from '@logis/contract/lists'
import { useTranslation } from '../ui/texts.ts'
import { useFormats } from '../platform/formats.ts'
import { useCrumbs } from '../platform/shell/crumbs.ts'
import { useTableState } from '../platform/useTableState.ts'
import { DataTable } from '../ui/DataTable.tsx'
import { DownloadButton } from '../ui/DownloadButton.tsx'
import { usePersonName } from '../people/api.ts'
import { searchFields } from '../ui/searchFields.ts'
import type { TableColumn } from '../ui/tableColumns.ts'
import { tableSearch } from '../ui/tableSearch.ts'
import type { TableState } from '../ui/tableState.ts'
import { useEntries, type AdministrationEntry } from './api.ts'
import { EntryChanges } from './EntryChanges.tsx'
import classes from './EntryChanges.module.css'
import type { fr } from './fr.ts'
import { useExportEntries } from './useExportEntries.ts'

const entryTable = tableSearch(administrationList)
type Column = TableColumn<AdministrationEntry, SortKey<typeof administrationList>>
type Model = keyof typeof fr.models

/** What a thing is called; one that no text names yet, by itself. */
const useModelName = () => {
  const { t, i18n } = useTranslation()
  const isNamed = (model: string): model is Model => i18n.exists(`administration.models.${model}`)
  return (model: string): string => (isNamed(model) ? t(`administration.models.${model}`) : model)
}

function When({ created_at }: AdministrationEntry) {
  const { formatDateTime } = useFormats()
  return formatDateTime(created_at)
}

function Who({ actor }: AdministrationEntry) {
  const { t } = useTranslation()
  return actor.name ?? t('administration.gone', { id: actor.id })
}

function What({ action, model_name, name }: AdministrationEntry) {
  const { t } = useTranslation()
  const modelName = useModelName()
  return (
    <>
      <div>{name}</div>
      <div className={classes.more}>
        {modelName(model_name)} · {t(`administration.actions.${action}`)}
      </div>
    </>
  )
}

const columns: readonly Column[] = [
  {
    key: 'created_at',
    title: 'administration.field.date',
    sort: 'created_at',
    width: 172,
    phone: 'fact',
    cell: (entry) => <When {...entry} />,
  },
  { key: 'actor', title: 'administration.field.actor', width: 240, phone: 'fact', cell: (entry) => <Who {...entry} /> },
  { key: 'what', title: 'administration.field.what', width: 280, phone: 'name', cell: (entry) => <What {...entry} /> },
  { key: 'changes', title: 'administration.field.changes', cell: (entry) => <EntryChanges {...entry} /> },
]

/** ADMIN-13: every act of the administrators, from what to what. */
export function FeedPage() {
  const { t } = useTranslation()
  const { state, change } = useTableState(entryTable)
  const query = useEntries(state)
  const modelName = useModelName()
  useCrumbs([{ label: t('administration.title') }, { label: t('administration.feed.title') }])
  const asked = state.criteria['actor_user_id']?.value
  const named = new Map(
    (query.data?.data ?? []).map(({ actor: { id, name } }) => [String(id), name ?? t('administration.gone', { id })]),
  )
  const isUnnamed = asked !== undefined && query.data !== undefined && !named.has(asked)
  const name = usePersonName(asked, isUnnamed)
  if (isUnnamed) named.set(asked, name ?? t('administration.gone', { id: asked }))
  const fields = searchFields(administrationList, {
    actor_user_id: {
      title: 'administration.field.actor',
      options: [...named].map(([value, label]) => ({ value, label })),
    },
    model_name: { title: 'administration.field.model', labelOf: modelName },
    action: { title: 'administration.field.action', labelOf: (action) => t(`administration.actions.${action}`) },
    created_at: { title: 'administration.field.date' },
  })
  return (
    <DataTable
      title={t('administration.feed.title')}
      heading="h1"
      noun="administration.feed.count"
      query={query}
      columns={columns}
      rowId={({ id }) => String(id)}
      rowName={({ name }) => name}
      state={state}
      onChange={change}
      search={fields}
      hint={t('administration.feed.textHint')}
      action={<Export state={state} />}
      empty={{ text: t('administration.feed.empty') }}
    />
  )
}

function Export({ state }: { state: TableState }) {
  const { t } = useTranslation()
  const { isPending, mutate } = useExportEntries(t('administration.feed.file'))
  return <DownloadButton label={t('administration.feed.export')} isPending={isPending} onClick={() => mutate(state)} />
}
