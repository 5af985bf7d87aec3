import type { InterventionStatus } from '@logis/contract/interventions.rules'
import { useTranslation } from '../ui/texts.ts'
import { StatusChip } from '../ui/StatusChip.tsx'

/** INT-09: orange while it is under way, the portal's own colour once it is done. */
export function InterventionChip({ status }: { status: InterventionStatus }) {
  const { t } = useTranslation()
  return <StatusChip tone={status === 'DONE' ? 'brand' : 'warning'} label={t(`interventions.statuses.${status}`)} />
}
