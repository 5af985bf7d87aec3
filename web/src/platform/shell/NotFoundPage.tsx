import { Button } from '@mantine/core'
import { IconMapOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../ui/texts.ts'
import { homePathOf } from '../guards.ts'
import { currentIdentity } from '../session.ts'
import { paths } from '../../paths.ts'
import classes from './Message.module.css'

/** The same words for what does not exist and for what is not this reader's, on purpose. */
export function NotFoundPage() {
  const { t } = useTranslation()
  const identity = currentIdentity()
  return (
    <div className={classes.page}>
      <IconMapOff className={classes.icon} size={48} stroke={1.25} aria-hidden />
      <h1>{t('platform.notFound.title')}</h1>
      <p>{t('platform.notFound.text')}</p>
      <Button component={Link} to={identity ? homePathOf(identity) : paths.login()}>
        {t('platform.notFound.home')}
      </Button>
    </div>
  )
}
