import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../ui/texts.ts'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/Card.tsx'
import classes from '../AccountPage.module.css'

/** From the account to the page of its security. */
export function SecurityLink({ isResident }: { isResident: boolean }) {
  const { t } = useTranslation()
  return (
    <Card title={t('accounts.security.title')}>
      <div className={classes.form}>
        <p className={classes.note}>{t('accounts.security.help')}</p>
        <Link data-reaching to={isResident ? paths.dwellingSecurity() : paths.ownSecurity()}>
          {t('accounts.security.open')}
        </Link>
      </div>
    </Card>
  )
}
