import { frontStates, type Front } from '@logis/contract/flats.fronts'
import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../ui/texts.ts'
import { useFronts } from '../../flats/api.fronts.ts'
import { paths } from '../../paths.ts'
import { Bar } from '../../ui/Bar.tsx'
import { Card } from '../../ui/Card.tsx'
import { ResidencePicture } from '../../ui/ResidencePicture.tsx'
import { useSettled } from '../../ui/useSettled.ts'
import cards from '../Readiness.module.css'
import classes from './Fronts.module.css'

/** The buildings where the fewest live, each drawn as its own page draws it. A landlord without flats sees nothing of it. */
export function FrontsCard({ companyId }: { companyId: number }) {
  const { t } = useTranslation()
  const query = useSettled(useFronts(companyId))
  const fronts = query.data?.data
  if (fronts?.length === 0) return null
  return (
    <Card
      title={t('letting.fronts.title')}
      chips={<span className={cards.unit}>{t('letting.fronts.order')}</span>}
      actions={
        <ul className={classes.key}>
          {frontStates.map((state) => (
            <li key={state}>
              <span className={classes.cell} data-state={state} aria-hidden />
              {t(`flats.state.${state}`)}
            </li>
          ))}
        </ul>
      }
      error={fronts ? null : query.error}
      onRetry={() => void query.refetch()}
    >
      {!fronts && <Skeleton height={2 * 128} />}
      <ul className={classes.fronts}>
        {fronts?.map((front) => (
          <li key={front.id} className={classes.front}>
            <Building companyId={companyId} front={front} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Building({ companyId, front }: { companyId: number; front: Front }) {
  const { t } = useTranslation()
  const { id, name, city, picture_path, counts, cells, floors } = front
  const total = counts.active + counts.invited + counts.idle
  const told = [
    t('letting.fronts.told', { count: counts.active, total }),
    t('letting.fronts.invited', { count: counts.invited }),
    t('letting.fronts.idle', { count: counts.idle }),
  ].join(', ')
  return (
    <>
      <span className={classes.face}>
        <ResidencePicture path={picture_path} type="BUILDING" size="card" />
      </span>
      <div className={classes.what}>
        <Link className={classes.name} to={paths.project(companyId, id)}>
          {name}
        </Link>
        <span className={cards.about}>{city}</span>
        <div className={cells.length > 0 ? classes.cells : classes.floors} role="img" aria-label={told}>
          {cells.map((state, at) => (
            <span key={at} className={classes.cell} data-state={state} />
          ))}
          {floors.map((floor, at) => (
            <Bar key={at} share={floor.taken / floor.total} />
          ))}
        </div>
        <p className={classes.foot}>
          <strong>{t('letting.fronts.share', { count: counts.active, total })}</strong>
          <Waiting {...front} />
        </p>
      </div>
    </>
  )
}

/** What is to be done first there: to answer, then to find somebody. */
function Waiting({ requested, counts }: Front) {
  const { t } = useTranslation()
  if (requested > 0) return <span data-waits>{t('letting.fronts.requested', { count: requested })}</span>
  if (counts.idle > 0) return <span>{t('letting.fronts.idle', { count: counts.idle })}</span>
  return <span>{t('letting.fronts.upToDate')}</span>
}
