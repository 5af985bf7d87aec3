import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { Card } from '../ui/Card.tsx'
import { ErrorBlock } from '../ui/ErrorBlock.tsx'
import { onDemand } from '../ui/onDemand.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { useAccessRequests, useResidents, type Project, type Resident } from './api.ts'
import { InviteTenant } from './InviteTenant.tsx'
import { OwnerList } from './OwnerList.tsx'
import { RequestList } from './RequestList.tsx'
import { TenantList } from './TenantList.tsx'
import classes from './TenantsCard.module.css'

const RemoveTenantDialog = onDemand(() =>
  import('./RemoveTenantDialog.tsx').then((module) => module.RemoveTenantDialog),
)

type Props = { project: Project; companyId: number }

/** TEN-01: who asks to come in, who rents, who owns; of a building, in all of its flats. */
export function TenantsCard({ project, companyId }: Props) {
  const { t } = useTranslation()
  const requests = useSettled(useAccessRequests(project.id))
  const residents = useResidents(project.id)
  const [leaving, setLeaving] = useState<Resident | null>(null)
  const isBuilding = project.type === 'BUILDING'
  return (
    <Card title={t('projects.cards.tenants')}>
      <div className={classes.parts}>
        {requests.error && <ErrorBlock error={requests.error} onRetry={() => void requests.refetch()} />}
        {requests.data && requests.data.meta.total > 0 && (
          <RequestList requests={requests.data.data} namesHome={isBuilding} />
        )}
        <TenantList query={residents} namesHome={isBuilding} onRemove={setLeaving} />
        {project.cannot.invite_tenant === null && <InviteTenant project={project} companyId={companyId} />}
        {residents.data && <OwnerList residents={residents.data.data} namesHome={isBuilding} onRemove={setLeaving} />}
      </div>
      {leaving && <RemoveTenantDialog resident={leaving} onClose={() => setLeaving(null)} />}
    </Card>
  )
}
