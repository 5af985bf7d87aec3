import { retentionList } from '@logis/contract/retention.lists'
import { decidedAtOnce } from '@logis/contract/retention.rules'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useReason } from '../platform/reasons.ts'
import { useCrumbs } from '../platform/shell/crumbs.ts'
import { useTableState } from '../platform/useTableState.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { DownloadButton } from '../ui/DownloadButton.tsx'
import { searchFields } from '../ui/searchFields.ts'
import { firstRetentions, useExportErasures, useRetentions, type Retention } from './api.ts'
import { RetentionActDialog, type Asked } from './RetentionActs.tsx'
import { retentionColumns, retentionTable } from './retentionTable.tsx'
import classes from './Retention.module.css'

/** ADMIN-19: what companies left, of which nothing is destroyed unless an administrator says so. */
export function RetentionPage() {
  const { t } = useTranslation()
  const { state, change } = useTableState(retentionTable)
  const query = useRetentions(state)
  const [asked, ask] = useState<Asked | null>(null)
  useCrumbs([{ label: t('administration.title') }, { label: t('retention.title') }])
  const fields = searchFields(retentionList, {
    state: { title: 'retention.field.state', labelOf: (one) => t(`retention.states.${one}`) },
    kept_until: { title: 'retention.field.kept_until' },
  })
  return (
    <>
      <DataTable
        title={t('retention.title')}
        heading="h1"
        noun="retention.count"
        query={query}
        columns={retentionColumns((act, row) => ask({ act, rows: [row] }))}
        rowId={({ id }) => String(id)}
        rowName={({ company }) => company.name}
        state={state}
        onChange={change}
        search={fields}
        hint={t('retention.textHint')}
        above={<p className={classes.intro}>{t('retention.intro')}</p>}
        action={<Report />}
        bulk={{
          most: decidedAtOnce,
          everyResult: () => firstRetentions(state, decidedAtOnce),
          acts: (rows, { clear, closed }) => (
            <TickedActs rows={rows} closed={closed} onAct={(act) => ask({ act, rows, onDone: clear })} />
          ),
        }}
        empty={{ text: t('retention.empty') }}
      />
      {asked && <RetentionActDialog {...asked} onClose={() => ask(null)} />}
    </>
  )
}

type TickedProps = { rows: Retention[]; closed: string | null; onAct: (act: 'archive' | 'erase') => void }

/** Of a selection all or none: closed by the first of them that is. */
function TickedActs({ rows, closed, onAct }: TickedProps) {
  const { t } = useTranslation()
  const reason = useReason()
  const whyNot = (act: 'archive' | 'erase') => {
    const first = rows.find(({ cannot }) => cannot[act] !== null)
    if (closed !== null || !first) return closed
    return t('retention.whyNot', { name: first.company.name, reason: reason(first.cannot[act]) || '' })
  }
  if (rows.length === 0) return null
  return (
    <>
      <ActButton
        size="xs"
        variant="default"
        closed={whyNot('archive')}
        aria-haspopup="dialog"
        onClick={() => onAct('archive')}
      >
        {t('retention.archive.title')}
      </ActButton>
      <ActButton size="xs" color="red" closed={whyNot('erase')} aria-haspopup="dialog" onClick={() => onAct('erase')}>
        {t('retention.erase.title')}
      </ActButton>
    </>
  )
}

function Report() {
  const { t } = useTranslation()
  const { isPending, mutate } = useExportErasures(t('retention.file'))
  return <DownloadButton label={t('retention.report')} isPending={isPending} onClick={() => mutate()} />
}
