import { Anchor, Button, PasswordInput, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Link, useRouter, useSearch, type AnyRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { ErrorNote } from '../ui/ErrorBlock.tsx'
import { useSignIn } from './api.ts'
import classes from './Entrance.module.css'
import { Entrance } from './Entrance.tsx'
import { wantedKind, wantedPath } from './wantedPath.ts'

const LostPasswordDialog = lazy(() =>
  import('./LostPasswordDialog.tsx').then((module) => ({ default: module.LostPasswordDialog })),
)

type Search = { redirect?: string; error?: string; scope?: string }

/** Sign-in for partners; residents have the same page under `?scope=resident`. */
export function LoginPage() {
  const { t } = useTranslation()
  const router: AnyRouter = useRouter()
  const search = useSearch({ strict: false }) as Search
  const scope = search.scope === 'resident' ? 'resident' : 'partner'
  const wanted = wantedPath(router, search.redirect)
  const kind = wanted && wantedKind(wanted)
  const [lostPassword, lost] = useDisclosure(false)
  return (
    <Entrance>
      <h1>{t(`accounts.login.${scope}`)}</h1>
      {search.error === 'token-invalid' && (
        <ErrorNote>
          <p>{t('accounts.login.tokenInvalid')}</p>
        </ErrorNote>
      )}
      {kind && (
        <p className={classes.note}>{t('accounts.login.wanted', { page: t(`accounts.login.pages.${kind}`) })}</p>
      )}
      <SignInForm scope={scope} wanted={search.redirect} />
      <Anchor component="button" type="button" onClick={lost.open}>
        {t('accounts.login.lost')}
      </Anchor>
      <hr className={classes.rule} />
      <Link to={paths.login()} search={scope === 'partner' ? { scope: 'resident' } : {}}>
        {t(scope === 'partner' ? 'accounts.login.toResident' : 'accounts.login.toPartner')}
      </Link>
      {lostPassword && (
        <Suspense>
          <LostPasswordDialog
            scope={scope}
            onClose={lost.close}
            onSent={() => {
              lost.close()
              tellSuccess(t('accounts.lost.sent'))
            }}
          />
        </Suspense>
      )}
    </Entrance>
  )
}

type SignInProps = { scope: 'partner' | 'resident'; wanted: string | undefined }

/** What was typed survives a refusal; the toast says the reason, the line under the fields says what to do. */
function SignInForm({ scope, wanted }: SignInProps) {
  const { t } = useTranslation()
  const signIn = useSignIn(wanted)
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const faults = { username: username.trim() === '', password: password === '' }
  const ready = !faults.username && !faults.password
  const told = (fault: boolean) => tried && fault && t('ui.field.required')
  const refused = signIn.error?.reason === 'CREDENTIALS_INVALID' || signIn.error?.reason === 'TOO_MANY_REQUESTS'

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
        value={username}
        error={told(faults.username)}
        onChange={(event) => setUsername(event.currentTarget.value)}
      />
      <PasswordInput
        label={t('accounts.login.password')}
        name="password"
        autoComplete="current-password"
        size="md"
        visibilityToggleButtonProps={{ 'aria-label': t('accounts.password.show'), tabIndex: 0 }}
        value={password}
        error={told(faults.password)}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      {refused && <p className={classes.refused}>{t('accounts.login.refused')}</p>}
      <Button
        type="submit"
        size="md"
        fullWidth
        aria-disabled={!ready}
        data-disabled={!ready || undefined}
        loading={signIn.isPending}
      >
        {t('accounts.login.submit')}
      </Button>
    </form>
  )
}
