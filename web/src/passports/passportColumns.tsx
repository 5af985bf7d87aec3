import type { SortKey } from '@logis/contract/lists'
import { passportList } from '@logis/contract/projects.lists'
import { addressLine } from '../addresses/address.ts'
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { formatDate } from '../platform/formats.ts'
import { useCompanyId } from '../platform/shell/useCompanyId.ts'
import { searchFields } from '../ui/searchFields.ts'
import type { TableColumn } from '../ui/tableColumns.ts'
import type { ProjectRow } from './api.ts'
import classes from './passportColumns.module.css'

type Column = TableColumn<ProjectRow, SortKey<typeof passportList>>

function Name({ id, name }: ProjectRow) {
  return (
    <Anchor component={Link} className={classes.name} to={paths.passport(useCompanyId(), id)} inherit fw={500}>
      {name}
    </Anchor>
  )
}

export const passportColumns: readonly Column[] = [
  { key: 'name', title: 'passports.field.name', sort: 'name', phone: 'name', cell: (row) => <Name {...row} /> },
  {
    key: 'city',
    title: 'passports.field.address',
    sort: 'city',
    cell: (row) => addressLine(row.contact_information.addresses[0]),
  },
  {
    key: 'contract_number',
    title: 'passports.field.contract_number',
    width: 176,
    sort: 'contract_number',
    cell: ({ contract_number }) => contract_number,
  },
  {
    key: 'created_at',
    title: 'passports.field.created_at',
    width: 124,
    sort: 'created_at',
    cell: ({ created_at }) => formatDate(created_at),
  },
]

/** PTG-28. */
export const passportFields = searchFields(passportList, {
  name: { title: 'passports.field.name' },
  contract_number: { title: 'passports.field.contract_number' },
  created_at: { title: 'passports.field.created_at' },
  address: { title: 'passports.field.address' },
  zip_code: { title: 'passports.field.zip_code' },
  city: { title: 'passports.field.city' },
})
