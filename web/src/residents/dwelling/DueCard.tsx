import { Button, Skeleton } from '@mantine/core'
import { IconCircleCheck, IconPhone, IconTool, IconUserPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { formatDate } from '../../platform/formats.ts'
import { onDemand } from '../../ui/onDemand.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import type { Home } from '../api.ts'
import { useCare, usePeople, useProfessionals, useRequests, type CareTask } from './api.ts'
import { phoneHref, whoKeeps } from './contacts.ts'
import classes from './Due.module.css'
import { useWhen } from './useWhen.ts'

const TickDialog = onDemand(() => import('./TickDialog.tsx').then((module) => module.TickDialog))

/** The one thing to do next. Its own trouble is told by the calendar below. */
export function DueCard({ home }: { home: Home }) {
  const { data, isPending } = useCare(home.id)
  const task = data?.data.tasks[0]
  if (isPending) return <Awaited />
  if (!data) return null
  if (task) return <Due home={home} task={task} mayTick={data.data.cannot.complete_task === null} />
  return home.role_code === 'OWNER' ? <Asked home={home} /> : <Calm />
}

function Awaited() {
  const { t } = useTranslation()
  return <Skeleton height={128} radius={14} role="status" aria-label={t('ui.loading')} />
}

/**
 * Nothing is due: but whoever asks to come in waits for the owner. Who could not be read may be waiting too, which the
 * card of people tells; where a landlord answers, the owner has nobody to.
 */
function Asked({ home }: { home: Home }) {
  const { t } = useTranslation()
  const people = usePeople(home.id, true)
  const requests = useRequests(home.id, people.isSuccess)
  if (people.error?.status === 404) return <Calm />
  if (people.error ?? requests.error) return null
  if (!requests.data) return <Awaited />
  const count = requests.data.meta.total
  if (count === 0) return <Calm />
  return (
    <section className={classes.due} aria-label={t('dwelling.due.title')}>
      <div className={classes.line}>
        <span className={classes.tool}>
          <IconUserPlus size={26} stroke={1.5} aria-hidden />
        </span>
        <div className={classes.text}>
          <h2>{t('dwelling.due.asked', { count })}</h2>
        </div>
      </div>
      <div className={classes.acts}>
        <Button component={Link} to="." hash="habitants" size="md">
          {t('dwelling.due.answer')}
        </Button>
      </div>
    </section>
  )
}

function Calm() {
  const { t } = useTranslation()
  return (
    <section className={classes.due} aria-label={t('dwelling.due.title')}>
      <div className={classes.line}>
        <span className={classes.calm}>
          <IconCircleCheck size={26} stroke={1.5} aria-hidden />
        </span>
        <div className={classes.text}>
          <h2>{t('dwelling.due.none')}</h2>
          <p>{t('dwelling.due.noneText')}</p>
        </div>
      </div>
    </section>
  )
}

function Due({ home, task, mayTick }: { home: Home; task: CareTask; mayTick: boolean }) {
  const { t } = useTranslation()
  const when = useWhen()(task.due_date)
  const date = formatDate(task.due_date)
  const [ticking, setTicking] = useState(false)
  const keeper = whoKeeps(task, useProfessionals(home.id).data?.data ?? [])
  return (
    <section className={classes.due} aria-label={t('dwelling.due.title')}>
      <div className={classes.line}>
        <span className={classes.tool}>
          <IconTool size={26} stroke={1.5} aria-hidden />
        </span>
        <div className={classes.text}>
          <h2>{task.task.name}</h2>
          <p>{task.device.name}</p>
          <p className={classes.when}>
            <span>{t(when.isLate ? 'dwelling.due.since' : 'dwelling.due.before', { date })}</span>
            <StatusChip tone={when.isLate ? 'error' : when.isSoon ? 'warning' : 'neutral'} label={when.label} />
          </p>
        </div>
      </div>
      {(keeper || mayTick) && (
        <div className={classes.acts}>
          {keeper && (
            <Button
              component="a"
              href={phoneHref(keeper.phone)}
              size="md"
              leftSection={<IconPhone size={18} aria-hidden />}
            >
              {t('dwelling.due.call', { name: keeper.contact.name })}
            </Button>
          )}
          {mayTick && (
            <Button
              variant={keeper ? 'default' : 'filled'}
              size="md"
              aria-haspopup="dialog"
              aria-label={t('dwelling.due.doneOf', { name: task.task.name, device: task.device.name })}
              onClick={() => setTicking(true)}
            >
              {t('dwelling.due.done')}
            </Button>
          )}
        </div>
      )}
      {ticking && <TickDialog task={task} onClose={() => setTicking(false)} />}
    </section>
  )
}
