import type { PlatformFigures } from '@logis/contract/administration.figures'
import { Skeleton } from '@mantine/core'
import { useTranslation } from '../../ui/texts.ts'
import { useOutsideServices } from '../../administration/api.ts'
import { useReason } from '../../platform/reasons.ts'
import { Card } from '../../ui/Card.tsx'
import { RefusalText } from '../../ui/RefusalText.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { useSettled } from '../../ui/useSettled.ts'
import classes from './PlatformHome.module.css'

/** API-24: whether the services of others are configured and there, in words. */
export function OutsideServices({ configured }: Pick<PlatformFigures, 'configured'>) {
  const { t } = useTranslation()
  const { helloWatt, invoicing } = useOutsideServices(configured)
  const [watt, invoices] = [t('administration.home.service.helloWatt'), t('administration.home.service.invoicing')]
  return (
    <Card title={t('administration.home.services')}>
      <ul className={classes.list}>
        {configured.hello_watt ? <Service name={watt} query={helloWatt} /> : <Unset name={watt} />}
        {configured.invoicing ? <Service name={invoices} query={invoicing} /> : <Unset name={invoices} />}
      </ul>
    </Card>
  )
}

function Unset({ name }: { name: string }) {
  const { t } = useTranslation()
  const reason = useReason()
  return (
    <li>
      <span className={classes.said}>
        {name}
        <span className={classes.note}>{reason('SERVICE_NOT_CONFIGURED')}</span>
      </span>
      <StatusChip tone="neutral" label={t('administration.home.serviceStates.none')} />
    </li>
  )
}

type Query = ReturnType<typeof useOutsideServices>['helloWatt']

function Service({ name, query }: { name: string; query: Query }) {
  const { t } = useTranslation()
  const { data, error } = useSettled(query)
  const found = data?.data
  if (!found && !error) return <Skeleton component="li" height={52} />
  const isThere = found?.is_reached === true
  return (
    <li>
      <span className={classes.said}>
        {name}
        <span className={classes.note}>{found ? found.endpoint : <RefusalText error={error} />}</span>
      </span>
      {found && (
        <StatusChip
          tone={isThere ? 'success' : 'error'}
          label={t(`administration.home.serviceStates.${isThere ? 'reached' : 'lost'}`)}
        />
      )}
    </li>
  )
}
