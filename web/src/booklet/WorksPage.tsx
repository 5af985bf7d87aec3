import { Button } from '@mantine/core'
import { IconHammer, IconPlus, IconTrash } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { formatDate } from '../platform/formats.ts'
import { useReason } from '../platform/reasons.ts'
import { ActIcon } from '../ui/ActIcon.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { onDemand } from '../ui/onDemand.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { useBooklet, type Booklet } from './api.ts'
import classes from './Booklet.module.css'
import { WorkLines } from './WorkLines.tsx'

const OwnWorkDialog = onDemand(() => import('./WorkDialogs.tsx').then((module) => module.OwnWorkDialog))
const RemoveWorkDialog = onDemand(() => import('./WorkDialogs.tsx').then((module) => module.RemoveWorkDialog))

/** The works of a home as its owner reads them, and tells of their own: so the booklet stays true. */
export function WorksPage() {
  const { t } = useTranslation()
  const reason = useReason()
  const residenceId = Number(useParams({ strict: false }).residence_id)
  const { data, error, refetch } = useSettled(useBooklet(residenceId))
  const [adding, setAdding] = useState(false)
  const [removed, setRemoved] = useState<Booklet['works'][number] | null>(null)
  const booklet = data?.data
  const isEmpty = booklet?.works.length === 0
  const tell = booklet?.cannot.tell === null && (
    <Button
      variant={isEmpty ? 'filled' : 'light'}
      leftSection={<IconPlus size={18} aria-hidden />}
      aria-haspopup="dialog"
      onClick={() => setAdding(true)}
    >
      {t('booklet.work.act')}
    </Button>
  )
  return (
    <Card title={t('booklet.work.own')} error={error} onRetry={() => void refetch()} actions={!isEmpty && tell}>
      <p className={classes.intro}>{t('booklet.work.why')}</p>
      {isEmpty && <EmptyState icon={IconHammer} text={t('booklet.work.none')} action={tell} />}
      <ul className={classes.list}>
        {booklet?.works.map((work) => (
          <li className={classes.part} key={work.id}>
            <WorkLines work={work} />
            {booklet.own_works.includes(work.id) && (
              <ActIcon
                icon={IconTrash}
                label={t('booklet.work.removeNamed', { date: formatDate(work.done_on) })}
                closed={reason(booklet.cannot.tell)}
                opensDialog
                onClick={() => setRemoved(work)}
              />
            )}
          </li>
        ))}
      </ul>
      {adding && <OwnWorkDialog residenceId={residenceId} onClose={() => setAdding(false)} />}
      {removed && <RemoveWorkDialog residenceId={residenceId} work={removed} onClose={() => setRemoved(null)} />}
    </Card>
  )
}
