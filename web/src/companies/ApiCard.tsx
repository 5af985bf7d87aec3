import { useTranslation } from '../ui/texts.ts'
import { Card } from '../ui/Card.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import classes from './SettingsPage.module.css'

/** PROF-29. */
export function ApiCard({ uuid }: { uuid: string }) {
  const { t } = useTranslation()
  return (
    <Card title={t('companies.api.title')}>
      <p className={classes.note}>{t('companies.api.help')}</p>
      <dl className={classes.facts}>
        <dt>{t('companies.api.uuid')}</dt>
        <dd className={classes.uuid}>
          {uuid}
          <CopyButton value={uuid} what={t('companies.api.uuid')} />
        </dd>
      </dl>
    </Card>
  )
}
