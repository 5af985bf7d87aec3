import { Skeleton } from '@mantine/core'
import { useTranslation } from '../../ui/texts.ts'
import { useOutsideServices } from '../../administration/api.ts'
import { Card } from '../../ui/Card.tsx'
import { RefusalText } from '../../ui/RefusalText.tsx'
import { refusedOf } from '../../ui/refusal.ts'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { useSettled } from '../../ui/useSettled.ts'
import classes from './PlatformHome.module.css'

/** API-24: whether the services of others are configured and there, in words. */
export function OutsideServices() {
  const { t } = useTranslation()
  const { helloWatt, invoicing } = useOutsideServices()
  return (
    <Card title={t('administration.home.services')}>
      <ul className={classes.list}>
        <Service name={t('administration.home.service.helloWatt')} query={useSettled(helloWatt)} />
        <Service name={t('administration.home.service.invoicing')} query={useSettled(invoicing)} />
      </ul>
    </Card>
  )
}

type Query = ReturnType<typeof useOutsideServices>['helloWatt']

function Service({ name, query: { data, error } }: { name: string; query: Query }) {
  const { t } = useTranslation()
  const found = data?.data
  if (!found && !error) return <Skeleton component="li" height={52} />
  const isThere = found?.is_reached === true
  const isUnset = refusedOf(error)?.reason === 'SERVICE_NOT_CONFIGURED'
  return (
    <li>
      <span className={classes.said}>
        {name}
        <span className={classes.note}>{found ? found.endpoint : <RefusalText error={error} />}</span>
      </span>
      {isUnset && <StatusChip tone="neutral" label={t('administration.home.serviceStates.none')} />}
      {found && (
        <StatusChip
          tone={isThere ? 'success' : 'error'}
          label={t(`administration.home.serviceStates.${isThere ? 'reached' : 'lost'}`)}
        />
      )}
    </li>
  )
}
