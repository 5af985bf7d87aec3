import { PasswordInput, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'
import { useSignIn } from './signIn.ts'
import classes from './Entrance.module.css'
import { SubmitButton } from './SubmitButton.tsx'

type Props = {
  scope: 'partner' | 'resident'
  wanted: string | undefined
  /** The address of an account that is known already, as an invitation tells it. */
  email?: string
  /** What else is offered to whoever has typed this. */
  below?: (username: string) => ReactNode
}

/** What the line under the fields is about; a name that is no address is refused as VALIDATION_ERROR. */
const toldBelow = new Set(['CREDENTIALS_INVALID', 'TOO_MANY_REQUESTS', 'VALIDATION_ERROR'])

/** What was typed survives a refusal; the toast says the reason, the line under the fields says what to do. */
export function SignInForm({ scope, wanted, email, below }: Props) {
  const { t } = useTranslation()
  const signIn = useSignIn(wanted)
  const [username, setUsername] = useState(email ?? '')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const faults = { username: username.trim() === '', password: password === '' }
  const ready = !faults.username && !faults.password
  const told = (fault: boolean) => tried && fault && t('ui.field.required')
  const refused = toldBelow.has(signIn.error?.reason ?? '')

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (ready && !signIn.isPending) signIn.mutate({ username, password, scope })
    if (!ready)
      event.currentTarget
        .querySelector<HTMLInputElement>(faults.username ? '[name=username]' : '[name=password]')
        ?.focus()
  }
  return (
    <form noValidate onSubmit={send}>
      <TextInput
        label={t('accounts.login.username')}
        name="username"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        size="md"
        readOnly={email !== undefined}
        value={username}
        error={told(faults.username)}
        onChange={(event) => setUsername(event.currentTarget.value)}
      />
      <PasswordInput
        label={t('accounts.login.password')}
        name="password"
        autoComplete="current-password"
        size="md"
        visibilityToggleButtonProps={{ 'aria-label': t('accounts.login.show'), tabIndex: 0 }}
        value={password}
        error={told(faults.password)}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      {refused && <p className={classes.refused}>{t('accounts.login.refused')}</p>}
      {signIn.error?.reason === 'SCOPE_NOT_ALLOWED' && (
        <p className={classes.refused}>
          {t(`accounts.login.wrongDoor.${scope}`)}{' '}
          <Link to={paths.login()} search={scope === 'partner' ? { scope: 'resident' } : {}}>
            {t(scope === 'partner' ? 'accounts.login.toResident' : 'accounts.login.toPartner')}
          </Link>
        </p>
      )}
      <SubmitButton size="md" fullWidth ready={ready} pending={signIn.isPending}>
        {t('accounts.login.submit')}
      </SubmitButton>
      {below?.(username)}
    </form>
  )
}
