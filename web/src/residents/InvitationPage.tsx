import { Button, Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { Entrance } from '../accounts/Entrance.tsx'
import { LostPassword } from '../accounts/LostPassword.tsx'
import { RegisterForm } from '../accounts/registration/RegisterForm.tsx'
import { SignInForm } from '../accounts/SignInForm.tsx'
import { paths } from '../paths.ts'
import { useVisitor } from '../platform/identity.ts'
import type { Identity } from '../platform/session.ts'
import { signOut } from '../platform/shell/signOut.ts'
import { AcceptSale, Offered } from '../sales/AcceptSale.tsx'
import { ErrorBlock, ErrorNote } from '../ui/ErrorBlock.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { useInvitation, type Invitation } from './api.ts'
import { activationHref, keepCode, keptInvitation } from './arrival.ts'
import { formatCode } from './code.ts'
import { OtherSession } from './OtherSession.tsx'
import { StepHeading } from './StepHeading.tsx'
import classes from './Steps.module.css'

/** Where the link of an invitation leads: who invites, to what, and the one thing to do next. */
export function InvitationPage() {
  const { t } = useTranslation()
  const [token] = useState(keptInvitation)
  const { data, error, refetch } = useSettled(useInvitation(token))
  const visitor = useVisitor()
  const code = data?.data.residence_code
  // The mail showed the code: nobody types it again.
  useEffect(() => {
    if (code) keepCode(formatCode(code))
  }, [code])
  const isStaff = visitor !== null && visitor.user.scope !== 'resident'
  const isOver = token === null || error?.reason === 'INVITATION_TOKEN_INVALID'
  const invitation = token !== null && data ? { ...data.data, token } : null
  return (
    <Entrance>
      {isStaff && <OtherSession visitor={visitor} />}
      {!isStaff && isOver && <NoInvitation />}
      {!isStaff && !isOver && error && <ErrorBlock error={error} onRetry={() => void refetch()} />}
      {!isStaff && !isOver && !data && !error && <Skeleton height={320} role="status" aria-label={t('ui.loading')} />}
      {!isStaff && invitation && <Welcome invitation={invitation} visitor={visitor} />}
    </Entrance>
  )
}

/** Expired, used, or not there: the code of the sheet does the same. */
function NoInvitation() {
  const { t } = useTranslation()
  return (
    <>
      <StepHeading text={t('residents.invitation.over.title')} />
      <ErrorNote>
        <p>{t('residents.invitation.over.text')}</p>
      </ErrorNote>
      <p className={classes.intro}>{t('residents.invitation.over.what')}</p>
      <div className={classes.actions}>
        <Button component={Link} to={paths.activation()} size="md" fullWidth>
          {t('residents.invitation.over.code')}
        </Button>
        <Button
          renderRoot={(props) => <Link {...props} to={paths.login()} search={{ scope: 'resident' }} />}
          variant="default"
          size="md"
          fullWidth
        >
          {t('residents.invitation.over.signIn')}
        </Button>
      </div>
    </>
  )
}

type Opened = Invitation & { token: string }

/** An owner activates the home, a tenant asks to enter it. */
const roleOf = ({ kind }: Invitation) => (kind === 'TENANT' ? 'TENANT' : undefined)

function Welcome({ invitation, visitor }: { invitation: Opened; visitor: Identity | null }) {
  const { t } = useTranslation()
  const { kind, company_name, residence_name } = invitation
  const names = { company: company_name ?? t('platform.brand'), home: residence_name ?? '' }
  return (
    <>
      <StepHeading
        {...(visitor ? {} : { step: t('residents.step.account') })}
        text={t(`residents.invitation.${kind}.title`, names)}
      />
      <p className={classes.intro}>{t(`residents.invitation.${kind}.text`, names)}</p>
      {kind === 'BUYER' && <Offered token={invitation.token} />}
      {visitor ? <GoOn invitation={invitation} visitor={visitor} /> : <Account invitation={invitation} />}
    </>
  )
}

/** Where it goes on: staff at home, a buyer here, to accept. */
const wantedOf = (invitation: Opened) =>
  invitation.kind === 'STAFF'
    ? undefined
    : invitation.kind === 'BUYER'
      ? paths.invitation()
      : activationHref(roleOf(invitation))

/** An account of this address, or the form that makes it. */
function Account({ invitation }: { invitation: Opened }) {
  const { t } = useTranslation()
  const { kind, email, token, account_exists } = invitation
  const scope = kind === 'STAFF' ? 'partner' : 'resident'
  const wanted = wantedOf(invitation)
  if (account_exists) {
    return (
      <>
        <p className={classes.note}>{t('residents.invitation.known')}</p>
        <SignInForm scope={scope} wanted={wanted} email={email} />
        <LostPassword scope={scope} email={email} />
      </>
    )
  }
  return (
    <>
      <RegisterForm scope={scope} wanted={wanted} invitation={{ email, token }} />
      <Link className={classes.other} to={paths.login()} search={{ scope, redirect: wanted }}>
        {t('residents.invitation.otherAccount')}
      </Link>
    </>
  )
}

/** Signed in already; as someone else than the one invited, perhaps. */
function GoOn({ invitation, visitor }: { invitation: Opened; visitor: Identity }) {
  const { t } = useTranslation()
  const { username } = visitor.user
  const isInvited = username.toLowerCase() === invitation.email.toLowerCase()
  const isBuyer = invitation.kind === 'BUYER'
  if (isBuyer && isInvited) return <AcceptSale token={invitation.token} />
  return (
    <>
      {!isInvited && (
        <p className={classes.note}>{t('residents.invitation.other', { username, email: invitation.email })}</p>
      )}
      <div className={classes.actions}>
        {!isBuyer && (
          <Button
            renderRoot={(props) => <Link {...props} to={paths.activation()} search={{ role: roleOf(invitation) }} />}
            size="md"
            fullWidth
          >
            {isInvited ? t('residents.invitation.goOn') : t('residents.invitation.goOnAs', { username })}
          </Button>
        )}
        {!isInvited && (
          <Button variant="default" size="md" fullWidth onClick={() => void signOut()}>
            {t('residents.invitation.changeAccount')}
          </Button>
        )}
      </div>
    </>
  )
}
