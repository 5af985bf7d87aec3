import { Button } from '@mantine/core'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { Entrance } from '../accounts/Entrance.tsx'
import { loginAddress } from '../accounts/loginAddress.ts'
import { LostPassword } from '../accounts/LostPassword.tsx'
import { NoteSoon } from '../accounts/NoteSoon.tsx'
import { RegisterForm } from '../accounts/registration/RegisterForm.tsx'
import { SignInForm } from '../accounts/SignInForm.tsx'
import { WayLink } from '../accounts/WayLink.tsx'
import { entrance as paths } from '../paths.entrance.ts'
import type { Alone } from '../platform/alone.ts'
import { useCodeOf, useInvited, type Invitation } from './invitation.ts'
import { activationHref, keptInvitation } from './kept.ts'
import { StepHeading } from './StepHeading.tsx'
import classes from './Steps.module.css'

type Over = { isColleagues?: boolean }

/** Expired, used, or not there: the code of the sheet does the same, but for whoever was to join a team. */
export function NoInvitation({ isColleagues = false }: Over) {
  const { t } = useTranslation()
  const scope = isColleagues ? 'partner' : 'resident'
  return (
    <>
      <StepHeading text={t('residents.invitation.over.title')} />
      <NoteSoon>
        <p>{t('residents.invitation.over.text')}</p>
      </NoteSoon>
      <p className={classes.intro}>
        {t(isColleagues ? 'residents.invitation.over.colleague' : 'residents.invitation.over.what')}
      </p>
      <div className={classes.actions}>
        {!isColleagues && (
          <Button renderRoot={(props) => <WayLink {...props} to={paths.activation()} />} size="md" fullWidth>
            {t('residents.invitation.over.code')}
          </Button>
        )}
        <Button
          renderRoot={(props) => <WayLink {...props} to={loginAddress({ scope })} />}
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

/** With the token that opened it. */
export type Opened = Invitation & { token: string }

/** An owner activates the home, a tenant asks to enter it. */
export const roleOf = ({ kind }: Invitation) => (kind === 'TENANT' ? 'TENANT' : undefined)

type Props = { invitation: Opened; step?: string | undefined; children: ReactNode }

/** Who invites, and to what. */
export function Welcome({ invitation, step, children }: Props) {
  const { t } = useTranslation()
  const { kind, company_name, residence_name, is_code_renewed } = invitation
  const names = { company: company_name ?? t('platform.brand'), home: residence_name ?? '' }
  return (
    <>
      <StepHeading {...(step && { step })} text={t(`residents.invitation.${kind}.title`, names)} />
      <p className={classes.intro}>{t(`residents.invitation.${kind}.text`, names)}</p>
      {is_code_renewed && (
        <NoteSoon>
          <p>{t('residents.invitation.renewed', names)}</p>
        </NoteSoon>
      )}
      {children}
    </>
  )
}

/** Where it goes on: here, for a buyer to accept and for whoever has an account to join; new staff are at home. */
const wantedOf = (invitation: Opened) => {
  const { kind, account_exists } = invitation
  if (kind === 'BUYER' || (kind === 'STAFF' && account_exists)) return paths.invitation()
  return kind === 'STAFF' ? undefined : activationHref(roleOf(invitation))
}

/** For whoever is not signed in: an account of this address, or the form that makes it. */
export function AccountOfInvited({ invitation, onOver }: { invitation: Opened; onOver: () => void }) {
  const { t } = useTranslation()
  const { kind, email, token, account_exists, account_scope } = invitation
  const scope = account_scope ?? (kind === 'STAFF' ? 'partner' : 'resident')
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
      <RegisterForm scope={scope} wanted={wanted} invitation={{ email, token, onOver }} />
      <WayLink className={classes.other} to={loginAddress({ scope, redirect: wanted })}>
        {t('residents.invitation.otherAccount')}
      </WayLink>
    </>
  )
}

/**
 * Where the link of an invitation leads a stranger, without the portal (`InvitationPage.tsx` is the portal's). What is
 * seldom, a buyer or a server that does not answer, is the portal's to show.
 */
export function InvitedPage({ goOnInPortal }: Alone) {
  const { t } = useTranslation()
  const [token] = useState(keptInvitation)
  const { data, error } = useInvited(token)
  useCodeOf(data?.residence_code)
  const [ended, end] = useState(false)
  const isOver = ended || token === null || error?.reason === 'INVITATION_TOKEN_INVALID'
  const isPortals = data?.kind === 'BUYER' || (error !== undefined && !isOver)
  const goOn = useEffectEvent(goOnInPortal)
  useEffect(() => {
    if (isPortals) goOn()
  }, [isPortals])
  const invitation = !isOver && data && !isPortals ? { ...data, token } : null
  return (
    <Entrance>
      {isOver && <NoInvitation isColleagues={data?.kind === 'STAFF'} />}
      {invitation && (
        <Welcome invitation={invitation} step={t('residents.step.account')}>
          <AccountOfInvited invitation={invitation} onOver={() => end(true)} />
        </Welcome>
      )}
    </Entrance>
  )
}
