import type { colleagueList } from '@logis/contract/companies.team.lists'
import type { SortKey } from '@logis/contract/lists'
import { IconPlus, IconUserEdit, IconUserMinus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { formatDate } from '../../platform/formats.ts'
import { useIdentity } from '../../platform/identity.ts'
import { useReason } from '../../platform/reasons.ts'
import { tellAndClose } from '../../platform/teller.tsx'
import { useTableState } from '../../platform/useTableState.ts'
import { ActButton } from '../../ui/ActButton.tsx'
import { ActIcon } from '../../ui/ActIcon.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { Confirm } from '../../ui/Confirm.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { onDemand } from '../../ui/onDemand.tsx'
import type { TableColumn } from '../../ui/tableColumns.ts'
import { useColleagues, useRemoveColleague, type Colleague } from './api.ts'
import { nameOf } from './colleague.ts'
import classes from './TeamPage.module.css'
import { teamTable } from './teamTable.ts'
import { useTeamFields } from './useTeamFields.ts'

const InviteDialog = onDemand(() => import('./InviteDialog.tsx').then((module) => module.InviteDialog))
const RoleDialog = onDemand(() => import('./RoleDialog.tsx').then((module) => module.RoleDialog))

type Opened = { act: 'change' | 'remove'; colleague: Colleague }

/** Those who belong to the company now. */
export function ColleagueList({ companyId }: { companyId: number }) {
  const { t } = useTranslation()
  const reason = useReason()
  const { state, change } = useTableState(teamTable)
  const query = useColleagues(companyId, state)
  const [inviting, setInviting] = useState(false)
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const invite = (
    <ActButton
      leftSection={<IconPlus size={16} aria-hidden />}
      closed={reason(query.data?.cannot.invite ?? null)}
      onClick={() => setInviting(true)}
      aria-haspopup="dialog"
    >
      {t('companies.team.invite.open')}
    </ActButton>
  )
  return (
    <>
      <DataTable
        title={t('companies.team.colleagues')}
        noun="companies.team.count"
        query={query}
        columns={[person, role, lastSeen, since, actionsColumn(setOpened)]}
        rowId={({ link_id }) => String(link_id)}
        rowName={nameOf}
        state={state}
        onChange={change}
        search={useTeamFields()}
        add={invite}
        empty={{ text: t('companies.team.empty') }}
      />
      {inviting && <InviteDialog companyId={companyId} onClose={() => setInviting(false)} />}
      {opened?.act === 'change' && <RoleDialog companyId={companyId} colleague={opened.colleague} onClose={close} />}
      {opened?.act === 'remove' && <RemoveDialog companyId={companyId} colleague={opened.colleague} onClose={close} />}
    </>
  )
}

type Column = TableColumn<Colleague, SortKey<typeof colleagueList>>

function Person(colleague: Colleague) {
  const { t } = useTranslation()
  const isMe = useIdentity().user.id === colleague.id
  const name = nameOf(colleague)
  return (
    <span className={classes.face}>
      <Avatar id={colleague.id} name={name} path={colleague.picture_path} />
      <span className={classes.person}>
        <span>{isMe ? t('companies.team.me', { name }) : name}</span>
        {name !== colleague.username && <span className={classes.address}>{colleague.username}</span>}
      </span>
    </span>
  )
}
const person: Column = {
  key: 'username',
  title: 'companies.team.field.person',
  width: '40%',
  sort: 'username',
  phone: 'name',
  cell: (colleague) => <Person {...colleague} />,
}

function Role({ role: held }: Colleague) {
  const { t } = useTranslation()
  return t(`companies.team.role.${held}.name`)
}
const role: Column = {
  key: 'role',
  title: 'companies.team.field.role',
  width: '18%',
  sort: 'role',
  cell: (colleague) => <Role {...colleague} />,
}

function LastSeen({ last_connection_at }: Colleague) {
  const { t } = useTranslation()
  return last_connection_at ? formatDate(last_connection_at) : t('companies.team.never')
}
const lastSeen: Column = {
  key: 'last_connection_at',
  title: 'companies.team.field.lastSeen',
  width: '16%',
  cell: (colleague) => <LastSeen {...colleague} />,
}
const since: Column = {
  key: 'created_at',
  title: 'companies.team.field.since',
  width: '14%',
  sort: 'created_at',
  cell: ({ created_at }) => formatDate(created_at),
}
const actionsColumn = (onOpen: (opened: Opened) => void): Column => ({
  key: 'actions',
  title: 'companies.team.field.actions',
  width: '12%',
  phone: 'actions',
  cell: (colleague) => <Actions colleague={colleague} onOpen={onOpen} />,
})

function Actions({ colleague, onOpen }: { colleague: Colleague; onOpen: (opened: Opened) => void }) {
  const { t } = useTranslation()
  const reason = useReason()
  const name = nameOf(colleague)
  return (
    <>
      <ActIcon
        icon={IconUserEdit}
        label={t('companies.team.change.open', { name })}
        closed={reason(colleague.cannot.change)}
        opensDialog
        onClick={() => onOpen({ act: 'change', colleague })}
      />
      <ActIcon
        icon={IconUserMinus}
        label={t('companies.team.remove.open', { name })}
        closed={reason(colleague.cannot.remove)}
        opensDialog
        onClick={() => onOpen({ act: 'remove', colleague })}
      />
    </>
  )
}

type RemoveProps = { companyId: number; colleague: Colleague; onClose: () => void }

function RemoveDialog({ companyId, colleague, onClose }: RemoveProps) {
  const { t } = useTranslation()
  const name = nameOf(colleague)
  return (
    <Confirm
      title={t('companies.team.remove.title')}
      text={t('companies.team.remove.text', { name })}
      call={useRemoveColleague()}
      input={{ company_id: companyId, link_id: colleague.link_id }}
      onDone={() => tellAndClose(t('companies.team.remove.done', { name }), onClose)}
      onClose={onClose}
    />
  )
}
