import type { CompanyType } from '@logis/contract/companies.rules'
import { useTranslation } from '../ui/texts.ts'
import { useTableState } from '../platform/useTableState.ts'
import { useProjects } from '../projects/api.ts'
import { projectColumns } from '../projects/projectColumns.tsx'
import { projectTable } from '../projects/projectTable.ts'
import { DataTable } from '../ui/DataTable.tsx'
import { partOnDemand } from '../ui/onDemand.tsx'
import { useCalmPart } from '../ui/useCalmPart.ts'
import { Together } from '../ui/Together.tsx'
import { Activation, ActivationSkeleton } from './Activation.tsx'
import classes from './Home.module.css'
import { LateBuildingsCard } from './LateBuildingsCard.tsx'

/** The last that the page shows. */
const readinessCards = partOnDemand(() => import('./Readiness.tsx').then((module) => module.Readiness))

const lettingCards = partOnDemand(() => import('./letting/LettingCards.tsx').then((module) => module.LettingCards))

const buildings = { type: 'BUILDING' }

/** DASH-02..04: how far the homes have come, then the buildings, without what the project list has for many at once. */
export function ProviderHome({ companyId, type }: { companyId: number; type: CompanyType }) {
  const { t } = useTranslation()
  const { state, change } = useTableState(projectTable)
  const query = useProjects(companyId, state, buildings)
  const readiness = useCalmPart(readinessCards, { isLookedAt: true })
  const letting = useCalmPart(lettingCards, { isLookedAt: true })
  return (
    <Together className={classes.sections} skeleton={<ActivationSkeleton />}>
      <Activation companyId={companyId} type={type} withChildren={false} />
      <LateBuildingsCard companyId={companyId} withChildren={false} />
      <DataTable
        title={t('home.buildings.title')}
        noun="home.buildings.count"
        query={query}
        columns={projectColumns}
        rowId={(row) => String(row.id)}
        rowName={(row) => row.name}
        state={state}
        onChange={change}
        empty={{ text: t('projects.noBuilding') }}
      />
      {letting && type === 'SOCIAL_LANDLORD' && <letting.Component companyId={companyId} />}
      {readiness && <readiness.Component companyId={companyId} withChildren={false} handsOver={type === 'DEVELOPER'} />}
    </Together>
  )
}
