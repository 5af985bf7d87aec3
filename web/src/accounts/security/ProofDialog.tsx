import { Button, Skeleton, TextInput } from '@mantine/core'
import type { Factors } from '@logis/contract/accounts.factors'
import { isNotEmpty, useForm } from '@mantine/form'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { useTranslation } from '../../ui/texts.ts'
import { useIdentity } from '../../platform/identity.ts'
import { signOut } from '../../platform/shell/signOut.ts'
import { run } from '../../ui/call.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogForm } from '../../ui/DialogForm.tsx'
import { ErrorBlock } from '../../ui/ErrorBlock.tsx'
import classes from '../AccountPage.module.css'
import { knowsPasskeys } from '../passkeys/support.ts'
import { useFactors, useProveByPasskey, useProveIdentity } from './api.ts'

/** `why`: what it is asked for, where that is not an act that waits for it. */
type Props = { why?: string; onDone: () => void; onClose: () => void }

/** Before what is serious, ten minutes after the last proof: is it still them? */
export function ProofDialog({ why, onDone, onClose }: Props) {
  const { t } = useTranslation()
  const said = why ?? t('accounts.proof.why')
  const { user } = useIdentity()
  const factors = useFactors(user.id)
  const found = factors.data?.data
  const isByPasskey = found !== undefined && found.passkeys.length > 0 && knowsPasskeys()
  // A passkey that is the one factor stands for the password, where a factor is demanded.
  const isByPassword = found?.has_password && !(isByPasskey && found.is_demanded)
  if (found && (found.totp || isByPassword))
    return <ProofForm why={said} userId={user.id} factors={found} onDone={onDone} onClose={onClose} />
  return (
    <Dialog title={t('accounts.proof.title')} onClose={onClose}>
      {factors.error && <ErrorBlock error={factors.error} onRetry={() => void factors.refetch()} />}
      {factors.isPending && <Skeleton height={96} role="status" aria-label={t('ui.loading')} />}
      {found && (isByPasskey ? <ByPasskey why={said} userId={user.id} onDone={onDone} /> : <SignInAgain />)}
    </Dialog>
  )
}

/** Whoever has neither factor nor password came by a provider: coming that way again is their proof. */
function SignInAgain() {
  const { t } = useTranslation()
  return (
    <>
      <p className={classes.note}>{t('accounts.proof.again')}</p>
      <Button mt={16} data-autofocus onClick={() => void signOut()}>
        {t('accounts.proof.signIn')}
      </Button>
    </>
  )
}

function ByPasskey({ why, userId, onDone }: { why: string; userId: number; onDone: () => void }) {
  const { t } = useTranslation()
  const prove = useProveByPasskey()
  return (
    <div className={classes.form}>
      <p className={classes.note}>{why}</p>
      {prove.error && <ErrorBlock title={t('accounts.proof.failed')} error={prove.error} />}
      <Button
        data-autofocus
        loading={prove.isPending}
        onClick={() => run(prove, userId, { onSuccess: (answer) => answer && onDone() })}
      >
        {t('accounts.passkey.use')}
      </Button>
    </div>
  )
}

function ProofForm({ why, userId: user_id, factors, onDone, onClose }: Props & { userId: number; factors: Factors }) {
  const { t } = useTranslation()
  const byCode = factors.totp !== null
  const prove = useProveByPasskey()
  const form = useForm({
    initialValues: { proof: '' },
    validate: { proof: isNotEmpty(t('ui.field.required')) },
    transformValues: ({ proof }) => (byCode ? { user_id, code: proof } : { user_id, password: proof }),
  })
  const field = { 'data-autofocus': true, ...form.getInputProps('proof') }
  return (
    <DialogForm
      title={t('accounts.proof.title')}
      form={form}
      call={useProveIdentity()}
      fieldOf={{ FACTOR_CODE_INVALID: 'proof', PASSWORD_INCORRECT: 'proof', VALIDATION_ERROR: 'proof' }}
      submit={t('accounts.proof.submit')}
      onDone={onDone}
      onClose={onClose}
    >
      <p className={classes.note}>{why}</p>
      {byCode ? (
        <TextInput
          mt={16}
          label={t('accounts.proof.code')}
          description={t('accounts.proof.codeHelp')}
          autoComplete="one-time-code"
          inputMode="text"
          spellCheck={false}
          required
          {...field}
        />
      ) : (
        <PasswordField
          mt={16}
          label={t('accounts.email.password')}
          autoComplete="current-password"
          required
          {...field}
        />
      )}
      {factors.passkeys.length > 0 && knowsPasskeys() && (
        <Button
          variant="default"
          mt={16}
          loading={prove.isPending}
          onClick={() => run(prove, user_id, { onSuccess: (answer) => answer && onDone() })}
        >
          {t('accounts.passkey.use')}
        </Button>
      )}
      {prove.error && <ErrorBlock title={t('accounts.proof.failed')} error={prove.error} />}
    </DialogForm>
  )
}
