import { Button, TextInput } from '@mantine/core'
import { useState, type FormEvent, type ReactNode } from 'react'
import { PasswordField } from '../ui/PasswordField.tsx'
import { useTranslation } from '../ui/texts.ts'
import { ground } from '../platform/ground.ts'
import { onDemand } from '../ui/onDemand.tsx'
import { usePasskeyEntry } from './passkeys/entry.ts'
import { OtherDoor } from './OtherDoor.tsx'
import { enterTo, useSignIn } from './signIn.ts'
import classes from './Entrance.module.css'
import { SubmitButton } from './SubmitButton.tsx'

/** Few need it, and they have a password to type first. */
const SecondStep = onDemand(() => import('./SecondStep.tsx').then((module) => module.SecondStep))

type Props = {
  scope: 'partner' | 'resident'
  wanted: string | undefined
  /** The address of an account that is known already, as an invitation tells it. */
  email?: string
  /** What else is offered to whoever has typed this. */
  below?: (username: string) => ReactNode
  /** Below the form, outside it: what has a form of its own. The second step has none of it. */
  after?: (username: string) => ReactNode
}

/** What the line under the fields is about; a name that is no address is refused as VALIDATION_ERROR. */
const toldBelow = new Set(['CREDENTIALS_INVALID', 'TOO_MANY_REQUESTS', 'VALIDATION_ERROR'])

/** What was typed survives a refusal; the toast says the reason, the line under the fields says what to do. */
export function SignInForm({ scope, wanted, email, below, after }: Props) {
  const { t } = useTranslation()
  const enter = enterTo(wanted)
  const signIn = useSignIn(enter)
  const passkey = usePasskeyEntry(scope, enter)
  const [username, setUsername] = useState(email ?? ground.known ?? '')
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
  const answer = signIn.data?.data
  if (answer && 'challenge' in answer)
    return <SecondStep awaited={answer} enter={enter} onClose={() => signIn.reset()} />
  return (
    <>
      <form noValidate onSubmit={send}>
        <TextInput
          label={t('accounts.login.username')}
          name="username"
          type="email"
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          size="md"
          readOnly={email !== undefined}
          value={username}
          error={told(faults.username)}
          onFocus={passkey?.offer}
          onChange={(event) => setUsername(event.currentTarget.value)}
        />
        <PasswordField
          label={t('accounts.login.password')}
          name="password"
          autoComplete="current-password"
          size="md"
          value={password}
          error={told(faults.password)}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        {refused && <p className={classes.refused}>{t('accounts.login.refused')}</p>}
        {/* Of this door: the page of the other one is this form too. */}
        {signIn.error?.reason === 'SCOPE_NOT_ALLOWED' && signIn.variables?.scope === scope && (
          <p className={classes.refused}>
            {t(`accounts.login.wrongDoor.${scope}`)} <OtherDoor scope={scope} />
          </p>
        )}
        <SubmitButton size="md" fullWidth ready={ready} pending={signIn.isPending}>
          {t('accounts.login.submit')}
        </SubmitButton>
        {passkey && (
          <Button variant="default" size="md" fullWidth loading={passkey.isPending} onClick={passkey.signIn}>
            {t('accounts.login.passkey')}
          </Button>
        )}
        {below?.(username)}
      </form>
      {after?.(username)}
    </>
  )
}
