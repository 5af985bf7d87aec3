import { Button, Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { Entrance } from '../accounts/Entrance.tsx'
import { paths } from '../paths.ts'
import { homePathOf } from '../platform/guards.ts'
import { useVisitor } from '../platform/identity.ts'
import { lazyPart } from '../platform/lazyPart.ts'
import type { Identity } from '../platform/session.ts'
import { signOut } from '../platform/shell/signOut.ts'
import { AcceptSale, Offered, OfferElsewhere } from '../sales/AcceptSale.tsx'
import { ErrorBlock } from '../ui/ErrorBlock.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { useInvitation } from './api.ts'
import { useCodeOf } from './invitation.ts'
import { AccountOfInvited, NoInvitation, roleOf, Welcome, type Opened } from './InvitedPage.tsx'
import { keptInvitation } from './kept.ts'
import { OtherSession } from './OtherSession.tsx'
import { StepHeading } from './StepHeading.tsx'
import classes from './Steps.module.css'

/** Few have an account before they are invited to a team. */
const joining = () => import('./JoinCompany.tsx')
const JoinCompany = lazyPart(joining, 'JoinCompany')
const Joined = lazyPart(joining, 'Joined')

/** Where the link of an invitation leads: who invites, to what, and the one thing to do next. */
export function InvitationPage() {
  const { t } = useTranslation()
  const [token] = useState(keptInvitation)
  const { data, error, refetch } = useSettled(useInvitation(token))
  const visitor = useVisitor()
  useCodeOf(data?.data.residence_code)
  const [joined, setJoined] = useState<string | null>(null)
  const isLoading = token !== null && !data && !error
  const isColleagues = data?.data.kind === 'STAFF'
  const isWithdrawn = error?.reason === 'SALE_OVER'
  const isOver = token === null || error?.reason === 'INVITATION_TOKEN_INVALID'
  // What leads nowhere is told to whoever opens it: nobody signs out for it.
  const isStaff = isPartner(visitor) && !isColleagues && !isLoading && !isOver && !isWithdrawn
  const invitation = !isOver && !isWithdrawn && data ? { ...data.data, token } : null
  if (joined !== null)
    return (
      <Entrance>
        <Suspense>
          <Joined company={joined} />
        </Suspense>
      </Entrance>
    )
  return (
    <Entrance>
      {isStaff && <OtherSession visitor={visitor} />}
      {isOver && (visitor ? <Served visitor={visitor} /> : <NoInvitation isColleagues={isColleagues} />)}
      {isWithdrawn && <Withdrawn visitor={visitor} />}
      {!isStaff && !isOver && !isWithdrawn && error && <ErrorBlock error={error} onRetry={() => void refetch()} />}
      {isLoading && <Skeleton height={320} role="status" aria-label={t('ui.loading')} />}
      {!isStaff && invitation && (
        <Welcome invitation={invitation} step={visitor ? undefined : t('residents.step.account')}>
          {invitation.kind === 'BUYER' && <Offered token={invitation.token} />}
          {visitor && isColleagues && (
            <Suspense>
              <JoinCompany invitation={invitation} visitor={visitor} onJoined={setJoined} />
            </Suspense>
          )}
          {visitor && !isColleagues && <GoOn invitation={invitation} visitor={visitor} />}
          {!visitor && <AccountOfInvited invitation={invitation} onOver={() => void refetch()} />}
        </Welcome>
      )}
    </Entrance>
  )
}

/** Staff have an area of their own. */
const isPartner = (visitor: Identity | null): visitor is Identity =>
  visitor !== null && visitor.user.scope !== 'resident'

/** The mail is opened again by whoever has made their way already: what they look for is their home, or the portal. */
function Served({ visitor }: { visitor: Identity }) {
  const { t } = useTranslation()
  const { username } = visitor.user
  return (
    <>
      <StepHeading text={t('residents.invitation.over.title')} />
      <p className={classes.intro}>
        {t(isPartner(visitor) ? 'residents.served.staff' : 'residents.served.text', { username })}
      </p>
      <div className={classes.actions}>
        {isPartner(visitor) ? (
          <ToPortal visitor={visitor} />
        ) : (
          <>
            <Button component={Link} to={paths.dwelling()} size="md" fullWidth>
              {t('residents.served.open')}
            </Button>
            <Button component={Link} to={paths.activation()} variant="default" size="md" fullWidth>
              {t('residents.invitation.over.code')}
            </Button>
          </>
        )}
      </div>
    </>
  )
}

/** Staff go back to where they work; a home is for an account of another kind. */
function ToPortal({ visitor }: { visitor: Identity }) {
  const { t } = useTranslation()
  return (
    <>
      <Button component={Link} to={homePathOf(visitor)} size="md" fullWidth>
        {t('residents.otherSession.stay')}
      </Button>
      <Button variant="default" size="md" fullWidth onClick={() => void signOut()}>
        {t('residents.otherSession.leave')}
      </Button>
    </>
  )
}

/** The home that was offered stays its owner's, and no code leads to it. */
function Withdrawn({ visitor }: { visitor: Identity | null }) {
  const { t } = useTranslation()
  return (
    <>
      <StepHeading text={t('residents.coming.withdrawnTitle')} />
      <p className={classes.intro}>{t('residents.coming.withdrawnText')}</p>
      <p className={classes.note}>{t('residents.coming.withdrawnWhat')}</p>
      {visitor && (
        <div className={classes.actions}>
          <Button
            component={Link}
            to={isPartner(visitor) ? homePathOf(visitor) : paths.dwelling()}
            variant="default"
            size="md"
            fullWidth
          >
            {t(isPartner(visitor) ? 'residents.otherSession.stay' : 'sales.buyer.homes')}
          </Button>
        </div>
      )}
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
      {isBuyer && <OfferElsewhere token={invitation.token} username={username} />}
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
        {isBuyer && (
          <Button component={Link} to={paths.dwelling()} variant="default" size="md" fullWidth>
            {t('sales.buyer.homes')}
          </Button>
        )}
      </div>
    </>
  )
}
