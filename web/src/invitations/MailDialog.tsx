import { Button, Text } from '@mantine/core'
import { useTranslation } from '../ui/texts.ts'
import { useFormats } from '../platform/formats.ts'
import { Dialog, DialogFooter } from '../ui/Dialog.tsx'
import type { MailLog } from './api.ts'
import classes from './MailDialog.module.css'
import { MailPath } from './MailPath.tsx'
import { MailStatusChip } from './MailStatusChip.tsx'

type Props = {
  log: MailLog
  /** What the mail is called; an invitation where nothing is said. */
  title?: string
  /** Said in place of what the mail says, which is not shown here. */
  withheld?: string | undefined
  onClose: () => void
}

/** CODE-07: one mail, what became of it and what it says. */
export function MailDialog({ log, title, withheld, onClose }: Props) {
  const { t } = useTranslation()
  const { formatDateTime } = useFormats()
  const { external_data: mail } = log
  return (
    <Dialog title={title ?? t('invitations.mail.title')} width="md" onClose={onClose}>
      <dl className={classes.facts}>
        <dt>{t(mail ? 'invitations.mail.sent' : 'invitations.mail.requested')}</dt>
        <dd>{formatDateTime(log.created_at)}</dd>
        <dt>{t('invitations.mail.recipient')}</dt>
        <dd>{log.recipient || t('invitations.log.forgotten')}</dd>
        {mail?.subject && (
          <>
            <dt>{t('invitations.mail.subject')}</dt>
            <dd>{mail.subject}</dd>
          </>
        )}
        <dt>{t('invitations.mail.status')}</dt>
        <dd>
          <MailStatusChip {...log} />
        </dd>
      </dl>
      {mail ? (
        <>
          <MailPath sentAt={log.created_at} events={mail.events} />
          {/* Written by others: shown in a frame that can neither run a script nor reach the portal (D2-C06). */}
          {mail.body ? (
            <iframe className={classes.body} title={t('invitations.mail.body')} sandbox="" srcDoc={mail.body} />
          ) : (
            <Text c="dimmed">{withheld ?? t('invitations.mail.forgotten')}</Text>
          )}
        </>
      ) : (
        <Text c="dimmed">{t('invitations.mail.awaiting')}</Text>
      )}
      <DialogFooter>
        <Button onClick={onClose}>{t('ui.action.close')}</Button>
      </DialogFooter>
    </Dialog>
  )
}
