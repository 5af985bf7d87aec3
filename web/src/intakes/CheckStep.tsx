import { intakeRowList } from '@logis/contract/intakes.lists'
import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useReason } from '../platform/reasons.ts'
import { useTableState } from '../platform/useTableState.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { run } from '../ui/call.ts'
import { Confirm } from '../ui/Confirm.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { StickyBar } from '../ui/StickyBar.tsx'
import { RefusalNote } from '../ui/ErrorBlock.tsx'
import { tableSearch } from '../ui/tableSearch.ts'
import { withoutEmptyView } from '../ui/tableState.ts'
import { useDiscardIntake, useIntakeRows, useStartIntake, type Intake } from './api.ts'
import { CorrectRow } from './CorrectRow.tsx'
import { rowColumns } from './rowColumns.tsx'
import { useRowFields } from './useRowFields.ts'
import { RowViews } from './RowViews.tsx'

const table = tableSearch(intakeRowList)

type Props = { companyId: number; intake: Intake; onBack: () => void; onStarted: () => void; onDiscarded: () => void }

/** Each line before anything is created: new, there already, or what is wrong with it, put right where it stands. */
export function CheckStep({ companyId, intake, onBack, onStarted, onDiscarded }: Props) {
  const { t } = useTranslation()
  const reason = useReason()
  const { state: asked, change } = useTableState(table)
  const state = withoutEmptyView(asked, 'state', intake.counts)
  const fields = useRowFields()
  const rows = useIntakeRows(companyId, intake.id, state)
  const start = useStartIntake()
  const discard = useDiscardIntake()
  const [isAsked, setAsked] = useState<'faulty' | 'discard' | null>(null)
  const { NEW, EXISTING, FAULTY } = intake.counts
  const place = { company_id: companyId, intake_id: intake.id }
  const create = () => (FAULTY > 0 ? setAsked('faulty') : run(start, place, { onSuccess: onStarted }))
  const summary = [
    t('intakes.check.new', { count: NEW }),
    EXISTING > 0 && t('intakes.check.existing', { count: EXISTING }),
    FAULTY > 0 && t('intakes.check.faulty', { count: FAULTY }),
  ]
  return (
    <>
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
        opens={(row) => row.state !== 'EXISTING'}
        marked={(row) => row.state === 'FAULTY'}
        detail={(row) => <CorrectRow key={row.line} {...{ companyId, row }} intakeId={intake.id} />}
        empty={{ text: t('intakes.check.none') }}
      />
      <RefusalNote error={start.error} />
      <StickyBar said={summary.filter(Boolean).join(' ')}>
        <Button variant="subtle" color="gray" onClick={() => setAsked('discard')}>
          {t('intakes.discard.open')}
        </Button>
        <Button variant="default" onClick={onBack}>
          {t('ui.steps.back')}
        </Button>
        <ActButton
          leftSection={<IconCheck size={16} aria-hidden />}
          closed={NEW === 0 ? t('intakes.check.nothing') : reason(intake.cannot.start)}
          loading={start.isPending}
          onClick={create}
        >
          {t('intakes.check.create', { count: NEW })}
        </ActButton>
      </StickyBar>
      {isAsked === 'faulty' && (
        <Confirm
          title={t('intakes.check.withoutFaulty', { count: NEW })}
          text={t('intakes.check.withoutFaultyText', { count: FAULTY })}
          destructive={false}
          call={start}
          input={{ ...place, without_faulty: true }}
          onDone={onStarted}
          onClose={() => setAsked(null)}
        />
      )}
      {isAsked === 'discard' && (
        <Confirm
          title={t('intakes.discard.title')}
          text={t('intakes.discard.text', { name: intake.file_name })}
          call={discard}
          input={place}
          onDone={onDiscarded}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
