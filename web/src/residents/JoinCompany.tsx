import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import { useAct } from '../platform/acts.ts'
import { endSession, type Identity } from '../platform/session.ts'
import { signOut } from '../platform/shell/signOut.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { run } from '../ui/call.ts'
import { RefusalNote } from '../ui/ErrorBlock.tsx'
import type { Opened } from './InvitedPage.tsx'
import { forgetArrival } from './kept.ts'
import { StepHeading } from './StepHeading.tsx'
import classes from './Steps.module.css'

type Props = { invitation: Opened; visitor: Identity; onJoined: (company: string) => void }

/** A colleague's invitation, for whoever is signed in: as the one invited, who joins, or as somebody else. */
export function JoinCompany({ invitation, visitor, onJoined }: Props) {
  const { t } = useTranslation()
  const { token, email, company_name } = invitation
  const { username } = visitor.user
  const join = useAct('accounts.joinCompany', {
    onSuccess: ({ data }) => {
      forgetArrival()
      onJoined(data.company_name)
      // The role that was given has ended it.
      endSession('left')
    },
  })
  if (username.toLowerCase() !== email.toLowerCase())
    return (
      <>
        <p className={classes.note}>{t('residents.invitation.other', { username, email })}</p>
        <Button size="md" fullWidth onClick={() => void signOut()}>
          {t('residents.join.leave')}
        </Button>
      </>
    )
  return (
    <>
      <p className={classes.note}>{t('residents.join.explain')}</p>
      <RefusalNote error={join.error} />
      <ActButton size="md" fullWidth loading={join.isPending} onClick={() => run(join, { token }, {})}>
        {t('residents.join.submit', { company: company_name ?? t('platform.brand') })}
      </ActButton>
    </>
  )
}

export function Joined({ company }: { company: string }) {
  const { t } = useTranslation()
  return (
    <>
      <IconCircleCheck className={classes.done} size={56} stroke={1.5} aria-hidden />
      <StepHeading text={t('residents.join.doneTitle', { company })} />
      <p className={classes.intro}>{t('residents.join.doneText')}</p>
      <Button component={Link} to={paths.login()} size="md" fullWidth>
        {t('residents.join.signIn')}
      </Button>
    </>
  )
}
