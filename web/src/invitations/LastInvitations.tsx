import { Button, Skeleton } from '@mantine/core'
import type { Project } from '@logis/contract/projects'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useFormats } from '../platform/formats.ts'
import { EmailAddress } from '../ui/EmailAddress.tsx'
import { ErrorBlock } from '../ui/ErrorBlock.tsx'
import { onDemand } from '../ui/onDemand.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { lastOnes, useMailLogs, type MailLog } from './api.ts'
import classes from './LastInvitations.module.css'
import { MailStatusChip } from './MailStatusChip.tsx'
import { SeeButton } from './SeeButton.tsx'

const MailDialog = onDemand(() => import('./MailDialog.tsx').then((module) => module.MailDialog))
const LogDialog = onDemand(() => import('./LogDialog.tsx').then((module) => module.LogDialog))

/** The last two invitations of a project, where there is little room; all of them one click away. */
export function LastInvitations({ project }: { project: Project }) {
  const { t } = useTranslation()
  const [all, show] = useDisclosure(false)
  const [opened, setOpened] = useState<MailLog | null>(null)
  const logs = useSettled(useMailLogs(project, lastOnes))
  const total = logs.data?.meta.total ?? 0
  return (
    <section className={classes.log}>
      <h3 className={classes.title}>{t('invitations.log.title')}</h3>
      {logs.isPending && <Skeleton height={88} />}
      {logs.error && <ErrorBlock error={logs.error} onRetry={() => void logs.refetch()} />}
      {logs.data && total === 0 && <p className={classes.none}>{t('invitations.log.empty')}</p>}
      {total > 0 && (
        <>
          <ul className={classes.list}>
            {logs.data?.data.slice(0, 2).map((log) => (
              <Line key={log.id} log={log} onSee={setOpened} />
            ))}
          </ul>
          <Button variant="subtle" size="compact-sm" aria-haspopup="dialog" onClick={show.open}>
            {t('invitations.log.all', { count: total })}
          </Button>
        </>
      )}
      {opened && <MailDialog log={opened} onClose={() => setOpened(null)} />}
      {all && <LogDialog project={project} onClose={show.close} />}
    </section>
  )
}

function Line({ log, onSee }: { log: MailLog; onSee: (log: MailLog) => void }) {
  const { t } = useTranslation()
  const { formatDateTime } = useFormats()
  return (
    <li className={classes.line}>
      <div className={classes.what}>
        <MailStatusChip {...log} />
        <span className={classes.date}>{formatDateTime(log.created_at)}</span>
        <span className={classes.recipient}>
          {log.recipient ? <EmailAddress of={log.recipient} /> : t('invitations.log.forgotten')}
        </span>
      </div>
      <SeeButton log={log} onSee={onSee} />
    </li>
  )
}
