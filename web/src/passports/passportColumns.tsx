import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { formatDate } from '../platform/formats.ts'
import { useCompanyId } from '../platform/shell/useCompanyId.ts'
import type { SearchField, TableColumn } from '../ui/tableColumns.ts'
import type { ProjectRow } from './api.ts'
import { customerOf, placeOf } from './customer.ts'
import classes from './passportColumns.module.css'

type Column = TableColumn<ProjectRow>

function Name({ id, name }: ProjectRow) {
  return (
    <Anchor component={Link} className={classes.name} to={paths.passport(useCompanyId(), id)} inherit fw={500}>
      {name}
    </Anchor>
  )
}

export const passportColumns: readonly Column[] = [
  { key: 'name', title: 'passports.field.name', sortable: true, phone: 'name', cell: (row) => <Name {...row} /> },
  {
    key: 'city',
    title: 'passports.field.address',
    sortable: true,
    cell: (row) => placeOf(customerOf(row)),
  },
  {
    key: 'contract_number',
    title: 'passports.field.contract_number',
    width: 176,
    sortable: true,
    cell: ({ contract_number }) => contract_number,
  },
  {
    key: 'created_at',
    title: 'passports.field.created_at',
    width: 124,
    sortable: true,
    cell: ({ created_at }) => formatDate(created_at),
  },
]

/** PTG-28. */
export const passportFields: readonly SearchField[] = [
  { key: 'name', title: 'passports.field.name', kind: 'text' },
  { key: 'contract_number', title: 'passports.field.contract_number', kind: 'text' },
  { key: 'created_at', title: 'passports.field.created_at', kind: 'date', symbol: '<=', noFuture: true },
  { key: 'address', title: 'passports.field.address', kind: 'text' },
  { key: 'zip_code', title: 'passports.field.zip_code', kind: 'text' },
  { key: 'city', title: 'passports.field.city', kind: 'text' },
]
