import type { StatusSummary } from '@logis/contract/portal'
import { CloseButton } from '@mantine/core'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { useTranslation } from '../../ui/texts.ts'
import { useFormats } from '../formats.ts'
import classes from './ServiceBanner.module.css'

type Incident = StatusSummary['components'][number]
type Maintenance = StatusSummary['scheduled_maintenances'][number]
export type Notice = { incident: Incident } | { maintenance: Maintenance }

/** One incident (red) or maintenance (blue), above every page until it is closed. */
export function ServiceBanner({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const { t } = useTranslation()
  const isIncident = 'incident' in notice
  const Icon = isIncident ? IconAlertTriangle : IconInfoCircle
  return (
    <div className={classes.banner} data-kind={isIncident ? 'incident' : 'maintenance'} data-print="hidden">
      <Icon size={20} stroke={1.75} aria-hidden className={classes.icon} />
      <p className={classes.text} role={isIncident ? 'alert' : 'status'}>
        {isIncident ? (
          <IncidentText incident={notice.incident} />
        ) : (
          <MaintenanceText maintenance={notice.maintenance} />
        )}
      </p>
      <CloseButton
        className={classes.close}
        variant="transparent"
        aria-label={t(isIncident ? 'shell.service.closeIncident' : 'shell.service.closeMaintenance')}
        onClick={onClose}
      />
    </div>
  )
}

const knownStates = ['degraded_performance', 'partial_outage', 'major_outage', 'under_maintenance'] as const

function IncidentText({ incident: { name, status } }: { incident: Incident }) {
  const { t } = useTranslation()
  const known = knownStates.find((state) => state === status) ?? 'other'
  return (
    <>
      <strong>{t('shell.service.incident', { name })}</strong> {t(`shell.service.state.${known}`)}
    </>
  )
}

function MaintenanceText({ maintenance: { name, scheduled_for, scheduled_until } }: { maintenance: Maintenance }) {
  const { t } = useTranslation()
  const { formatDateTime } = useFormats()
  const from = scheduled_for && formatDateTime(new Date(scheduled_for))
  const until = scheduled_until && formatDateTime(new Date(scheduled_until))
  return (
    <>
      <strong>{t('shell.service.maintenance', { name })}</strong>{' '}
      {from && until
        ? t('shell.service.fromUntil', { from, until })
        : from
          ? t('shell.service.from', { from })
          : until && t('shell.service.until', { until })}
    </>
  )
}
