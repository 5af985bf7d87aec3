import type { CompanyService } from '@logis/contract/provisions'
import { Skeleton } from '@mantine/core'
import { useTranslation } from '../ui/texts.ts'
import { formatDate } from '../platform/formats.ts'
import { Card } from '../ui/Card.tsx'
import { today } from '../ui/day.ts'
import { useSettled } from '../ui/useSettled.ts'
import { useCompanyServices } from './api.ts'
import classes from './SettingsPage.module.css'

/** PROF-40: the offer and the modules of the company, with their dates. Only administrators of the portal change them. */
export function ServicesCard({ companyId }: { companyId: number }) {
  const { t } = useTranslation()
  const services = useSettled(useCompanyServices(companyId))
  return (
    <Card title={t('companies.services.title')} error={services.error} onRetry={() => void services.refetch()}>
      <p className={classes.note}>{t('companies.services.help')}</p>
      {services.isPending && <Skeleton height={80} />}
      {services.data?.data.length === 0 && <p className={classes.line}>{t('companies.services.none')}</p>}
      <ul className={classes.channels}>
        {services.data?.data.map((service) => (
          <Service key={`${service.code} ${service.starts_on}`} service={service} />
        ))}
      </ul>
    </Card>
  )
}

const stateOf = ({ is_active, starts_on }: CompanyService) =>
  is_active ? 'active' : starts_on > today() ? 'planned' : 'ended'

function Service({ service }: { service: CompanyService }) {
  const { t } = useTranslation()
  const { name, quantity, starts_on, ends_on } = service
  const dates = { from: formatDate(starts_on), to: ends_on && formatDate(ends_on) }
  return (
    <li className={classes.channel}>
      <span>
        {name}
        <span className={classes.way}>
          <br />
          {t(ends_on ? 'companies.services.between' : 'companies.services.since', dates)}
          {quantity !== null && ` · ${t('companies.services.quantity', { count: quantity })}`}
        </span>
      </span>
      <span>{t(`companies.services.state.${stateOf(service)}`)}</span>
    </li>
  )
}
