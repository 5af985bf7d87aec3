import type { Letting } from '@logis/contract/companies.statistics'
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../ui/texts.ts'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/Card.tsx'
import { StatusChip, type ChipTone } from '../../ui/StatusChip.tsx'
import { useProjectsLink } from '../useProjectsLink.ts'
import late from '../LateBuildingsCard.module.css'
import cards from '../Readiness.module.css'

type Vacant = Letting['vacant']

/** The homes that nobody rents, and what is next for each; absent where all are let. */
export function VacantCard({ companyId, vacant: { total, homes } }: { companyId: number; vacant: Vacant }) {
  const { t } = useTranslation()
  const linkTo = useProjectsLink(companyId, false)
  if (total === 0) return null
  // Nobody lives in a building itself: where all that is let are flats, it has no place among the empty ones.
  const areFlats = homes.every(({ building }) => building !== null)
  return (
    <Card
      title={t('letting.vacant.title')}
      chips={<span className={cards.unit}>{t('letting.connections.of', { count: total })}</span>}
      actions={
        <Anchor
          component={Link}
          className={cards.all}
          {...linkTo({ occupied: '0', ...(areFlats && { type: 'FLAT' }) })}
        >
          {t('letting.vacant.all')}
        </Anchor>
      }
    >
      <ul className={cards.list}>
        {homes.map((home) => (
          <li key={home.id}>
            <VacantHome {...home} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Who asks for it is let in on the page of its building, where a flat’s own page has no card for that. */
function VacantHome({ id, name, company_id, building, is_requested, is_invited }: Vacant['homes'][number]) {
  const { t } = useTranslation()
  const [word, tone] = nextOf({ is_requested, is_invited })
  return (
    <Link
      className={late.row}
      to={paths.project(company_id, is_requested && building ? building.id : id)}
      {...(is_requested && { hash: 'tenants' })}
    >
      <span className={late.what}>
        <span className={late.name}>{name}</span>
        {building && <span className={late.about}>{building.name}</span>}
      </span>
      <StatusChip tone={tone} label={t(`letting.vacant.${word}`)} />
    </Link>
  )
}

type Next = Pick<Vacant['homes'][number], 'is_requested' | 'is_invited'>
const nextOf = ({ is_requested, is_invited }: Next): ['requested' | 'invited' | 'toInvite', ChipTone] => {
  if (is_requested) return ['requested', 'warning']
  return is_invited ? ['invited', 'neutral'] : ['toInvite', 'neutral']
}
