import { Skeleton, VisuallyHidden } from '@mantine/core'
import type { ComponentProps } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { formatDate, useFormats } from '../platform/formats.ts'
import { ErrorBlock } from '../ui/ErrorBlock.tsx'
import { Fact, Facts } from '../ui/Facts.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { useDevice, type Device } from './api.ts'
import classes from './DeviceDetail.module.css'
import { DeviceFiles } from './DeviceFiles.tsx'
import { referenceText } from './deviceTexts.ts'
import { TasksTimeline } from './TasksTimeline.tsx'

/** DEV-09, DEV-31: what a row opens. The device is loaded by its own call. */
export function DeviceDetail({ deviceId }: { deviceId: number }) {
  const { t } = useTranslation()
  const query = useSettled(useDevice(deviceId))
  const device = query.data?.data
  if (query.error) {
    return <ErrorBlock title={t('devices.detail.failed')} error={query.error} onRetry={() => void query.refetch()} />
  }
  if (!device) {
    return (
      <div role="status">
        <VisuallyHidden>{t('devices.detail.loading')}</VisuallyHidden>
        <Skeleton height={220} />
      </div>
    )
  }
  return (
    <div className={classes.detail}>
      <DeviceFacts device={device} />
      <TasksTimeline device={device} />
      <DeviceFiles device={device} />
    </div>
  )
}

function DeviceFacts({ device }: { device: Device }) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const { surface, thickness, lifespan, commissioning_date, reference } = device
  return (
    <section aria-label={t('devices.detail.facts')}>
      <Facts className={classes.facts}>
        <KnownFact title={t('devices.detail.manufacturer')}>
          {device.product.generic ? null : device.manufacturer}
        </KnownFact>
        <KnownFact title={t('devices.detail.reference')}>{referenceText(reference)}</KnownFact>
        <KnownFact title={t('devices.detail.serial_number')}>{device.serial_number}</KnownFact>
        <KnownFact title={t('devices.detail.commissioning_date')}>
          {commissioning_date && formatDate(commissioning_date)}
        </KnownFact>
        <KnownFact title={t('devices.detail.quantity')}>{formatNumber(device.quantity)}</KnownFact>
        <KnownFact title={t('devices.detail.surface')}>
          {surface !== null && t('devices.detail.inSquareMetres', { value: surface })}
        </KnownFact>
        <KnownFact title={t('devices.detail.thickness')}>
          {thickness !== null && t('devices.detail.inMillimetres', { value: thickness })}
        </KnownFact>
        <KnownFact title={t('devices.detail.lifespan')}>
          {lifespan !== null && t('devices.detail.inYears', { count: lifespan })}
        </KnownFact>
        <KnownFact title={t('devices.detail.note')} wide>
          {device.note}
        </KnownFact>
      </Facts>
    </section>
  )
}

/** An empty value is a slash (DEV-09). */
function KnownFact({ children, ...fact }: ComponentProps<typeof Fact>) {
  const { t } = useTranslation()
  return <Fact {...fact}>{children || t('devices.detail.none')}</Fact>
}
