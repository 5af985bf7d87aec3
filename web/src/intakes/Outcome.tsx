import { intakeRowList } from '@logis/contract/intakes.lists'
import { Button } from '@mantine/core'
import { IconArrowBackUp, IconDownload, IconFolders, IconTableImport } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import { useRefresh } from '../platform/acts.ts'
import { formatHour } from '../platform/formats.ts'
import { useTableState } from '../platform/useTableState.ts'
import { Confirm } from '../ui/Confirm.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { RunCard, RunProgress } from '../ui/RunCard.tsx'
import runs from '../ui/Run.module.css'
import { tableSearch } from '../ui/tableSearch.ts'
import { run } from '../ui/call.ts'
import { useIntakeRows, useReport, useUndoIntake, type Intake } from './api.ts'
import { rowColumns } from './rowColumns.tsx'
import { useRowFields } from './useRowFields.ts'
import { RowViews } from './RowViews.tsx'

const table = tableSearch(intakeRowList)

type Props = {
  companyId: number
  intake: Intake
  /** What comes next for the homes that are there now. */
  invite: ReactNode
}

/** How far it is, what became of each line, its report, and the way back within the hour. */
export function Outcome({ companyId, intake, invite }: Props) {
  const { t } = useTranslation()
  const { state, change } = useTableState(table)
  const fields = useRowFields()
  const isRunning = intake.state === 'RUNNING'
  const rows = useIntakeRows(companyId, intake.id, state)
  const report = useReport(companyId)
  const undo = useUndoIntake()
  const [isAsked, setAsked] = useState(false)
  useReadAgain(isRunning)
  const { CREATED, EXISTING, FAULTY, LEFT_OUT, CANCELLED, KEPT } = intake.counts
  const told = {
    RUNNING: t('intakes.outcome.running'),
    DONE: t('intakes.outcome.done', { count: CREATED }),
    UNDONE: t('intakes.outcome.undone', { count: CANCELLED }),
    DRAFT: '',
  }[intake.state]
  const more = [
    EXISTING > 0 && t('intakes.check.existing', { count: EXISTING }),
    FAULTY + LEFT_OUT > 0 && t('intakes.outcome.leftOut', { count: FAULTY + LEFT_OUT }),
    KEPT > 0 && t('intakes.outcome.kept', { count: KEPT }),
  ]
  return (
    <>
      <RunCard title={t('intakes.outcome.title')} told={told}>
        {isRunning && <Running counts={intake.counts} />}
        {more.some(Boolean) && <p className={runs.text}>{more.filter(Boolean).join(' ')}</p>}
        <div className={runs.acts}>
          {intake.state === 'DONE' && CREATED > 0 && (
            <>
              <Button
                leftSection={<IconFolders size={16} aria-hidden />}
                renderRoot={(props) => <Link {...props} to={paths.sortFiles(companyId)} search={{}} />}
              >
                {t('intakes.outcome.files')}
              </Button>
              {invite}
            </>
          )}
          <Button variant="default" renderRoot={(props) => <Link {...props} to={paths.projects(companyId)} />}>
            {t('intakes.outcome.projects')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            loading={report.isPending}
            onClick={() => run(report, { intake_id: intake.id, name: t('intakes.outcome.reportName') })}
          >
            {t('intakes.outcome.report')}
          </Button>
          {intake.cannot.undo === null && (
            <Button
              variant="default"
              leftSection={<IconArrowBackUp size={16} aria-hidden />}
              onClick={() => setAsked(true)}
            >
              {t('intakes.undo.open')}
            </Button>
          )}
          {!isRunning && (
            <Button
              variant="subtle"
              leftSection={<IconTableImport size={16} aria-hidden />}
              renderRoot={(props) => <Link {...props} to={paths.importProjects(companyId)} search={{}} />}
            >
              {t('intakes.outcome.another')}
            </Button>
          )}
        </div>
        {intake.undoable_until && (
          <p className={runs.note}>{t('intakes.undo.until', { time: formatHour(intake.undoable_until) })}</p>
        )}
      </RunCard>
      <DataTable
        title={t('intakes.check.title')}
        noun="intakes.lines"
        query={rows}
        columns={rowColumns}
        rowId={({ line }) => String(line)}
        rowName={({ line, values }) => t('intakes.check.line', { line, name: values.name ?? '' })}
        state={state}
        onChange={change}
        paged={false}
        search={fields}
        hint={t('intakes.check.hint')}
        above={<RowViews counts={intake.counts} total={intake.total} {...{ state }} onChange={change} />}
        empty={{ text: t('intakes.check.none') }}
      />
      {isAsked && (
        <Confirm
          title={t('intakes.undo.title')}
          text={t('intakes.undo.text', { count: CREATED })}
          dismiss={t('intakes.undo.keep')}
          call={undo}
          input={{ company_id: companyId, intake_id: intake.id }}
          onDone={() => setAsked(false)}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}

function Running({ counts: { NEW, CREATED, LEFT_OUT } }: Pick<Intake, 'counts'>) {
  const { t } = useTranslation()
  const done = CREATED + LEFT_OUT
  const total = done + NEW
  return (
    <RunProgress
      title={t('intakes.outcome.running')}
      text={t('intakes.outcome.progress', { done, total })}
      share={total === 0 ? 1 : done / total}
    />
  )
}

/** Once it has ended, the projects that came are there wherever projects are shown. */
function useReadAgain(isRunning: boolean) {
  const readAgain = useEffectEvent(useRefresh('intakes.undoIntake'))
  useEffect(() => {
    if (!isRunning) void readAgain()
  }, [isRunning])
}
