import { Skeleton } from '@mantine/core'
import { useTranslation } from '../ui/texts.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorBlock } from '../ui/ErrorBlock.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { everyFlat, useFlats } from './api.ts'
import { FlatCells, FlatKey } from './FlatCells.tsx'
import { useOpenedFlat } from './useOpenedFlat.ts'

/** A building as it stands: a line for each floor, a cell for each flat. */
export function Floors({ buildingId }: { buildingId: number }) {
  const { t } = useTranslation()
  const query = useSettled(useFlats(buildingId, everyFlat))
  const { openedId, open } = useOpenedFlat()
  if (query.error) return <ErrorBlock error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <Skeleton height={200} />
  const { data, shows } = query.data
  if (data.length === 0) return <EmptyState text={t('flats.empty')} />
  return (
    <>
      <FlatKey flats={data} shows={shows} />
      <FlatCells
        flats={data}
        shows={shows}
        openedId={openedId}
        title={t('flats.title')}
        onOpen={({ id }) => open(id)}
      />
    </>
  )
}
