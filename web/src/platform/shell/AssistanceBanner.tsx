import { Button } from '@mantine/core'
import { useInterval } from '@mantine/hooks'
import { IconLifebuoy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { endSession } from '../session.ts'
import { tellSuccess } from '../teller.tsx'
import classes from './AssistanceBanner.module.css'
import { signOut } from './signOut.ts'
import type { Assisting } from './useAssisting.ts'

const aMinute = 60_000
const minutesUntil = (instant: string) => Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / aMinute))

/** ADMIN-16: in whose name support acts, why, and for how long still. Above every page, until it ends. */
export function AssistanceBanner({ name, reason, expires_at, isOnlooker }: Assisting) {
  const { t } = useTranslation()
  const [left, setLeft] = useState(() => minutesUntil(expires_at))
  useInterval(() => setLeft(minutesUntil(expires_at)), 5000, { autoInvoke: true })
  useEffect(() => {
    if (left === 0) endSession('expired')
  }, [left])
  const [ending, setEnding] = useState(false)
  const end = async () => {
    setEnding(true)
    await signOut()
    tellSuccess(t('assistance.banner.ended'))
  }
  return (
    <section className={classes.banner} aria-label={t('assistance.banner.label')} data-print="hidden">
      <IconLifebuoy className={classes.icon} size={20} stroke={1.75} aria-hidden />
      <p className={classes.text}>
        <strong>{t('assistance.banner.as', { name })}</strong>
        <span>{t(isOnlooker ? 'assistance.banner.look' : 'assistance.banner.act')}</span>
        <span>{t('assistance.banner.left', { count: left })}</span>
        <span className={classes.reason} title={reason}>
          {t('assistance.banner.reason', { reason })}
        </span>
      </p>
      <Button className={classes.end} size="compact-sm" variant="white" loading={ending} onClick={() => void end()}>
        {t('assistance.banner.end')}
      </Button>
    </section>
  )
}
