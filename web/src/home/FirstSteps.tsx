import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import { useIdentity } from '../platform/identity.ts'
import { mayCreateProjects } from '../projects/mayCreateProjects.ts'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import classes from './FirstSteps.module.css'

const steps = ['project', 'document', 'invitation'] as const

/** What a company without homes has before it: in place of figures that would all be zero. */
export function FirstSteps({ companyId }: { companyId: number }) {
  const { t } = useTranslation()
  const creates = mayCreateProjects(useIdentity())
  if (!creates) {
    return (
      <Card title={t('home.funnel.title')}>
        <EmptyState text={t('home.funnel.emptyForReader')} />
      </Card>
    )
  }
  return (
    <Card title={t('home.steps.title')}>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step} className={classes.step}>
            <span className={classes.fact}>{t(`home.steps.${step}.fact`)}</span>
            <span className={classes.why}>{t(`home.steps.${step}.why`)}</span>
          </li>
        ))}
      </ol>
      <Button component={Link} to={paths.projects(companyId)}>
        {t('home.funnel.toProjects')}
      </Button>
    </Card>
  )
}
