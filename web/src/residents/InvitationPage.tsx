import { Button, Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { Entrance } from '../accounts/Entrance.tsx'
import { paths } from '../paths.ts'
import { useVisitor } from '../platform/identity.ts'
import { lazyPart } from '../platform/lazyPart.ts'
import type { Identity } from '../platform/session.ts'
import { signOut } from '../platform/shell/signOut.ts'
import { AcceptSale, Offered } from '../sales/AcceptSale.tsx'
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
  const isStaff = visitor !== null && visitor.user.scope !== 'resident' && !isColleagues && !isLoading
  const isWithdrawn = error?.reason === 'SALE_OVER'
  const isOver = token === null || error?.reason === 'INVITATION_TOKEN_INVALID'
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
      {!isStaff && isOver && (visitor ? <Served visitor={visitor} /> : <NoInvitation />)}
      {!isStaff && isWithdrawn && <Withdrawn visitor={visitor} />}
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

/** The mail is opened again by whoever has made their way already: what they look for is their home. */
function Served({ visitor }: { visitor: Identity }) {
  const { t } = useTranslation()
  return (
    <>
      <StepHeading text={t('residents.invitation.over.title')} />
      <p className={classes.intro}>{t('residents.served.text', { username: visitor.user.username })}</p>
      <div className={classes.actions}>
        <Button component={Link} to={paths.dwelling()} size="md" fullWidth>
          {t('residents.served.open')}
        </Button>
        <Button component={Link} to={paths.activation()} variant="default" size="md" fullWidth>
          {t('residents.invitation.over.code')}
        </Button>
      </div>
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
          <Button component={Link} to={paths.dwelling()} variant="default" size="md" fullWidth>
            {t('sales.buyer.homes')}
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
