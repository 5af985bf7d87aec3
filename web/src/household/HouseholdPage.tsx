import { thingFileBytes } from '@logis/contract/household.rules'
import { Button, Skeleton } from '@mantine/core'
import { IconLock, IconPlus } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useHome } from '../residents/api.ts'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { onDemand } from '../ui/onDemand.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { useThings } from './api.ts'
import classes from './Household.module.css'
import { ThingCard } from './ThingCard.tsx'

const AddThingDialog = onDemand(() => import('./ThingDialogs.tsx').then((module) => module.AddThingDialog))

/** What those who live in a home keep for themselves: notes, papers, appliances; no company sees any of it. */
export function HouseholdPage() {
  const { t } = useTranslation()
  const residenceId = Number(useParams({ strict: false }).residence_id)
  const company = useHome(residenceId).data?.data.company.name ?? ''
  const { data, error, refetch } = useSettled(useThings(residenceId))
  const [adding, setAdding] = useState(false)
  const things = data?.data
  const most = data?.file_limit ?? thingFileBytes
  const add = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} aria-haspopup="dialog" onClick={() => setAdding(true)}>
      {t('household.add')}
    </Button>
  )
  return (
    <Card
      title={t('household.title')}
      error={error}
      onRetry={() => void refetch()}
      actions={things && things.length > 0 ? add : undefined}
    >
      <p className={classes.note}>{t('household.intro', { company })}</p>
      {!things && <Skeleton height={160} role="status" aria-label={t('ui.loading')} />}
      {things?.length === 0 && <EmptyState icon={IconLock} text={t('household.none')} action={add} />}
      <ul className={classes.things}>
        {things?.map((thing) => (
          <ThingCard key={thing.id} residenceId={residenceId} thing={thing} fileLimit={most} />
        ))}
      </ul>
      {adding && <AddThingDialog residenceId={residenceId} fileLimit={most} onClose={() => setAdding(false)} />}
    </Card>
  )
}
