import { useTranslation } from '../ui/texts.ts'
import { formatDate } from '../platform/formats.ts'
import { Card } from '../ui/Card.tsx'
import { useOwnRequests } from './api.ts'
import classes from './RequestsCard.module.css'

/** What one has asked for and waits for; nothing without any. */
export function RequestsCard() {
  const { t } = useTranslation()
  const requests = useOwnRequests().data?.data ?? []
  if (requests.length === 0) return null
  return (
    <Card title={t('residents.waiting.title')}>
      <ul className={classes.list}>
        {requests.map(({ id, role_code, created_at }) => (
          <li key={id}>
            <span>{t('residents.waiting.since', { date: formatDate(created_at) })}</span>
            <strong>{t(`residents.role.${role_code}`)}</strong>
          </li>
        ))}
      </ul>
      <p className={classes.note}>{t('residents.waiting.next')}</p>
    </Card>
  )
}
