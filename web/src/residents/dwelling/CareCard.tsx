import { calendarOf } from '@logis/contract/devices.calendar.rules'
import { Button } from '@mantine/core'
import { IconCalendarDown, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { paths } from '../../paths.ts'
import { useFormats } from '../../platform/formats.ts'
import { saveFile } from '../../platform/saveFile.ts'
import { Card } from '../../ui/Card.tsx'
import { onDemand } from '../../ui/onDemand.tsx'
import { useSettled } from '../../ui/useSettled.ts'
import type { Home } from '../api.ts'
import { useCare, type CareTask } from './api.ts'
import classes from './Care.module.css'
import { useWhen } from './useWhen.ts'

const TickDialog = onDemand(() => import('./TickDialog.tsx').then((module) => module.TickDialog))

const few = 4

/** The calendar: what comes next, in the order in which it is due. */
export function CareCard({ home }: { home: Home }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useSettled(useCare(home.id))
  const [all, setAll] = useState(false)
  const [ticked, setTicked] = useState<CareTask | null>(null)
  if (error?.reason === 'SERVICE_PROVISION_REQUIRED') return null
  if (error) return <Card title={t('dwelling.care.title')} error={error} onRetry={() => void refetch()} />
  const tasks = data?.data.tasks ?? []
  if (tasks.length === 0) return null
  const mayTick = data?.data.cannot.complete_task === null
  return (
    <Card
      title={t('dwelling.care.title')}
      actions={
        <>
          <CalendarButton home={home} tasks={tasks} />
          {tasks.length > few && (
            <Button variant="subtle" size="compact-md" aria-expanded={all} onClick={() => setAll(!all)}>
              {t(all ? 'dwelling.care.fewer' : 'dwelling.care.all')}
            </Button>
          )}
        </>
      }
    >
      <ul className={classes.list}>
        {(all ? tasks : tasks.slice(0, few)).map((task) => (
          <li key={task.id}>
            {mayTick ? (
              <button
                type="button"
                className={classes.row}
                data-print="kept"
                aria-haspopup="dialog"
                onClick={() => setTicked(task)}
              >
                <Row task={task} />
                <IconChevronRight size={18} aria-hidden />
              </button>
            ) : (
              <div className={classes.row}>
                <Row task={task} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {ticked && <TickDialog task={ticked} onClose={() => setTicked(null)} />}
    </Card>
  )
}

/** The due dates for the calendar of one’s phone; made here, so that it works without a network too. */
function CalendarButton({ home: { id, name }, tasks }: { home: Home; tasks: readonly CareTask[] }) {
  const { t, i18n } = useTranslation()
  const take = () => {
    const url = new URL(paths.oneDwelling(id), location.origin).href
    const text = calendarOf(tasks, { name, url, language: i18n.language }, new Date())
    saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), `${t('dwelling.care.file', { name })}.ics`)
  }
  return (
    <Button
      variant="subtle"
      size="compact-md"
      leftSection={<IconCalendarDown size={18} aria-hidden />}
      aria-label={t('dwelling.care.calendarNamed')}
      onClick={take}
    >
      {t('dwelling.care.calendar')}
    </Button>
  )
}

function Row({ task: { due_date, task, device } }: { task: CareTask }) {
  const { formatMonth } = useFormats()
  const { isLate, isSoon, label } = useWhen()(due_date)
  return (
    <>
      <time className={classes.day} dateTime={due_date} data-tone={isLate ? 'late' : isSoon ? 'soon' : undefined}>
        <strong>{due_date.slice(8)}</strong>
        {formatMonth(due_date, { month: 'short' })}
      </time>
      <span className={classes.what}>
        <strong>{device.name}</strong>
        <span>
          {task.name} · {label}
        </span>
      </span>
    </>
  )
}
