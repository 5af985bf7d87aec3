import { residenceTypes } from '@logis/contract/projects.rules'
import { Button, Select, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { formatDate } from '../platform/formats.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { run } from '../ui/call.ts'
import { RefusalNote } from '../ui/ErrorBlock.tsx'
import { Unsaved } from '../ui/Unsaved.tsx'
import runs from '../ui/Run.module.css'
import { useCorrectRow, type IntakeField, type IntakeRow } from './api.ts'
import classes from './Intakes.module.css'
import { isResidenceType } from './types.ts'

/** What a line is corrected by; all of an address in one cell was read into its parts. */
const fields = [
  'name',
  'type',
  'contract_number',
  'building',
  'street_number',
  'street_name',
  'extra_infos',
  'zip_code',
  'city',
  'emails',
  'phones',
  'commissioning_date',
  'size',
  'floor',
  'stairs',
] as const satisfies readonly IntakeField[]
type Typed = Partial<Record<IntakeField, string>>

/** What one has to hand when a cell was empty: the invitation leaves by it. */
const isAsked = (field: IntakeField) => field === 'emails'

/** What a field holds, as it would be typed: a day in the reader’s order. */
const written = (field: IntakeField, value = ''): string =>
  field === 'commissioning_date' && /^\d{4}-\d\d-\d\d$/.test(value) ? formatDate(value) : value

type Props = { companyId: number; intakeId: number; row: IntakeRow }

/** Corrects a line where it stands: what is wrong first, then what else it says; what it leaves empty when one asks. */
export function CorrectRow({ companyId, intakeId, row }: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<Typed>({})
  const [isWhole, setWhole] = useState(false)
  const firstEmpty = useRef<HTMLInputElement>(null)
  // The button that showed them is gone.
  useEffect(() => {
    if (isWhole) firstEmpty.current?.focus()
  }, [isWhole])
  const save = useCorrectRow()
  const faultOf = (field: IntakeField) => row.faults.find((fault) => fault.field === field)
  const said = fields.filter((field) => !faultOf(field) && (row.values[field] || isAsked(field)))
  const empty = fields.filter((field) => !faultOf(field) && !said.includes(field))
  const ordered = [...fields.filter(faultOf), ...said, ...(isWhole ? empty : [])]
  const isChanged = Object.keys(typed).length > 0
  const send = () =>
    run(
      save,
      { company_id: companyId, intake_id: intakeId, line: row.line, values: typed },
      {
        onSuccess: ({ data }) => {
          // What was typed meanwhile has not been sent.
          setTyped((now) =>
            Object.fromEntries(Object.entries(now).filter(([field, value]) => typed[field as IntakeField] !== value)),
          )
          if (data.faults.length === 0) tellSuccess(t('intakes.correct.done', { line: row.line }))
        },
      },
    )
  return (
    <form
      className={classes.correct}
      aria-label={t('intakes.correct.title', { line: row.line })}
      onSubmit={(event) => {
        event.preventDefault()
        if (isChanged) send()
      }}
    >
      {isChanged && <Unsaved onDiscard={() => setTyped({})} />}
      <div className={classes.inputs}>
        {ordered.map((field) => {
          const fault = faultOf(field)
          const shared = {
            ref: field === empty[0] ? firstEmpty : undefined,
            label: t(`intakes.field.${field}`),
            classNames: { error: classes.sentence },
            error:
              fault && typed[field] === undefined
                ? t(`intakes.fault.${fault.code}`, { line: fault.line ?? 0 })
                : undefined,
          }
          const value = typed[field] ?? written(field, row.values[field])
          const change = (next: string) => setTyped({ ...typed, [field]: next })
          return field === 'type' ? (
            <Select
              key={field}
              {...shared}
              data={residenceTypes.map((type) => ({ value: type, label: t(`projects.types.${type}`) }))}
              value={isResidenceType(value) ? value : null}
              placeholder={value}
              allowDeselect={false}
              onChange={(next) => next && change(next)}
            />
          ) : (
            <TextInput
              key={field}
              {...shared}
              value={value}
              onChange={({ currentTarget }) => change(currentTarget.value)}
            />
          )
        })}
      </div>
      <RefusalNote error={save.error} />
      <div className={runs.acts}>
        {!isWhole && empty.length > 0 && (
          <Button variant="default" size="sm" onClick={() => setWhole(true)}>
            {t('intakes.correct.more')}
          </Button>
        )}
        <Button type="submit" size="sm" disabled={!isChanged} loading={save.isPending}>
          {t('intakes.correct.save')}
        </Button>
      </div>
    </form>
  )
}
