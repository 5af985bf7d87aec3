import { useNavigate, useSearch } from '@tanstack/react-router'
import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { PrepareButton } from '../campaigns/PrepareButton.tsx'
import { paths } from '../paths.ts'
import { NotYours, useReaderHere } from '../companies/team/notYours.ts'
import { useCompanyCrumbs } from '../companies/useCompanyCrumbs.ts'
import { useClosedToSupport } from '../platform/reasons.ts'
import { useCompanyId } from '../platform/shell/useCompanyId.ts'
import { ErrorBlock, SupportNote } from '../ui/ErrorBlock.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Steps } from '../ui/Steps.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { useIntake, type Intake } from './api.ts'
import { CheckStep } from './CheckStep.tsx'
import { ColumnsStep } from './ColumnsStep.tsx'
import { FileStep } from './FileStep.tsx'
import { Outcome } from './Outcome.tsx'
import classes from './Intakes.module.css'
import { stepNames, type ImportSearch } from './steps.ts'

/** Projects of a spreadsheet: the file, what its columns hold, and each line before anything is created. */
export function ImportPage() {
  const { t } = useTranslation()
  const companyId = useCompanyId()
  const isClosed = useClosedToSupport() !== null
  const isReader = useReaderHere()
  const { sheet, step } = useSearch({ strict: false }) as ImportSearch
  const go = useGo()
  useCompanyCrumbs(
    companyId,
    { label: t('projects.title'), to: paths.projects(companyId) },
    { label: t('intakes.title') },
  )
  if (isClosed)
    return (
      <>
        <PageHeader title={t('intakes.title')} />
        <SupportNote />
      </>
    )
  if (isReader)
    return (
      <>
        <PageHeader title={t('intakes.title')} />
        <Suspense fallback={null}>
          <NotYours companyId={companyId} />
        </Suspense>
      </>
    )
  return sheet === undefined ? (
    <>
      <PageHeader title={t('intakes.title')} subtitle={t('intakes.subtitle')} />
      <ImportSteps current={0} reachable={0} onOpen={() => {}} />
      <FileStep companyId={companyId} onOpened={({ id }) => go({ sheet: id, step: 'columns' })} />
    </>
  ) : (
    <OpenedSheet key={sheet} {...{ companyId, intakeId: sheet }} step={step ?? 'columns'} />
  )
}

/** Each step has its address: Back goes to the one before. */
function useGo() {
  const navigate = useNavigate()
  return (search: ImportSearch) => void navigate({ to: '.', search })
}

type StepsProps = { current: number; reachable: number; onOpen: (step: number) => void }
function ImportSteps(props: StepsProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.steps}>
      <Steps across label={t('intakes.title')} steps={stepNames.map((name) => t(`intakes.step.${name}`))} {...props} />
    </div>
  )
}

type OpenedProps = { companyId: number; intakeId: number; step: NonNullable<ImportSearch['step']> }
function OpenedSheet({ companyId, intakeId, step }: OpenedProps) {
  const { t } = useTranslation()
  const query = useSettled(useIntake(companyId, intakeId))
  const intake = query.data?.data
  return (
    <>
      <PageHeader title={t('intakes.title')} subtitle={intake?.file_name ?? ' '} />
      {query.error && <ErrorBlock error={query.error} onRetry={() => void query.refetch()} />}
      {!intake && !query.error && <Skeleton height={320} role="status" aria-label={t('ui.loading')} />}
      {intake?.state === 'DRAFT' && <Draft {...{ companyId, intake, step }} />}
      {intake && intake.state !== 'DRAFT' && (
        <Outcome
          {...{ companyId, intake }}
          invite={<PrepareButton companyId={companyId} choice={{ intake_id: intake.id }} variant="default" />}
        />
      )}
    </>
  )
}

function Draft({ companyId, intake, step }: { companyId: number; intake: Intake; step: OpenedProps['step'] }) {
  const go = useGo()
  const current = stepNames.indexOf(step)
  const open = (at: number) => go(at === 0 ? {} : { sheet: intake.id, step: at === 1 ? 'columns' : 'check' })
  return (
    <>
      <ImportSteps current={current} reachable={2} onOpen={open} />
      {step === 'columns' ? (
        <ColumnsStep {...{ companyId, intake }} onBack={() => open(0)} onDone={() => open(2)} />
      ) : (
        <CheckStep
          {...{ companyId, intake }}
          onBack={() => open(1)}
          onStarted={() => go({ sheet: intake.id })}
          onDiscarded={() => open(0)}
        />
      )}
    </>
  )
}
