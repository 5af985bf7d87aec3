import { Skeleton } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { Card } from '../ui/Card.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { useOwnMessages, useWrite } from './api.ts'
import { Composer } from './Composer.tsx'
import classes from './Messages.module.css'
import { Thread } from './Thread.tsx'
import { useUnsent } from './unsent.ts'
import { hold, placeOf, resumeWaiting, wait } from './waiting.ts'

void resumeWaiting()

/** What one writes to the company of one's home, and what it answers. */
export function HomeMessagesPage() {
  const { t } = useTranslation()
  const residenceId = Number(useParams({ strict: false }).residence_id)
  const { data, error, refetch, dataUpdatedAt } = useSettled(useOwnMessages(residenceId))
  const write = useWrite(residenceId)
  const [{ sentAt }] = useUnsent(placeOf(residenceId))
  const isBehind = data !== undefined && dataUpdatedAt < sentAt
  // An effect, because what waited was sent outside React, wherever its writer was.
  useEffect(() => {
    if (isBehind) void refetch()
  }, [isBehind, refetch])
  const company = data?.data.company.name ?? ''
  if (error || !data)
    return (
      <Card title={t('messages.part')} error={error} onRetry={() => void refetch()}>
        <Skeleton height={200} role="status" aria-label={t('ui.loading')} />
      </Card>
    )
  return (
    <Card title={t('messages.own.title', { company })}>
      <p className={classes.note}>{t('messages.own.intro', { company })}</p>
      <Thread messages={data.data.messages} side="RESIDENT" company={company} />
      <Composer
        label={t('messages.compose.label')}
        place={placeOf(residenceId)}
        waiting={{ wait, hold, note: t('dwelling.message.waits'), edit: t('dwelling.message.edit') }}
        fileLimit={data.data.file_limit}
        call={write}
      />
    </Card>
  )
}
