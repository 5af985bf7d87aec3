import { isResidenceType } from './types.ts'
import { Link } from '@tanstack/react-router'
import { sayRefusal } from '../platform/reasons.ts'
import { useTranslation } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import { StatusChip, type ChipTone } from '../ui/StatusChip.tsx'
import type { TableColumn } from '../ui/tableColumns.ts'
import type { IntakeRow, IntakeRowState } from './api.ts'
import classes from './Intakes.module.css'
import { useFaultText } from './useFaultText.ts'

const tones: Record<IntakeRowState, ChipTone> = {
  NEW: 'success',
  EXISTING: 'neutral',
  FAULTY: 'error',
  CREATED: 'success',
  LEFT_OUT: 'error',
  CANCELLED: 'neutral',
  KEPT: 'warning',
}

function RowType({ values }: { values: IntakeRow['values'] }) {
  const { t } = useTranslation()
  return isResidenceType(values.type) ? t(`projects.types.${values.type}`) : (values.type ?? '')
}

function RowState({ row }: { row: IntakeRow }) {
  const { t } = useTranslation()
  const faultText = useFaultText()
  return (
    <span
      className={classes.state}
      data-long={row.faults.length > 0 || row.reason !== null || row.cancelled !== null || undefined}
    >
      <StatusChip tone={tones[row.state]} label={t(`intakes.row.${row.state}`)} />
      {row.faults.length > 0 && <span className={classes.faults}>{row.faults.map(faultText).join(' ')}</span>}
      {row.reason && (
        <span className={classes.faults}>
          {row.reason === 'COMPANY_DISABLED' ? t(`intakes.leftOut.${row.reason}`) : sayRefusal(t, row.reason)}
        </span>
      )}
      {row.cancelled && (
        <span className={classes.cancelled}>
          {t('intakes.cancelledHas')} <Link to={paths.residenceDetails(row.cancelled.id)}>{row.cancelled.name}</Link>
        </span>
      )}
    </span>
  )
}

const addressOf = ({ street_number, street_name, zip_code, city, building }: IntakeRow['values']) =>
  [building, [street_number, street_name].filter(Boolean).join(' '), [zip_code, city].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ')

export const rowColumns: TableColumn<IntakeRow>[] = [
  { key: 'line', title: 'intakes.column.line', width: 64, align: 'end', phone: 'fact', cell: ({ line }) => line },
  {
    key: 'name',
    title: 'intakes.field.name',
    width: 190,
    phone: 'name',
    cell: ({ values, residence }) => (
      <span className={classes.whole}>
        {residence ? (
          <Link to={paths.residenceDetails(residence.id)}>{values.name ?? residence.name}</Link>
        ) : (
          (values.name ?? '—')
        )}
      </span>
    ),
  },
  {
    key: 'type',
    title: 'intakes.field.type',
    width: 116,
    phone: 'fact',
    cell: ({ values }) => <RowType values={values} />,
  },
  {
    key: 'contract_number',
    title: 'intakes.field.contract_number',
    width: 136,
    phone: 'fact',
    cell: ({ values }) => values.contract_number,
  },
  {
    key: 'address',
    title: 'intakes.column.address',
    phone: 'fact',
    cell: ({ values }) => <span className={classes.whole}>{addressOf(values) || '—'}</span>,
  },
  { key: 'emails', title: 'intakes.field.emails', width: 200, phone: 'hidden', cell: ({ values }) => values.emails },
  { key: 'state', title: 'intakes.column.state', width: 220, phone: 'chip', cell: (row) => <RowState row={row} /> },
]
