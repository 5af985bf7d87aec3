import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../ui/texts.ts'
import { paths } from '../../paths.ts'
import { useCompanyId } from '../../platform/shell/useCompanyId.ts'
import { useCompanyRequests, type CompanyRequest } from '../../tenants/api.ts'
import { RequestTable } from '../../tenants/RequestList.tsx'
import { Card } from '../../ui/Card.tsx'
import { useSettled } from '../../ui/useSettled.ts'
import cards from '../Readiness.module.css'
import { daysSince } from '../daysSince.ts'
import { useProjectsLink } from '../useProjectsLink.ts'
import classes from './Letting.module.css'

const most = 5

/** Who waits to be let in, in all the homes of a landlord, the longest first, answered right here. Absent where nobody waits. */
export function RequestsCard({ companyId }: { companyId: number }) {
  const { t } = useTranslation()
  const linkTo = useProjectsLink(companyId, false)
  const query = useSettled(useCompanyRequests(companyId, most))
  const total = query.data?.meta.total ?? 0
  const [oldest] = query.data?.data ?? []
  if (!oldest && !query.error) return null
  return (
    <Card
      title={t('letting.requests.title')}
      chips={
        oldest && (
          <span className={cards.unit}>
            {t('letting.requests.count', { count: total })}
            {total > 1 && `, ${t('letting.requests.oldest', { count: daysSince(oldest.created_at) })}`}
          </span>
        )
      }
      actions={
        oldest && (
          <Anchor component={Link} className={cards.all} {...linkTo({ has_requests: '1' })}>
            {t('letting.requests.all')}
          </Anchor>
        )
      }
      error={query.data ? null : query.error}
      onRetry={() => void query.refetch()}
    >
      {query.data && (
        <RequestTable
          requests={query.data.data}
          homeOf={(request) => <HomeAsked {...request} />}
          since={{
            title: t('letting.requests.since'),
            of: ({ created_at }) => t('letting.requests.age', { count: daysSince(created_at) }),
          }}
        />
      )}
    </Card>
  )
}

/** The home that somebody asks for leads to its page, where who lives there is told. */
function HomeAsked({ residence }: Pick<CompanyRequest, 'residence'>) {
  const { id, name, building } = residence
  const companyId = useCompanyId()
  return (
    <span className={classes.home}>
      <Anchor component={Link} className={classes.asked} c="inherit" fz="inherit" to={paths.project(companyId, id)}>
        {name}
      </Anchor>
      {building && <span className={cards.about}>{building.name}</span>}
    </span>
  )
}
