import { Skeleton } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useTranslation } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { ErrorBlock, ErrorNote } from '../ui/ErrorBlock.tsx'
import { run } from '../ui/call.ts'
import { focusFirst } from '../ui/formFields.ts'
import { useErrorsInLanguage } from '../ui/useErrorsInLanguage.ts'
import { useSettled } from '../ui/useSettled.ts'
import { useResetPassword, useResetToken } from './api.ts'
import { loginAddress } from './loginAddress.ts'
import { Entrance } from './Entrance.tsx'
import { noPassword, useNewPasswordRules } from './newPassword.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { SubmitButton } from './SubmitButton.tsx'

/** The link of the e-mail: valid, or no longer (AUTH-19..21). */
export function ResetPage() {
  const { t } = useTranslation()
  const { password_token = '' } = useParams({ strict: false }) as { password_token?: string }
  const { data, error, refetch } = useSettled(useResetToken(password_token))
  return (
    <Entrance>
      <h1>{t('accounts.reset.title')}</h1>
      {error && <ErrorBlock error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={240} role="status" aria-label={t('ui.loading')} />}
      {data?.data.is_valid === false && <InvalidToken />}
      {data?.data.is_valid && <ResetForm token={password_token} />}
    </Entrance>
  )
}

function InvalidToken() {
  const { t } = useTranslation()
  return (
    <>
      <ErrorNote>
        <p>{t('accounts.reset.invalid')}</p>
      </ErrorNote>
      <Link data-reaching to={paths.login()}>
        {t('accounts.reset.toLogin')}
      </Link>
    </>
  )
}

/** AUTH-22, AUTH-23: then the sign-in of residents or of partners, as the account is. A link used meanwhile in another tab is said as an invalid one. */
function ResetForm({ token }: { token: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const reset = useResetPassword()
  const form = useForm({ initialValues: noPassword, validateInputOnBlur: true, validate: useNewPasswordRules() })
  useErrorsInLanguage(form)
  const ready = form.isValid()
  const done = ({ data: { account_scope } }: Awaited<ReturnType<typeof reset.mutateAsync>>) => {
    tellSuccess(t('accounts.password.changed'))
    void navigate({ href: loginAddress({ scope: account_scope }) })
  }
  const send = ({ new_password }: typeof form.values) => {
    if (!reset.isPending) run(reset, { token, new_password }, { onSuccess: done })
  }
  if (reset.error?.reason === 'PASSWORD_RESET_TOKEN_INVALID') return <InvalidToken />
  return (
    <form noValidate onSubmit={form.onSubmit(send, (errors) => focusFirst(Object.keys(errors).map(form.getInputNode)))}>
      <NewPasswordFields form={form} />
      {reset.error && <ErrorBlock title={t('accounts.reset.failed')} error={reset.error} />}
      <SubmitButton size="md" fullWidth ready={ready} pending={reset.isPending}>
        {t('accounts.reset.submit')}
      </SubmitButton>
    </form>
  )
}
