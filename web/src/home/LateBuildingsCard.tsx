import type { LateBuilding } from '@logis/contract/companies.statistics'
import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../ui/texts.ts'
import { useLateBuildings } from '../companies/api.ts'
import { paths } from '../paths.ts'
import { Bar } from '../ui/Bar.tsx'
import { Card } from '../ui/Card.tsx'
import { ResidencePicture } from '../ui/ResidencePicture.tsx'
import { useSettled } from '../ui/useSettled.ts'
import classes from './LateBuildingsCard.module.css'

type Props = { companyId: number; withChildren: boolean }

/** The buildings with the most to do, the least activated first. Those who have none see nothing of it. */
export function LateBuildingsCard({ companyId, withChildren }: Props) {
  const { t } = useTranslation()
  const query = useSettled(useLateBuildings(companyId, withChildren))
  const rows = query.data?.data
  if (rows?.length === 0) return null
  return (
    <Card
      title={t('home.late.title')}
      chips={<span className={classes.unit}>{t('home.late.unit')}</span>}
      error={rows ? null : query.error}
      onRetry={() => void query.refetch()}
    >
      {!rows && <Skeleton height={5 * 57} />}
      <ul className={classes.list}>
        {rows?.map((building) => (
          <li key={building.id}>
            <Late building={building} withCompany={withChildren} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Late({ building, withCompany }: { building: LateBuilding; withCompany: boolean }) {
  const { t } = useTranslation()
  const { id, name, city, picture_path, company, homes, activated } = building
  const about = [withCompany ? company.name : city, t('home.late.homes', { count: homes })].filter(Boolean).join(', ')
  return (
    <Link className={classes.row} to={paths.project(company.id, id)}>
      <ResidencePicture path={picture_path} type="BUILDING" size="row" />
      <span className={classes.what}>
        <span className={classes.name}>{name}</span>
        <span className={classes.about}>{about}</span>
      </span>
      <span className={classes.share}>
        <span>
          <span className="visually-hidden">{t('home.late.activated', { count: activated, total: homes })}</span>
          <span aria-hidden>{`${activated}/${homes}`}</span>
        </span>
        <Bar share={activated / homes} />
      </span>
    </Link>
  )
}
