import type { accessList } from '@logis/contract/accesses.lists'
import type { SortKey } from '@logis/contract/lists'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { formatDate } from '../platform/formats.ts'
import { useReason } from '../platform/reasons.ts'
import { tellAndClose } from '../platform/teller.tsx'
import { useTableState } from '../platform/useTableState.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { ActIcon } from '../ui/ActIcon.tsx'
import { Confirm } from '../ui/Confirm.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import type { TableColumn } from '../ui/tableColumns.ts'
import { AccessSubject } from './AccessSubject.tsx'
import { authorizedTable } from './accessTables.ts'
import { useAuthorizedAccesses, useRemoveAccess, type AuthorizedAccess } from './api.ts'
import { useAccessFields } from './useAccessFields.tsx'
import { onDemand } from '../ui/onDemand.tsx'

const GrantAccessDialog = onDemand(() => import('./GrantAccessDialog.tsx').then((module) => module.GrantAccessDialog))

type Props = { companyId: number }

/** ACC-04: the companies that this one lets in. */
export function AuthorizedList({ companyId }: Props) {
  const { t } = useTranslation()
  const reason = useReason()
  const { state, change } = useTableState(authorizedTable)
  const query = useAuthorizedAccesses(companyId, state)
  const [granting, setGranting] = useState(false)
  const [removing, setRemoving] = useState<AuthorizedAccess | null>(null)
  const names = (query.data?.data ?? []).map((access) => ({
    value: String(access.authorized_company_id),
    label: access.authorized_company_name,
  }))
  const grant = (
    <ActButton
      leftSection={<IconPlus size={16} aria-hidden />}
      closed={reason(query.data?.cannot.grant ?? null)}
      onClick={() => setGranting(true)}
      aria-haspopup="dialog"
    >
      {t('accesses.grant.open')}
    </ActButton>
  )
  return (
    <>
      <DataTable
        title={t('accesses.authorized.title')}
        heading="none"
        noun="accesses.authorized.count"
        query={query}
        columns={[company, createdAt, actionsColumn(setRemoving)]}
        rowId={({ id }) => String(id)}
        rowName={(access) => access.authorized_company_name}
        state={state}
        onChange={change}
        search={useAccessFields(companyId, names)}
        add={grant}
        empty={{ text: t('accesses.authorized.empty') }}
      />
      {granting && <GrantAccessDialog companyId={companyId} onClose={() => setGranting(false)} />}
      {removing && <RemoveDialog companyId={companyId} access={removing} onClose={() => setRemoving(null)} />}
    </>
  )
}

function Subject(access: AuthorizedAccess) {
  const { t } = useTranslation()
  const scope = t('accesses.authorized.scope')
  const above = access.company_id === access.resource_id ? null : access.company_name
  const giver = [access.given_by?.name, above].filter(Boolean).join(', ')
  const by = giver && t('accesses.authorized.by', { name: giver })
  return <AccessSubject name={access.authorized_company_name} scope={by ? `${scope} ${by}` : scope} />
}

const company: TableColumn<AuthorizedAccess> = {
  key: 'company',
  title: 'accesses.field.company',
  width: '65%',
  phone: 'name',
  cell: (access) => <Subject {...access} />,
}
const createdAt: TableColumn<AuthorizedAccess, SortKey<typeof accessList>> = {
  key: 'created_at',
  title: 'accesses.field.created_at',
  width: '25%',
  sort: 'created_at',
  cell: ({ created_at }) => formatDate(created_at),
}
const actionsColumn = (onRemove: (access: AuthorizedAccess) => void): TableColumn<AuthorizedAccess> => ({
  key: 'actions',
  title: 'accesses.field.actions',
  width: '10%',
  phone: 'actions',
  cell: (access) => <RemoveButton access={access} onRemove={onRemove} />,
})

type RemoveButtonProps = { access: AuthorizedAccess; onRemove: (access: AuthorizedAccess) => void }

function RemoveButton({ access, onRemove }: RemoveButtonProps) {
  const { t } = useTranslation()
  const reason = useReason()
  return (
    <ActIcon
      icon={IconTrash}
      label={t('accesses.remove.open', { name: access.authorized_company_name })}
      closed={reason(access.cannot.remove)}
      opensDialog
      onClick={() => onRemove(access)}
    />
  )
}

type RemoveProps = { companyId: number; access: AuthorizedAccess; onClose: () => void }

/** ACC-14. */
function RemoveDialog({ companyId, access, onClose }: RemoveProps) {
  const { t } = useTranslation()
  const name = access.authorized_company_name
  return (
    <Confirm
      title={t('accesses.remove.title')}
      text={t('accesses.remove.text', { name })}
      call={useRemoveAccess()}
      input={{ company_id: companyId, access_id: access.id }}
      onDone={() => tellAndClose(t('accesses.remove.done', { name }), onClose)}
      onClose={onClose}
    />
  )
}
