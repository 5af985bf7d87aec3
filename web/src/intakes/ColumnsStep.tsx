import { intakeFields } from '@logis/contract/intakes.rules'
import { Button, Select } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useCompany } from '../companies/api.ts'
import { run } from '../ui/call.ts'
import { StickyBar } from '../ui/StickyBar.tsx'
import { RefusalNote } from '../ui/ErrorBlock.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import runs from '../ui/Run.module.css'
import { useSetColumns, type Intake, type IntakeField } from './api.ts'
import classes from './Intakes.module.css'

type Props = { companyId: number; intake: Intake; onBack: () => void; onDone: () => void }

const letterOf = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : letterOf(Math.floor(at / 26) - 1) + letterOf(at % 26)

/** What each column holds: recognised by its title, put right by hand, and remembered for the company. */
export function ColumnsStep({ companyId, intake, onBack, onDone }: Props) {
  const { t } = useTranslation()
  const [fields, setFields] = useState<readonly (IntakeField | null)[]>(intake.columns.map(({ field }) => field))
  const save = useSetColumns()
  const choose = (at: number, field: IntakeField | null) =>
    // A field stands in one column: where it stood before it is free.
    setFields(fields.map((each, index) => (index === at ? field : each === field ? null : each)))
  const isAsRead = intake.columns.every(({ field }, at) => field === fields[at])
  const goOn = () => {
    if (isAsRead) return onDone()
    run(save, { company_id: companyId, intake_id: intake.id, columns: [...fields] }, { onSuccess: onDone })
  }
  const ofOwner = useCompany(companyId).data?.data.type === 'SOCIAL_LANDLORD'
  const lacks = (['name', 'city'] as const).filter(
    (field) =>
      !fields.includes(field) && !(field === 'city' && (fields.includes('address') || fields.includes('building'))),
  )
  return (
    <>
      <section className={runs.card} aria-label={t('intakes.step.columns')}>
        <p className={runs.text}>
          {t('intakes.columns.text')}{' '}
          {intake.header_line === null
            ? t('intakes.columns.noHeader')
            : t('intakes.columns.header', { line: intake.header_line })}{' '}
          {intake.passed_over > 0 && t('intakes.columns.passedOver', { count: intake.passed_over })}
        </p>
        <ul className={classes.columns}>
          {intake.columns.map(({ title, samples, is_remembered }, at) => {
            const name = title || t('intakes.columns.unnamed', { letter: letterOf(at) })
            return (
              // Columns have no other name than their place.
              <li key={at}>
                <div className={classes.column}>
                  <span className={classes.columnTitle}>{name}</span>
                  <span className={classes.samples}>{samples.join(' · ') || t('intakes.columns.empty')}</span>
                </div>
                <Select
                  aria-label={t('intakes.columns.holds', { name })}
                  placeholder={t('intakes.columns.ignored')}
                  data={intakeFields.map((field) => ({ value: field, label: t(`intakes.field.${field}`) }))}
                  value={fields[at] ?? null}
                  clearable
                  clearButtonProps={{ 'aria-label': t('intakes.columns.ignore', { name }) }}
                  searchable
                  nothingFoundMessage={t('ui.search.nothing')}
                  onChange={(value) => choose(at, value)}
                />
                <span>
                  {is_remembered && fields[at] === intake.columns[at]!.field && (
                    <StatusChip tone="neutral" label={t('intakes.columns.remembered')} />
                  )}
                </span>
              </li>
            )
          })}
        </ul>
        {lacks.length > 0 && (
          <p className={runs.warning} role="status">
            {t('intakes.columns.lacks', { fields: lacks.map((field) => t(`intakes.field.${field}`)).join(', ') })}
          </p>
        )}
        {ofOwner && fields.includes('emails') && (
          <p className={runs.text} role="status">
            {t('intakes.columns.ofOwner')}
          </p>
        )}
        <RefusalNote error={save.error} />
      </section>
      <StickyBar said={t('intakes.columns.recognised', { count: fields.filter(Boolean).length, total: fields.length })}>
        <Button variant="default" onClick={onBack}>
          {t('ui.steps.back')}
        </Button>
        <Button loading={save.isPending} onClick={goOn}>
          {t('ui.steps.next')}
        </Button>
      </StickyBar>
    </>
  )
}
