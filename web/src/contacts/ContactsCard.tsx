import { projectContactList } from '@logis/contract/contacts.lists'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useReason } from '../platform/reasons.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { useTableState } from '../platform/useTableState.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { Card } from '../ui/Card.tsx'
import { run } from '../ui/call.ts'
import { Confirm } from '../ui/Confirm.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { onDemand } from '../ui/onDemand.tsx'
import { RowButton } from '../ui/RowButton.tsx'
import { searchFields } from '../ui/searchFields.ts'
import { undoToast } from '../ui/undoToast.tsx'
import { useLinkContact, useProjectContacts, useUnlinkContact, useUnlinkJob, type Contact, type Job } from './api.ts'
import { linkedColumns, linkedJobs } from './contactColumns.tsx'
import { Jobs } from './ContactFacts.tsx'
import { projectContactTable } from './contactTables.ts'

const LinkDialog = onDemand(() => import('./LinkDialog.tsx').then((module) => module.LinkDialog))

type Props = { project: { id: number }; companyId: number }
type Opened = { dialog: 'link' } | { dialog: 'unlink'; contact: Contact } | null

/** CON-01..04: whom one calls for this home. */
export function ContactsCard({ project: { id: residence_id }, companyId: company_id }: Props) {
  const { t } = useTranslation()
  const reason = useReason()
  const { state, change } = useTableState(projectContactTable)
  const query = useProjectContacts(residence_id, state)
  const [opened, open] = useState<Opened>(null)
  const unlinkJob = useUnlinkJob()
  const relink = useLinkContact({ toasts: true })
  const unlink = useUnlinkContact()
  const close = () => open(null)
  const closed = reason(query.data?.cannot.write ?? null)
  const isOpen = query.data !== undefined && closed === null

  /** CON-02: done at once, and taken back for ten seconds. */
  const removeJob = (contact: Contact) => (job: Job) => {
    const link = { company_id, residence_id, contact_id: contact.id, job_id: job.id }
    run(unlinkJob, link, {
      onSuccess: () =>
        undoToast(t('contacts.card.unlinkedJob', { name: contact.name, job: job.name }), () => relink.mutate(link)),
    })
  }
  const add = closed !== false && (
    <ActButton
      variant="light"
      closed={closed}
      leftSection={<IconPlus size={16} aria-hidden />}
      aria-haspopup="dialog"
      onClick={() => open({ dialog: 'link' })}
    >
      {t('contacts.card.add')}
    </ActButton>
  )
  const [name, ...others] = linkedColumns
  const columns = [
    name!,
    {
      ...linkedJobs,
      cell: (row: Contact) => <Jobs contact={row} onRemove={isOpen ? removeJob(row) : undefined} />,
    },
    ...others,
    {
      key: 'actions',
      title: 'contacts.field.actions',
      width: 56,
      align: 'end' as const,
      phone: 'actions' as const,
      cell: (contact: Contact) =>
        closed !== false && (
          <RowButton
            icon={IconTrash}
            label={t('contacts.card.unlinkNamed', contact)}
            title={t('contacts.card.unlinkNamed', contact)}
            closed={closed}
            aria-haspopup="dialog"
            onClick={() => open({ dialog: 'unlink', contact })}
          />
        ),
    },
  ]
  return (
    <Card title={t('contacts.title')}>
      <DataTable
        title={t('contacts.title')}
        heading="none"
        noun="contacts.count"
        query={query}
        columns={columns}
        rowId={({ id }) => String(id)}
        rowName={(row) => row.name}
        state={state}
        onChange={change}
        search={searchFields(projectContactList, { name: { title: 'contacts.field.name' } })}
        add={add}
        empty={{ text: t(closed === false ? 'contacts.card.emptyForReader' : 'contacts.card.empty') }}
      />
      {opened?.dialog === 'link' && <LinkDialog companyId={company_id} residenceId={residence_id} onClose={close} />}
      {opened?.dialog === 'unlink' && (
        <Confirm
          title={t('contacts.card.unlink')}
          text={t('contacts.card.unlinkText', {
            name: opened.contact.name,
            jobs: opened.contact.jobs.map((job) => job.name).join(', '),
          })}
          call={unlink}
          input={{ company_id, residence_id, contact: opened.contact }}
          onDone={() => {
            tellSuccess(t('contacts.card.unlinked', { name: opened.contact.name }))
            close()
          }}
          onClose={close}
        />
      )}
    </Card>
  )
}
