import { Anchor, Button, Skeleton } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import { homePathOf } from '../platform/guards.ts'
import { useVisitor } from '../platform/identity.ts'
import { signOut } from '../platform/shell/signOut.ts'
import { ErrorBlock, ErrorNote } from '../ui/ErrorBlock.tsx'
import { useEmailValidation } from './api.ts'
import { forgetEmailToken, takeEmailToken } from './emailToken.ts'
import { Entrance } from './Entrance.tsx'

/**
 * AUTH-31: where the mail that confirms an address leads. Whoever is signed in here has asked for it, and it is
 * confirmed at once; anybody else says so by a button, for programs that look through mails open pages too.
 */
export function EmailValidationPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [token] = useState(takeEmailToken)
  // Out of the address, where the history and a shoulder would keep it.
  useEffect(() => {
    if (location.hash) void navigate({ to: '.', hash: '', replace: true })
  }, [navigate])
  return (
    <Entrance>
      <h1>{t('accounts.validation.title')}</h1>
      {token ? <Validation token={token} /> : <Invalid />}
    </Entrance>
  )
}

function Validation({ token }: { token: string }) {
  const { t } = useTranslation()
  const visitor = useVisitor()
  const [isAsked, setAsked] = useState(visitor !== null)
  const { data, error, refetch } = useEmailValidation(token, visitor?.user.id ?? null, isAsked)
  if (error) return <ErrorBlock title={t('accounts.validation.failed')} error={error} onRetry={() => void refetch()} />
  if (!isAsked)
    return (
      <Said text={t('accounts.validation.ask')}>
        <Button size="md" fullWidth onClick={() => setAsked(true)}>
          {t('accounts.validation.confirm')}
        </Button>
      </Said>
    )
  if (!data) return <Skeleton height={120} role="status" aria-label={t('ui.loading')} />
  if (data.data.needs_sign_in) return <OtherAccount isSignedIn={visitor !== null} />
  return data.data.is_valid ? <Confirmed /> : <Invalid />
}

function Said({ text, children }: { text: string; children: ReactNode }) {
  return (
    <>
      <p role="status">{text}</p>
      {children}
    </>
  )
}

function Confirmed() {
  const { t } = useTranslation()
  const visitor = useVisitor()
  useEffect(forgetEmailToken, [])
  return (
    <Said text={t('accounts.validation.done')}>
      <Button component={Link} to={visitor ? homePathOf(visitor) : paths.login()} size="md" fullWidth>
        {t(visitor ? 'accounts.validation.goOn' : 'accounts.login.submit')}
      </Button>
    </Said>
  )
}

/**
 * An address that an account has already, its own or another's, is confirmed where one is signed in to the account that
 * asks for it, and nowhere else.
 */
function OtherAccount({ isSignedIn }: { isSignedIn: boolean }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const toSignIn = async (scope?: 'resident') => {
    if (isSignedIn) await signOut()
    await navigate({ to: paths.login(), search: { redirect: paths.emailValidation(), scope } })
  }
  return (
    <Said text={t(isSignedIn ? 'accounts.validation.otherAccount' : 'accounts.validation.signIn')}>
      <Button size="md" fullWidth onClick={() => void toSignIn('resident')}>
        {t('accounts.login.submit')}
      </Button>
      <p>{t('accounts.validation.notYours')}</p>
      <Anchor data-reaching component="button" type="button" onClick={() => void toSignIn()}>
        {t('accounts.login.to.partner')}
      </Anchor>
    </Said>
  )
}

function Invalid() {
  const { t } = useTranslation()
  const visitor = useVisitor()
  return (
    <>
      <ErrorNote>
        <p>{t('accounts.validation.invalid')}</p>
      </ErrorNote>
      <Link data-reaching to={visitor ? homePathOf(visitor) : paths.login()}>
        {t(visitor ? 'accounts.validation.goOn' : 'accounts.reset.toLogin')}
      </Link>
    </>
  )
}
