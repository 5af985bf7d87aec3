import { Skeleton } from '@mantine/core'
import { IconAlertTriangle, IconCalendarDue, IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { formatDate } from '../platform/formats.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { useProductTasks } from '../products/api.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { today } from '../ui/day.ts'
import { ErrorBlock } from '../ui/ErrorBlock.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { Tip } from '../ui/Tip.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { run } from '../ui/call.ts'
import { useCompleteTask, type Device, type DeviceTask } from './api.ts'
import { periodOf } from './deviceTexts.ts'
import classes from './TasksTimeline.module.css'

/** DEV-10..12, DEV-32: the calendar of a commissioned device; else what its product would ask for, without dates. */
export function TasksTimeline({ device }: { device: Device }) {
  const { t } = useTranslation()
  const isCommissioned = device.commissioning_date !== null
  const tasks = useSettled(useProductTasks(device.product.id, !isCommissioned))
  return (
    <section aria-label={t('devices.tasks.title')}>
      <h3>{t('devices.tasks.title')}</h3>
      {tasks.error && (
        <ErrorBlock title={t('devices.tasks.failed')} error={tasks.error} onRetry={() => void tasks.refetch()} />
      )}
      {tasks.isLoading && <Skeleton height={64} />}
      {isCommissioned && (
        <List count={device.tasks.length}>
          {device.tasks.map((task) => (
            <Due key={task.id} task={task} device={device} />
          ))}
        </List>
      )}
      {!isCommissioned && tasks.data && (
        <List count={tasks.data.data.length}>
          {tasks.data.data.map(({ id, name, periodicity }) => (
            <li key={id}>
              <Undated />
              <Task name={name} periodicity={periodicity} />
            </li>
          ))}
        </List>
      )}
    </section>
  )
}

function List({ count, children }: { count: number; children: ReactNode }) {
  const { t } = useTranslation()
  if (count === 0) {
    return (
      <p className={classes.none}>
        <strong>{t('devices.tasks.none')}</strong>
        {t('devices.tasks.noneText')}
      </p>
    )
  }
  return (
    // Scrolls past 300 px, also by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.frame} role="group" aria-label={t('devices.tasks.title')} tabIndex={0}>
      <ul className={classes.timeline}>{children}</ul>
    </div>
  )
}

function Task({ name, periodicity, children }: { name: string; periodicity: number; children?: ReactNode }) {
  const { t } = useTranslation()
  const { key, count } = periodOf(periodicity)
  return (
    <div className={classes.task}>
      <span className={classes.name}>{name}</span>
      {children}
      <span className={classes.period}>{t(key, { count })}</span>
    </div>
  )
}

/** DEV-11. */
function Undated() {
  const { t } = useTranslation()
  return (
    <Tip label={t('devices.tasks.noDate')} touch>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the tip must be reached by the keyboard too */}
      <span className={classes.undated} role="img" aria-label={t('devices.tasks.noDate')} tabIndex={0}>
        <IconAlertTriangle size={18} aria-hidden />
      </span>
    </Tip>
  )
}

function Due({ task: { id, due_date, done_at, task }, device }: { task: DeviceTask; device: Device }) {
  const { t } = useTranslation()
  const complete = useCompleteTask()
  const date = formatDate(due_date)
  const finish = () =>
    run(
      complete,
      { device_id: device.id, task_id: id },
      {
        onSuccess: ({ data: { next } }) =>
          tellSuccess(
            next ? t('devices.tasks.completed', { date: formatDate(next.due_date) }) : t('devices.tasks.completedLast'),
          ),
      },
    )
  if (done_at !== null) {
    return (
      <li data-done>
        <IconCircleCheck className={classes.done} size={18} aria-hidden />
        <Task name={task.name} periodicity={task.periodicity}>
          <span>{t('devices.tasks.done', { date: formatDate(done_at) })}</span>
        </Task>
      </li>
    )
  }
  return (
    <li>
      <IconCalendarDue className={classes.icon} size={18} aria-hidden />
      <Task name={task.name} periodicity={task.periodicity}>
        <span className={classes.date}>
          {t('devices.tasks.due', { date })}
          {due_date < today() && <StatusChip tone="error" label={t('devices.tasks.late')} />}
        </span>
      </Task>
      {device.cannot.complete_task === null && (
        <ActButton
          variant="default"
          size="compact-sm"
          loading={complete.isPending}
          aria-label={t('devices.tasks.completeOf', { name: task.name, date })}
          onClick={finish}
        >
          {t('devices.tasks.complete')}
        </ActButton>
      )}
    </li>
  )
}
