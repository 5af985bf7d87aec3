import { Select, Skeleton } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { Project } from '@logis/contract/projects'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { locales, type Locale } from '../platform/locale.ts'
import { useCompanyId } from '../platform/shell/useCompanyId.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { EmailAddress } from '../ui/EmailAddress.tsx'
import { ErrorBlock } from '../ui/ErrorBlock.tsx'
import { useInvitationPreview, useInviteOwner } from './api.ts'
import classes from './MailDialog.module.css'

/** CODE-17, CODE-19: to whom, in which language and with which words, before anything leaves. */
export function InviteDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const { t } = useTranslation()
  const companyId = useCompanyId()
  const [locale, setLocale] = useState<Locale>('fr-FR')
  const form = useForm({ initialValues: {}, transformValues: () => ({ ...project, locale }) })
  return (
    <DialogForm
      title={t('invitations.send')}
      submit={t('invitations.invite.submit')}
      width="md"
      form={form}
      call={useInviteOwner(companyId)}
      fieldOf={{}}
      onDone={onClose}
      onClose={onClose}
    >
      <Select
        mb="md"
        label={t('invitations.invite.language')}
        allowDeselect={false}
        data={locales.map((value) => ({ value, label: t(`platform.language.${value}`) }))}
        value={locale}
        onChange={(value) => setLocale(value as Locale)}
      />
      <Preview companyId={companyId} project={project} locale={locale} />
    </DialogForm>
  )
}

function Preview({ companyId, project, locale }: { companyId: number; project: Project; locale: Locale }) {
  const { t } = useTranslation()
  const preview = useInvitationPreview(companyId, project, locale)
  const mail = preview.data?.data
  const to = project.contact_information.emails[0]?.email ?? ''
  const before = project.journey.invitations?.last?.recipient ?? to
  const wentElsewhere = before.toLowerCase() !== to.toLowerCase() && project.cannot.renew_code === null
  return (
    <>
      <dl className={classes.facts}>
        <dt>{t('invitations.mail.recipient')}</dt>
        <dd>
          <EmailAddress of={to} />
        </dd>
        <dt>{t('invitations.mail.subject')}</dt>
        <dd>{mail?.subject ?? '…'}</dd>
      </dl>
      {wentElsewhere && <p className={classes.before}>{t('invitations.renew.before', { recipient: before })}</p>}
      {/* As high as the mail: the buttons below must not move from under the click. */}
      {preview.isPending && <Skeleton className={classes.body ?? ''} />}
      {preview.error && <ErrorBlock error={preview.error} onRetry={() => void preview.refetch()} />}
      {/* A mail as it leaves: in a frame that can neither run a script nor reach the portal (D2-C06). */}
      {mail && <iframe className={classes.body} title={t('invitations.mail.body')} sandbox="" srcDoc={mail.body} />}
    </>
  )
}
