import type { SortKey } from '@logis/contract/lists'
import type { projectList } from '@logis/contract/projects.lists'
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'
import { formatDate } from '../platform/formats.ts'
import type { TableColumn } from '../ui/tableColumns.ts'
import { ActivationChip } from './ActivationChip.tsx'
import { addressLine } from '../addresses/address.ts'
import type { ProjectRow } from './api.ts'

type Column = TableColumn<ProjectRow, SortKey<typeof projectList>>

function Name({ id, name, company }: ProjectRow) {
  return (
    <Anchor component={Link} to={paths.project(company.id, id)} inherit fw={500}>
      {name}
    </Anchor>
  )
}

function Type({ type }: ProjectRow) {
  const { t } = useTranslation()
  return t(`projects.types.${type}`)
}

const name: Column = {
  key: 'name',
  title: 'projects.field.name',
  sort: 'name',
  phone: 'name',
  cell: (row) => <Name {...row} />,
}
const type: Column = {
  key: 'type',
  title: 'projects.field.type',
  width: 148,
  sort: 'type',
  cell: (row) => <Type {...row} />,
}
const contract: Column = {
  key: 'contract_number',
  title: 'projects.field.contract_number',
  width: 176,
  sort: 'contract_number',
  phone: 'hidden',
  cell: (row) => row.contract_number,
}
const address: Column = {
  key: 'city',
  title: 'projects.field.address',
  sort: 'city',
  cell: (row) => addressLine(row.contact_information.addresses[0]),
}
const company: Column = { key: 'company', title: 'projects.field.company', width: 180, cell: (row) => row.company.name }
const created: Column = {
  key: 'created_at',
  title: 'projects.field.created_at',
  width: 116,
  sort: 'created_at',
  phone: 'hidden',
  cell: (row) => formatDate(row.created_at),
}
const activation: Column = {
  key: 'activation_date',
  title: 'projects.field.activation_date',
  width: 136,
  sort: 'activation_date',
  phone: 'chip',
  cell: (row) => <ActivationChip project={row} />,
}

/** PRJ-10. */
export const projectColumns: readonly Column[] = [name, type, contract, address, created, activation]

/** The same when the list holds the projects of several companies. */
export const companyProjectColumns: readonly Column[] = [name, company, type, contract, address, created, activation]
