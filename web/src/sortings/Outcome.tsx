import { Button } from '@mantine/core'
import { IconArrowBackUp, IconDownload, IconFolders } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import { formatHour } from '../platform/formats.ts'
import { Confirm } from '../ui/Confirm.tsx'
import { RunCard, RunProgress } from '../ui/RunCard.tsx'
import runs from '../ui/Run.module.css'
import { run } from '../ui/call.ts'
import { useReport, useUndoSorting, type Sorting } from './api.ts'

type Props = {
  companyId: number
  sorting: Sorting
  /** What comes next for the homes that have their files. */
  invite: ReactNode
}

/** How far the files are read or filed, and what came of it, with the way back within the hour. */
export function Outcome({ companyId, sorting, invite }: Props) {
  const { t } = useTranslation()
  const { counts, total, state } = sorting
  if (counts.WAITING > 0) {
    const done = total - counts.WAITING
    return (
      <Moving
        title={t('sortings.reading')}
        text={t('sortings.readingProgress', { done, total })}
        share={done / Math.max(1, total)}
      />
    )
  }
  if (state === 'RUNNING') {
    const done = counts.FILED + counts.EXISTING + counts.REFUSED
    const all = done + counts.READY
    return (
      <Moving
        title={t('sortings.outcome.running')}
        text={t('sortings.outcome.progress', { done, total: all })}
        share={done / Math.max(1, all)}
      />
    )
  }
  return counts.FILED > 0 || state === 'DONE' ? <Ended {...{ companyId, sorting, invite }} /> : null
}

function Moving(props: { title: string; text: string; share: number }) {
  return (
    <RunCard title={props.title}>
      <RunProgress {...props} />
    </RunCard>
  )
}

function Ended({ companyId, sorting, invite }: Props) {
  const { t } = useTranslation()
  const report = useReport(companyId)
  const undo = useUndoSorting()
  const [isAsked, setAsked] = useState(false)
  const { FILED, EXISTING, REFUSED, UNSORTED } = sorting.counts
  const more = [
    UNSORTED > 0 && t('sortings.check.toSort', { count: UNSORTED }),
    EXISTING > 0 && t('sortings.check.existing', { count: EXISTING }),
    REFUSED > 0 && t('sortings.outcome.refused', { count: REFUSED }),
  ].filter(Boolean)
  return (
    <RunCard title={t('sortings.outcome.title')} told={t('sortings.outcome.filed', { count: FILED })}>
      {more.length > 0 && <p className={runs.text}>{more.join(' ')}</p>}
      <div className={runs.acts}>
        {FILED + EXISTING > 0 && invite}
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={report.isPending}
          onClick={() => run(report, { sorting_id: sorting.id, name: t('sortings.outcome.reportName') })}
        >
          {t('sortings.outcome.report')}
        </Button>
        {sorting.cannot.undo === null && (
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            onClick={() => setAsked(true)}
          >
            {t('sortings.undo.open')}
          </Button>
        )}
        {sorting.state === 'DONE' && (
          <Button
            variant="subtle"
            leftSection={<IconFolders size={16} aria-hidden />}
            renderRoot={(props) => <Link {...props} to={paths.sortFiles(companyId)} search={{}} />}
          >
            {t('sortings.outcome.another')}
          </Button>
        )}
      </div>
      {sorting.undoable_until && (
        <p className={runs.note}>{t('sortings.undo.until', { time: formatHour(sorting.undoable_until) })}</p>
      )}
      {isAsked && (
        <Confirm
          title={t('sortings.undo.title')}
          text={t('sortings.undo.text')}
          dismiss={t('sortings.undo.keep')}
          call={undo}
          input={{ company_id: companyId, sorting_id: sorting.id }}
          onDone={() => setAsked(false)}
          onClose={() => setAsked(false)}
        />
      )}
    </RunCard>
  )
}
