import { Button } from '@mantine/core'
import { IconCircleCheck, IconClock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import type { Home } from './api.ts'
import { addressLine } from '../addresses/address.ts'
import { StepHeading } from './StepHeading.tsx'
import classes from './Steps.module.css'

/** The end of the way: the home is open. Its page is fetched while this one is read. */
export function Activated({ home }: { home: Home }) {
  const { t } = useTranslation()
  return (
    <>
      <IconCircleCheck className={classes.done} size={56} stroke={1.5} aria-hidden />
      <StepHeading text={t('residents.activated.title')} />
      <p className={classes.intro}>{t('residents.activated.text')}</p>
      <div className={classes.home}>
        <p className={classes.name}>{home.name}</p>
        <p className={classes.place}>{addressLine(home.contact_information.addresses[0])}</p>
      </div>
      <Button
        component={Link}
        to={paths.oneDwelling(home.id)}
        preload="render"
        replace
        className={classes.next}
        size="md"
        fullWidth
      >
        {t('residents.activated.open')}
      </Button>
    </>
  )
}

/** The request is made: someone else decides, or has decided in advance. */
export function Requested({ status }: { status: 'PENDING' | 'ACCEPTED' }) {
  const { t } = useTranslation()
  const Icon = status === 'ACCEPTED' ? IconCircleCheck : IconClock
  return (
    <>
      <Icon className={status === 'ACCEPTED' ? classes.done : classes.waiting} size={56} stroke={1.5} aria-hidden />
      <StepHeading text={t(`residents.requested.${status}.title`)} />
      <p className={classes.intro}>{t(`residents.requested.${status}.text`)}</p>
      <Button
        component={Link}
        to={paths.dwelling()}
        preload="render"
        replace
        className={classes.next}
        size="md"
        fullWidth
      >
        {t(`residents.requested.${status}.next`)}
      </Button>
    </>
  )
}
