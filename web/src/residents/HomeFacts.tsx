import { useTranslation } from 'react-i18next'
import { formatDate } from '../platform/formats.ts'
import { Card } from '../ui/Card.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import type { Home } from './api.ts'
import classes from './HomeFacts.module.css'

/** What a resident wants to have at hand; the code is for the owner alone, and the server keeps it from others. */
export function HomeFacts({ home }: { home: Home }) {
  const { t } = useTranslation()
  const { residence_code, commissioning_date, company } = home
  return (
    <Card title={t('residents.home.facts')}>
      <dl className={classes.facts}>
        {residence_code !== null && (
          <div>
            <dt>{t('residents.code.label')}</dt>
            <dd className={classes.code}>
              {residence_code}
              <CopyButton value={residence_code} what={t('residents.code.label')} />
            </dd>
            <dd className={classes.note}>{t('residents.home.codeUse')}</dd>
          </div>
        )}
        <div>
          <dt>{t('residents.home.commissioning')}</dt>
          {commissioning_date === null ? (
            <dd className={classes.note}>{t('residents.home.noCommissioning', { company: company.name })}</dd>
          ) : (
            <dd>{formatDate(commissioning_date)}</dd>
          )}
        </div>
        <div>
          <dt>{t('residents.home.keeper')}</dt>
          <dd>{company.name}</dd>
        </div>
      </dl>
    </Card>
  )
}
