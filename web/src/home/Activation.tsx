import { Button, Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useStatistics } from '../companies/api.ts'
import { paths } from '../paths.ts'
import { useIdentity } from '../platform/identity.ts'
import { mayCreateProjects } from '../projects/mayCreateProjects.ts'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorBlock } from '../ui/ErrorBlock.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { Figures } from './Figures.tsx'
import { Funnel } from './Funnel.tsx'
import classes from './Home.module.css'

type Props = { companyId: number; withChildren: boolean }

/** How many homes there are, and how far they have come towards a resident who uses them. */
export function Activation({ companyId, withChildren }: Props) {
  const query = useSettled(useStatistics(companyId, withChildren))
  const statistics = query.data?.data
  if (query.error && !statistics) return <ErrorBlock error={query.error} onRetry={() => void query.refetch()} />
  if (!statistics) return <LoadingActivation />
  if (statistics.projects === 0) return <NoProject companyId={companyId} />
  return (
    <>
      <Figures {...{ companyId, withChildren, statistics }} />
      <Funnel {...{ companyId, withChildren, statistics }} />
    </>
  )
}

function LoadingActivation() {
  return (
    <>
      <Skeleton height={92} />
      <Skeleton height={300} />
    </>
  )
}

function NoProject({ companyId }: { companyId: number }) {
  const { t } = useTranslation()
  const creates = mayCreateProjects(useIdentity())
  return (
    <Card title={t('home.funnel.title')}>
      <div className={classes.empty}>
        <EmptyState
          text={t(creates ? 'home.funnel.empty' : 'home.funnel.emptyForReader')}
          action={
            creates && (
              <Button component={Link} to={paths.projects(companyId)}>
                {t('home.funnel.toProjects')}
              </Button>
            )
          }
        />
      </div>
    </Card>
  )
}
