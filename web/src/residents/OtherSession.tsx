import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../ui/texts.ts'
import { homePathOf } from '../platform/guards.ts'
import type { Identity } from '../platform/session.ts'
import { signOut } from '../platform/shell/signOut.ts'
import { StepHeading } from './StepHeading.tsx'
import classes from './Steps.module.css'

/** Staff have an area of their own; in this browser one must be left for the other. */
export function OtherSession({ visitor }: { visitor: Identity }) {
  const { t } = useTranslation()
  return (
    <>
      <StepHeading text={t('residents.otherSession.title')} />
      <p className={classes.intro}>{t('residents.otherSession.text', { username: visitor.user.username })}</p>
      <div className={classes.actions}>
        <Button size="md" fullWidth onClick={() => void signOut()}>
          {t('residents.otherSession.leave')}
        </Button>
        <Button component={Link} to={homePathOf(visitor)} variant="default" size="md" fullWidth>
          {t('residents.otherSession.stay')}
        </Button>
      </div>
    </>
  )
}
