import { useTranslation } from '../ui/texts.ts'
import { formatDate } from '../platform/formats.ts'
import { Card } from '../ui/Card.tsx'
import rows from '../ui/Rows.module.css'
import { usePurchases } from './buying/api.ts'

/** The homes that somebody is about to own, wherever they have signed in; nothing without one. */
export function PurchasesCard() {
  const { t } = useTranslation()
  const coming = usePurchases().data?.data ?? []
  if (coming.length === 0) return null
  return (
    <Card title={t('residents.coming.title', { count: coming.length })}>
      <ul className={rows.rows} data-roomy>
        {coming.map(({ id, home, city, seller, deed_on, accepted_at }) => (
          <li key={id}>
            <span>
              <strong>{[home, city].filter(Boolean).join(', ')}</strong>
              <span className={rows.second}>
                {t(accepted_at ? 'residents.coming.accepted' : 'residents.coming.offered', {
                  seller,
                  date: formatDate(deed_on),
                })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
