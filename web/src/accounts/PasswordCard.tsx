import { isNotEmpty, useForm } from '@mantine/form'
import { PasswordField } from '../ui/PasswordField.tsx'
import { useTranslation } from '../ui/texts.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { Card } from '../ui/Card.tsx'
import { ErrorBlock } from '../ui/ErrorBlock.tsx'
import { run } from '../ui/call.ts'
import { faultyFields, focusFirst } from '../ui/formFields.ts'
import { useErrorsInLanguage } from '../ui/useErrorsInLanguage.ts'
import classes from './AccountPage.module.css'
import { CardSubmit } from './CardSubmit.tsx'
import { useChangePassword } from './ownAccount.ts'
import { noPassword, useNewPasswordRules } from './newPassword.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'

/** PROF-34..37. The other sessions end with the old password; the card says so before. */
export function PasswordCard({ userId, username }: { userId: number; username: string }) {
  const { t } = useTranslation()
  const change = useChangePassword()
  const form = useForm({
    initialValues: { old_password: '', ...noPassword },
    validateInputOnBlur: true,
    validate: { old_password: isNotEmpty(t('ui.field.required')), ...useNewPasswordRules() },
  })
  useErrorsInLanguage(form)
  const wrongOld = change.error?.reason === 'PASSWORD_INCORRECT'

  const send = ({ old_password, new_password }: typeof form.values) => {
    if (change.isPending) return
    run(
      change,
      { user_id: userId, old_password, new_password },
      {
        onSuccess: () => {
          form.reset()
          tellSuccess(t('accounts.password.changed'))
        },
        onError: (refused) => {
          if (refused.reason !== 'PASSWORD_INCORRECT') return
          form.setFieldError('old_password', refused.message)
          form.getInputNode('old_password')?.focus()
        },
      },
    )
  }
  return (
    <Card title={t('accounts.password.title')}>
      <form
        className={classes.form}
        noValidate
        onSubmit={form.onSubmit(send, (errors) => focusFirst(Object.keys(errors).map(form.getInputNode)))}
      >
        {/* Password managers look for the name the password belongs to. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          label={t('accounts.password.old')}
          autoComplete="current-password"
          required
          {...form.getInputProps('old_password')}
        />
        <NewPasswordFields form={form} />
        {change.error && !wrongOld && <ErrorBlock title={t('accounts.password.failed')} error={change.error} />}
        <p className={classes.note}>{t('accounts.password.closesOthers')}</p>
        <CardSubmit missing={faultyFields(form).length} pending={change.isPending}>
          {t('accounts.password.submit')}
        </CardSubmit>
      </form>
    </Card>
  )
}
