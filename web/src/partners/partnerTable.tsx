import type { SortKey } from '@logis/contract/lists'
import { partnerList } from '@logis/contract/partners.lists'
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import { useFormats } from '../platform/formats.ts'
import { CompanyLogo } from '../ui/CompanyLogo.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import type { TableColumn } from '../ui/tableColumns.ts'
import { tableSearch } from '../ui/tableSearch.ts'
import type { PartnerRow } from './api.ts'
import classes from './Partners.module.css'

export const partnerTable = tableSearch(partnerList)

function Name({ id, name, picture_path }: PartnerRow) {
  return (
    <span className={classes.face}>
      <CompanyLogo name={name} path={picture_path} size={32} />
      <Anchor inherit renderRoot={(props) => <Link {...props} to={paths.partner(id)} />}>
        {name}
      </Anchor>
    </span>
  )
}

function Type({ type }: PartnerRow) {
  const { t } = useTranslation()
  return t(`home.types.${type}`)
}

export function PartnerState({ state }: Pick<PartnerRow, 'state'>) {
  const { t } = useTranslation()
  return <StatusChip tone={state === 'ACTIVE' ? 'success' : 'error'} label={t(`partners.states.${state}`)} />
}

function Count({ value }: { value: number }) {
  return useFormats().formatNumber(value)
}

type Column = TableColumn<PartnerRow, SortKey<typeof partnerList>>

export const partnerColumns: readonly Column[] = [
  {
    key: 'name',
    title: 'partners.field.name',
    width: '32%',
    sort: 'name',
    phone: 'name',
    pictured: true,
    cell: (partner) => <Name {...partner} />,
  },
  { key: 'type', title: 'partners.field.type', phone: 'fact', cell: (partner) => <Type {...partner} /> },
  {
    key: 'parent',
    title: 'partners.field.parent',
    sort: 'parent',
    phone: 'fact',
    cell: ({ parent }) => parent?.name ?? '—',
  },
  {
    key: 'people',
    title: 'partners.field.people',
    width: 120,
    align: 'end',
    sort: 'people',
    phone: 'fact',
    cell: ({ people_count }) => <Count value={people_count} />,
  },
  {
    key: 'homes',
    title: 'partners.field.homes',
    width: 128,
    align: 'end',
    sort: 'homes',
    phone: 'fact',
    cell: ({ homes_count }) => <Count value={homes_count} />,
  },
  {
    key: 'state',
    title: 'partners.field.state',
    width: 136,
    phone: 'chip',
    cell: (partner) => <PartnerState {...partner} />,
  },
]
