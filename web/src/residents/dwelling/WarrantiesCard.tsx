import { elapsed, type WarrantyEnd } from '@logis/contract/devices.care.rules'
import { useTranslation } from '../../ui/texts.ts'
import { formatDate } from '../../platform/formats.ts'
import { Bar } from '../../ui/Bar.tsx'
import { Card } from '../../ui/Card.tsx'
import type { Home } from '../api.ts'
import { useCare } from './api.ts'
import care from './Care.module.css'
import { useLeft } from './useWhen.ts'
import { today } from '../../ui/day.ts'
import classes from './Warranties.module.css'

/** Until when who answers for what: by law, then by the makers. */
export function WarrantiesCard({ home }: { home: Home }) {
  const { t } = useTranslation()
  const left = useLeft()
  const warranties = useCare(home.id).data?.data.warranties
  if (!warranties) return null
  const { legal, makers } = warranties
  return (
    <Card
      id="garanties"
      title={t('dwelling.warranties.title')}
      chips={
        legal[0] && (
          <span className={classes.since}>{t('dwelling.warranties.since', { date: formatDate(legal[0].from) })}</span>
        )
      }
    >
      {legal.length === 0 && (
        <p className={care.note}>{t('dwelling.warranties.none', { company: home.company.name })}</p>
      )}
      <ul className={classes.list}>
        {legal.map((warranty) => (
          <Legal key={warranty.kind} warranty={warranty} />
        ))}
      </ul>
      {makers.length > 0 && (
        <>
          <h3 className={classes.makers}>{t('dwelling.warranties.makers')}</h3>
          <ul className={care.list}>
            {makers.map(({ device, until }) => (
              <li key={device.id} className={care.row}>
                <span className={care.what}>
                  <strong>{device.name}</strong>
                  <span>
                    {t('dwelling.warranties.until', { date: formatDate(until) })} · {left(until)}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

function Legal({ warranty }: { warranty: WarrantyEnd }) {
  const { t } = useTranslation()
  const left = useLeft()
  const { kind, until } = warranty
  return (
    <li data-over={until < today() || undefined}>
      <div className={classes.line}>
        <strong>{t(`dwelling.warranties.${kind}.name`)}</strong>
        <time dateTime={until}>{formatDate(until)}</time>
      </div>
      <Bar share={elapsed(warranty, today())} />
      <p>
        {left(until)}. {t(`dwelling.warranties.${kind}.what`)}
      </p>
    </li>
  )
}
