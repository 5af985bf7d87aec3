import { cellsMost } from '@logis/contract/flats.fronts.rules'
import { Skeleton } from '@mantine/core'
import { useTranslation } from '../ui/texts.ts'
import { Bar } from '../ui/Bar.tsx'
import { atAGlance, useFlats, useFloors, type FloorCounts, type FlatsShown } from './api.ts'
import { FlatCells, FlatKey } from './FlatCells.tsx'
import classes from './Front.module.css'
import { useFloorText } from './useFloorText.ts'
import { useOpenedFlat } from './useOpenedFlat.ts'

/** The front of a building beside its name: who lives where at a glance, and the way to each flat; of a tower, a bar for each floor. */
export function Front({ buildingId }: { buildingId: number }) {
  const { t } = useTranslation()
  const query = useFlats(buildingId, atAGlance)
  const { openedId, open } = useOpenedFlat()
  // The list of the flats tells what could not be read; here there is no front then.
  if (query.error) return null
  if (!query.data) return <Skeleton className={`${classes.front} ${classes.waiting}`} height="auto" />
  const { data, shows, meta } = query.data
  if (meta.total === 0) return null
  return (
    <div className={classes.front}>
      {meta.total > cellsMost ? (
        <FloorBars buildingId={buildingId} />
      ) : (
        <>
          <FlatKey flats={data} shows={shows} />
          <FlatCells
            {...{ flats: data, shows, openedId }}
            size="small"
            title={t('flats.front.title')}
            onOpen={({ id }) => open(id)}
          />
        </>
      )}
    </div>
  )
}

const sumOf = (floors: readonly FloorCounts[], count: 'total' | 'taken') =>
  floors.reduce((sum, floor) => sum + floor[count], 0)

function FloorBars({ buildingId }: { buildingId: number }) {
  const { t } = useTranslation()
  const query = useFloors(buildingId)
  if (query.error) return null
  if (!query.data) return <Skeleton height={160} />
  const { shows, floors } = query.data.data
  const counts = { count: sumOf(floors, 'taken'), total: sumOf(floors, 'total') }
  return (
    <>
      <strong className={classes.sum}>
        {shows.tenants ? t('flats.told.occupied', counts) : t('flats.told.activated', counts)}
      </strong>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a tower has more floors than there is room: the keyboard scrolls them */}
      <div className={classes.bars} role="group" aria-label={t('flats.front.floors')} tabIndex={0}>
        <ul>
          {floors.map((floor) => (
            <FloorBar key={floor.floor ?? 'unknown'} {...floor} shows={shows} />
          ))}
        </ul>
      </div>
    </>
  )
}

function FloorBar({ floor, total, taken, requested, shows }: FloorCounts & { shows: FlatsShown }) {
  const { t } = useTranslation()
  const floorText = useFloorText()
  const counts = { count: taken, total }
  return (
    <li>
      <span className={classes.floor}>{floorText(floor) ?? t('flats.floor.unknown')}</span>
      <Bar share={taken / total} />
      <span className={classes.count}>
        {shows.tenants ? t('flats.front.let', counts) : t('flats.front.activated', counts)}
        {requested > 0 && <span className={classes.requested}>{t('flats.front.requested', { count: requested })}</span>}
      </span>
    </li>
  )
}
