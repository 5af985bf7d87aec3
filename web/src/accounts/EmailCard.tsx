import type { Me } from '@logis/contract/accounts'
import { emailField } from '@logis/contract/http.rules'
import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { PasswordField } from '../ui/PasswordField.tsx'
import { useTranslation } from '../ui/texts.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { ActButton } from '../ui/ActButton.tsx'
import { Card } from '../ui/Card.tsx'
import { ErrorBlock } from '../ui/ErrorBlock.tsx'
import { run } from '../ui/call.ts'
import { useFieldRules } from '../ui/fieldRules.ts'
import { faultyFields, focusFirst } from '../ui/formFields.ts'
import { useErrorsInLanguage } from '../ui/useErrorsInLanguage.ts'
import { useRefusal } from '../ui/useRefusal.ts'
import classes from './AccountPage.module.css'
import { CardSubmit } from './CardSubmit.tsx'
import { useChangeEmail, useResendValidation } from './ownAccount.ts'

/** Which field a refusal is about. */
const fieldOf = { PASSWORD_INCORRECT: 'password', EMAIL_ALREADY_USED: 'email', VALIDATION_ERROR: 'email' } as const

/** API-12: one's own address. The new one counts once its mail was answered; the old one is told. */
export function EmailCard({ user }: { user: Me }) {
  const { t } = useTranslation()
  const rules = useFieldRules()
  const change = useChangeEmail()
  const [pending, setPending] = useState<string | null>(null)
  const form = useForm({
    initialValues: { email: '', password: '' },
    validateInputOnBlur: true,
    validate: { email: rules.text(emailField), password: rules.required },
  })
  useErrorsInLanguage(form)
  const { told, tell, forget } = useRefusal(form, fieldOf)

  const send = ({ email, password }: typeof form.values) => {
    if (change.isPending) return
    forget()
    run(
      change,
      { user_id: user.id, email: email.trim(), password },
      {
        onSuccess: ({ data }) => {
          form.reset()
          setPending(data.pending_email)
          tellSuccess(t('accounts.email.sent', { email: data.pending_email }))
        },
        onError: tell,
      },
    )
  }
  return (
    <Card title={t('accounts.email.title')}>
      <form
        className={classes.form}
        noValidate
        onSubmit={form.onSubmit(send, (errors) => focusFirst(Object.keys(errors).map(form.getInputNode)))}
      >
        <p className={classes.note}>{t('accounts.email.current', { email: user.email ?? user.username })}</p>
        {user.email_validated === false && <Unproven />}
        <TextInput
          label={t('accounts.email.new')}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...form.getInputProps('email')}
        />
        <PasswordField
          label={t('accounts.email.password')}
          autoComplete="current-password"
          required
          {...form.getInputProps('password')}
        />
        {told && <ErrorBlock title={t('accounts.email.failed')} error={told.refused} />}
        <p className={classes.note} role="status">
          {pending ? t('accounts.email.waits', { email: pending }) : t('accounts.email.help')}
        </p>
        <CardSubmit missing={faultyFields(form).length} pending={change.isPending}>
          {t('accounts.email.submit')}
        </CardSubmit>
      </form>
    </Card>
  )
}

/** Whoever proves an address first has it: the card says so while nobody has. */
function Unproven() {
  const { t } = useTranslation()
  const resend = useResendValidation()
  const send = () => run(resend, {}, { onSuccess: () => tellSuccess(t('accounts.email.resent')) })
  return (
    <div className={classes.choice}>
      <p className={classes.note}>{t('accounts.email.unproven')}</p>
      <ActButton variant="default" loading={resend.isPending} onClick={send}>
        {t('accounts.email.resend')}
      </ActButton>
    </div>
  )
}
