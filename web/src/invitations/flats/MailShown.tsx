import { Button, Skeleton } from '@mantine/core'
import type { InvitationCode } from '@logis/contract/invitations.rules'
import { useState } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { ErrorBlock } from '../../ui/ErrorBlock.tsx'
import mail from '../MailDialog.module.css'
import { useMailPreview } from './api.ts'

type Props = { companyId: number; flatId: number; code: InvitationCode }

/** The words that will leave, as the first of them reads them; shown to whoever asks. */
export function MailShown(props: Props) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="subtle" size="compact-sm" mt="xs" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t(open ? 'inviteFlats.hideMail' : 'inviteFlats.showMail')}
      </Button>
      {open && <Mail {...props} />}
    </>
  )
}

function Mail({ companyId, flatId, code }: Props) {
  const { t } = useTranslation()
  const preview = useMailPreview(companyId, flatId, code, 'fr-FR')
  if (preview.error) return <ErrorBlock error={preview.error} onRetry={() => void preview.refetch()} />
  if (!preview.data) return <Skeleton className={mail.body ?? ''} />
  const { subject, body } = preview.data.data
  return (
    <>
      <p>
        <strong>{subject}</strong>
      </p>
      {/* A mail as it leaves: in a frame that can neither run a script nor reach the portal (D2-C06). */}
      <iframe className={mail.body} title={t('invitations.mail.body')} sandbox="" srcDoc={body} />
    </>
  )
}
