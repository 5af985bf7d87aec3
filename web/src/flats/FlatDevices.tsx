import { Skeleton, VisuallyHidden } from '@mantine/core'
import { useTranslation } from '../ui/texts.ts'
import { useDevices } from '../devices/api.ts'
import { formatDate } from '../platform/formats.ts'
import { ErrorBlock } from '../ui/ErrorBlock.tsx'
import { tableDefaults } from '../ui/tableState.ts'
import type { FlatRow } from './api.ts'
import classes from './Flats.module.css'

/** FLAT-03: what a flat is equipped with, the newest first; its page has all of it. */
export function FlatDevices({ flat, href }: { flat: FlatRow; href: string }) {
  const { t } = useTranslation()
  const query = useDevices(flat.id, tableDefaults)
  const devices = query.data
  if (query.error) return <ErrorBlock error={query.error} onRetry={() => void query.refetch()} />
  if (!devices)
    return (
      <div role="status">
        <VisuallyHidden>{t('flats.devices.loading')}</VisuallyHidden>
        <Skeleton height={22} mb={6} />
        <Skeleton height={22} width="70%" />
      </div>
    )
  const { data, meta } = devices
  if (meta.total === 0) return <p className={classes.none}>{t('flats.devices.none')}</p>
  return (
    <>
      <ul className={classes.devices} aria-label={t('flats.devices.list', { name: flat.name })}>
        {data.map((device) => (
          <li key={device.model_type + device.id}>
            <span className={classes.device}>{device.name}</span>
            <span className={classes.dim}>{device.product?.generic ? '' : device.manufacturer}</span>
            <span className={classes.when}>{formatDate(device.created_at)}</span>
          </li>
        ))}
      </ul>
      {meta.total > data.length && (
        <a className={classes.all} href={`${href}#devices`} target="_blank" rel="noopener">
          {t('flats.devices.all', { count: meta.total })} <VisuallyHidden>{t('platform.newTab')}</VisuallyHidden>
        </a>
      )}
    </>
  )
}
