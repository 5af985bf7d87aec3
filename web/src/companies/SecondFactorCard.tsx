import { Skeleton, Switch } from '@mantine/core'
import { useTranslation } from '../ui/texts.ts'
import { useClosedCard } from '../platform/reasons.ts'
import { Card } from '../ui/Card.tsx'
import { ErrorBlock } from '../ui/ErrorBlock.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { useCompanyFactor, useDemandFactor } from './api.ts'
import classes from './SettingsPage.module.css'

/** Whether everybody in the company signs in with a second factor. */
export function SecondFactorCard({ companyId: company_id }: { companyId: number }) {
  const { t } = useTranslation()
  const closedCard = useClosedCard()
  const query = useSettled(useCompanyFactor(company_id))
  const demand = useDemandFactor()
  const factor = query.data?.data
  return (
    <Card
      title={t('accounts.factor.title')}
      error={query.error}
      onRetry={() => void query.refetch()}
      disabled={closedCard(factor?.cannot.change)}
    >
      {query.isPending && <Skeleton height={64} />}
      {factor && (
        <div className={classes.fields}>
          <Switch
            label={t('accounts.companyFactor.label')}
            description={t('accounts.companyFactor.help', { ready: factor.ready, count: factor.people })}
            checked={demand.isPending ? demand.variables.is_demanded === true : factor.is_demanded}
            disabled={demand.isPending}
            onChange={(event) => demand.mutate({ company_id, is_demanded: event.currentTarget.checked })}
          />
          {demand.error && <ErrorBlock title={t('accounts.companyFactor.failed')} error={demand.error} />}
        </div>
      )}
    </Card>
  )
}
