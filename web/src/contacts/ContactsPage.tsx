import { contactList } from '@logis/contract/contacts.lists'
import { Button } from '@mantine/core'
import { IconChevronDown, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useClosedToSupport, useReason } from '../platform/reasons.ts'
import { useCompanyCrumbs } from '../companies/useCompanyCrumbs.ts'
import { useActiveCompanyType } from '../platform/shell/useActiveCompany.ts'
import { ListTabs } from '../platform/ListTabs.tsx'
import { useCompanyId } from '../platform/shell/useCompanyId.ts'
import { useTableState } from '../platform/useTableState.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { MenuButton } from '../ui/MenuButton.tsx'
import { onDemand } from '../ui/onDemand.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { searchFields } from '../ui/searchFields.ts'
import type { TableState } from '../ui/tableState.ts'
import { CompanyResidents } from '../tenants/CompanyResidents.tsx'
import { ListViews } from '../views/ListViews.tsx'
import { run } from '../ui/call.ts'
import { withAsked } from '../ui/withAsked.ts'
import { useContacts, useExportContacts, useJobs, type CompanyContact } from './api.ts'
import { companyContactColumns, type RowAct } from './contactColumns.tsx'
import { contactTable } from './contactTables.ts'

const NewContactDialog = onDemand(() => import('./ContactDialogs.tsx').then((module) => module.NewContactDialog))
const EditContactDialog = onDemand(() => import('./ContactDialogs.tsx').then((module) => module.EditContactDialog))
const MergeDialog = onDemand(() => import('./MergeDialog.tsx').then((module) => module.MergeDialog))
const DeleteContactDialog = onDemand(() =>
  import('./DeleteContactDialog.tsx').then((module) => module.DeleteContactDialog),
)
const ImportDialog = onDemand(() => import('./ImportDialog.tsx').then((module) => module.ImportDialog))

/** CON-05, CON-08: whom the company calls, by trade; of a landlord also who lives in its homes. */
export function ContactsPage() {
  const { t } = useTranslation()
  const companyId = useCompanyId()
  useCompanyCrumbs(companyId, { label: t('contacts.title') })
  const isLandlord = useActiveCompanyType() === 'SOCIAL_LANDLORD'
  // Another company's list starts afresh.
  return isLandlord ? (
    <People key={companyId} companyId={companyId} />
  ) : (
    <CompanyContacts key={companyId} companyId={companyId} heading="h1" />
  )
}

/** The two lists of a landlord. */
function People({ companyId }: { companyId: number }) {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('contacts.title')} />
      <ListTabs
        label={t('contacts.title')}
        tabs={[
          {
            key: 'contacts',
            title: t('contacts.tab'),
            list: <CompanyContacts companyId={companyId} heading="none" />,
          },
          { key: 'residents', title: t('tenants.all.title'), list: <CompanyResidents companyId={companyId} /> },
        ]}
      />
    </>
  )
}

type Opened = { dialog: 'new' | 'import' } | { dialog: RowAct; contact: CompanyContact } | null

function CompanyContacts({ companyId, heading }: { companyId: number; heading: 'h1' | 'none' }) {
  const { t } = useTranslation()
  const reason = useReason()
  const { state, change } = useTableState(contactTable)
  const query = useContacts(companyId, state)
  const [opened, open] = useState<Opened>(null)
  const jobs = useJobs().data?.data
  const close = () => open(null)
  const closed = reason(query.data?.cannot.create ?? null)
  const add = closed !== false && (
    <ActButton
      closed={closed}
      leftSection={<IconPlus size={16} aria-hidden />}
      aria-haspopup="dialog"
      onClick={() => open({ dialog: 'new' })}
    >
      {t('contacts.create.open')}
    </ActButton>
  )
  const columns = companyContactColumns((dialog, contact) => open({ dialog, contact }))
  const fields = searchFields(contactList, {
    name: { title: 'contacts.field.name' },
    job_id: {
      title: 'contacts.field.job',
      options: withAsked(
        jobs?.map(({ id, name }) => ({ value: String(id), label: name })),
        state.criteria['job_id'],
        t('contacts.field.unknownJob'),
      ),
    },
  })
  return (
    <>
      <DataTable
        title={t('contacts.title')}
        heading={heading}
        noun="contacts.count"
        query={query}
        columns={columns}
        rowId={({ id }) => String(id)}
        rowName={({ name }) => name}
        state={state}
        onChange={change}
        search={fields}
        hint={t('contacts.textHint')}
        above={<ListViews list="contacts" table={contactTable} {...{ companyId, columns, state }} onChange={change} />}
        action={
          <>
            {query.data?.meta.total !== 0 && <ExportMenu companyId={companyId} state={state} />}
            <ActButton
              variant="default"
              closed={closed}
              aria-haspopup="dialog"
              onClick={() => open({ dialog: 'import' })}
            >
              {t('contacts.import.open')}
            </ActButton>
          </>
        }
        add={add}
        empty={{ text: t(closed === false ? 'contacts.emptyForReader' : 'contacts.empty') }}
      />
      {opened?.dialog === 'new' && <NewContactDialog companyId={companyId} onClose={close} />}
      {opened?.dialog === 'import' && <ImportDialog companyId={companyId} onClose={close} />}
      {opened?.dialog === 'edit' && (
        <EditContactDialog companyId={companyId} contact={opened.contact} onClose={close} />
      )}
      {opened?.dialog === 'merge' && <MergeDialog companyId={companyId} contact={opened.contact} onClose={close} />}
      {opened?.dialog === 'delete' && (
        <DeleteContactDialog companyId={companyId} contact={opened.contact} onClose={close} />
      )}
    </>
  )
}

const formats = ['csv', 'vcf'] as const

/** The list on the screen, all its pages, for a spreadsheet or for an address book. */
function ExportMenu({ companyId, state }: { companyId: number; state: TableState }) {
  const { t } = useTranslation()
  const download = useExportContacts(companyId)
  const closed = useClosedToSupport()
  if (closed)
    return (
      <ActButton variant="default" closed={closed}>
        {t('contacts.export.open')}
      </ActButton>
    )
  return (
    <MenuButton
      position="bottom-end"
      button={
        <Button variant="default" loading={download.isPending} rightSection={<IconChevronDown size={16} aria-hidden />}>
          {t('contacts.export.open')}
        </Button>
      }
    >
      {(Menu) =>
        formats.map((format) => (
          <Menu.Item key={format} onClick={() => run(download, { state, format, name: t('contacts.export.file') })}>
            {t(`contacts.export.${format}`)}
          </Menu.Item>
        ))
      }
    </MenuButton>
  )
}
