import type { Purchase } from '@logis/contract/sales'
import { useTranslation } from '../ui/texts.ts'
import { formatDate } from '../platform/formats.ts'
import { today } from '../ui/day.ts'
import { Card } from '../ui/Card.tsx'
import rows from '../ui/Rows.module.css'
import { usePurchases } from './buying/api.ts'
import classes from './Sale.module.css'

/** An hourly job does what the day of the deed brings: whoever looks before it is told that it is today. */
const textOf = ({ deed_on, accepted_at }: Pick<Purchase, 'deed_on' | 'accepted_at'>) => {
  if (!accepted_at) return 'residents.coming.offered'
  return deed_on <= today() ? 'residents.coming.due' : 'residents.coming.accepted'
}

/** The homes that somebody is about to own, wherever they have signed in; nothing without one. */
export function PurchasesCard() {
  const { t } = useTranslation()
  const coming = usePurchases().data?.data ?? []
  if (coming.length === 0) return null
  return (
    <Card title={t('residents.coming.title', { count: coming.length })}>
      <ul className={rows.rows} data-roomy>
        {coming.map(({ id, home, city, seller, deed_on, accepted_at, tenants }) => (
          <li key={id}>
            <span>
              <strong>{[home, city].filter(Boolean).join(', ')}</strong>
              <span className={rows.second}>
                {t(textOf({ deed_on, accepted_at }), { seller, date: formatDate(deed_on) })}
              </span>
              {tenants > 0 && (
                <span className={`${rows.second} ${classes.lease}`}>
                  {t('residents.coming.tenants', { count: tenants })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
