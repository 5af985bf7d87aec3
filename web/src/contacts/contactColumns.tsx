import type { contactList, projectContactList } from '@logis/contract/contacts.lists'
import type { SortKey } from '@logis/contract/lists'
import { IconArrowMerge } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { useReason } from '../platform/reasons.ts'
import { RowMenu } from '../ui/RowMenu.tsx'
import type { TableColumn } from '../ui/tableColumns.ts'
import type { CompanyContact, Contact } from './api.ts'
import { Emails, Jobs, Name, Phones, Place } from './ContactFacts.tsx'

export type RowAct = 'edit' | 'merge' | 'delete'
type MenuProps = { contact: CompanyContact; onAct: (act: RowAct, contact: CompanyContact) => void }

function ActsMenu({ contact, onAct }: MenuProps) {
  const { t } = useTranslation()
  const closed = useReason()(contact.cannot.write)
  if (closed === false) return null
  return (
    <RowMenu label={t('contacts.row.menu', { name: contact.name })}>
      {(Menu) => (
        <>
          <Menu.Act kind="edit" closed={closed} onClick={() => onAct('edit', contact)}>
            {t('contacts.edit.title')}
          </Menu.Act>
          <Menu.Act
            leftSection={<IconArrowMerge size={16} aria-hidden />}
            closed={closed}
            onClick={() => onAct('merge', contact)}
          >
            {t('contacts.merge.open')}
          </Menu.Act>
          <Menu.Act kind="delete" closed={closed} onClick={() => onAct('delete', contact)}>
            {t('contacts.remove.title')}
          </Menu.Act>
        </>
      )}
    </RowMenu>
  )
}

type CompanyColumn = TableColumn<CompanyContact, SortKey<typeof contactList>>

const name = { key: 'name', title: 'contacts.field.name', sort: 'name', phone: 'name' } as const
const jobs = { key: 'jobs', title: 'contacts.field.jobs' } as const
const phones = { key: 'phones', title: 'contacts.field.phones', width: 168 } as const
const emails = { key: 'emails', title: 'contacts.field.emails' } as const

/** CON-08. */
export const companyContactColumns = (onAct: MenuProps['onAct']): readonly CompanyColumn[] => [
  { ...name, cell: (row) => <Name {...row} /> },
  { ...jobs, cell: (row) => <Jobs contact={row} /> },
  { ...phones, cell: (row) => (row.phones.length > 0 ? <Phones {...row} /> : null) },
  { ...emails, cell: (row) => (row.emails.length > 0 ? <Emails {...row} /> : null) },
  {
    key: 'address',
    title: 'contacts.field.address',
    cell: (row) => (row.addresses[0] ? <Place address={row.addresses[0]} /> : null),
  },
  {
    key: 'projects',
    title: 'contacts.field.projects',
    width: 92,
    align: 'end',
    phone: 'fact',
    cell: ({ projects_count }) => projects_count,
  },
  {
    key: 'actions',
    title: 'contacts.field.actions',
    width: 56,
    align: 'end',
    phone: 'actions',
    cell: (row) => <ActsMenu contact={row} onAct={onAct} />,
  },
]

type LinkedColumn = TableColumn<Contact, SortKey<typeof projectContactList>>

/** CON-01, with what one calls and writes to. */
export const linkedColumns: readonly LinkedColumn[] = [
  { ...name, cell: (row) => <Name {...row} /> },
  { ...phones, cell: (row) => (row.phones.length > 0 ? <Phones {...row} /> : null) },
  { ...emails, cell: (row) => (row.emails.length > 0 ? <Emails {...row} /> : null) },
]
export const linkedJobs = jobs
