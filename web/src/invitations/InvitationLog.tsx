import { Button, Skeleton, Text } from '@mantine/core'
import type { Project } from '@logis/contract/projects'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useFormats } from '../platform/formats.ts'
import { EmailAddress } from '../ui/EmailAddress.tsx'
import { ErrorBlock } from '../ui/ErrorBlock.tsx'
import { Rows } from '../ui/table/Rows.tsx'
import type { TableColumn } from '../ui/tableColumns.ts'
import { everyRow } from '../ui/tableState.ts'
import { useSettled } from '../ui/useSettled.ts'
import { lastOnes, useMailLogs, type MailLog } from './api.ts'
import classes from './InvitationLog.module.css'
import { MailStatusChip } from './MailStatusChip.tsx'
import { SeeButton } from './SeeButton.tsx'
import { onDemand } from '../ui/onDemand.tsx'

const MailDialog = onDemand(() => import('./MailDialog.tsx').then((module) => module.MailDialog))

function SentAt({ created_at }: MailLog) {
  const { formatDateTime } = useFormats()
  return formatDateTime(created_at)
}

/** A mail that is too old, or whose reader's account is erased, no longer says whom it went to. */
function Recipient({ recipient }: MailLog) {
  const { t } = useTranslation()
  return recipient ? <EmailAddress of={recipient} /> : t('invitations.log.forgotten')
}

const facts: readonly TableColumn<MailLog>[] = [
  { key: 'created_at', title: 'invitations.log.date', width: 160, cell: (log) => <SentAt {...log} /> },
  {
    key: 'recipient',
    title: 'invitations.log.recipients',
    phone: 'name',
    cell: (log) => <Recipient {...log} />,
  },
  {
    key: 'status',
    title: 'invitations.log.status',
    width: 220,
    phone: 'chip',
    cell: (log) => <MailStatusChip {...log} />,
  },
]

type Props = {
  project: Project
  /** In a dialog of its own: every one of them, under the dialog's title. */
  whole?: boolean
}

/** CODE-06: the invitations of a project, the last five at first. */
export function InvitationLog({ project, whole = false }: Props) {
  const { t } = useTranslation()
  const [all, setAll] = useState(whole)
  const [opened, setOpened] = useState<MailLog | null>(null)
  const logs = useSettled(useMailLogs(project, all ? everyRow : lastOnes))
  const total = logs.data?.meta.total ?? 0
  const recipient = project.activation_date === null ? project.contact_information.emails[0]?.email : undefined
  const see: TableColumn<MailLog> = {
    key: 'see',
    title: 'invitations.log.actions',
    width: 56,
    phone: 'actions',
    cell: (log) => <SeeButton log={log} onSee={setOpened} />,
  }
  const columns = [...facts, see]
  const rows = (logs.data?.data ?? []).map((row) => ({
    id: String(row.id),
    row,
    name: row.recipient || t('invitations.log.forgotten'),
    columns,
    detail: null,
    selection: null,
  }))
  return (
    <section className={classes.log}>
      {!whole && <h3 className={classes.title}>{t('invitations.log.title')}</h3>}
      {!whole && recipient && (
        <p className={classes.recipient}>
          {t('invitations.log.to')} <EmailAddress of={recipient} />
        </p>
      )}
      {logs.isPending && <Skeleton height={72} />}
      {logs.error && <ErrorBlock error={logs.error} onRetry={() => void logs.refetch()} />}
      {logs.data && total === 0 && <Text c="dimmed">{t('invitations.log.empty')}</Text>}
      {rows.length > 0 && (
        <Rows
          {...{ title: t('invitations.log.title'), columns, rows, total }}
          sort={null}
          onSort={() => undefined}
          expandable={false}
          selection={null}
          busy={logs.isFetching}
        />
      )}
      {!whole && total > lastOnes && (
        <Button variant="subtle" size="compact-sm" onClick={() => setAll(!all)}>
          {all ? t('invitations.log.fewer') : t('invitations.log.all', { count: total })}
        </Button>
      )}
      {opened && <MailDialog log={opened} onClose={() => setOpened(null)} />}
    </section>
  )
}
