import { useLetting } from '../../companies/api.ts'
import { Apart } from '../../ui/Alone.tsx'
import classes from '../Readiness.module.css'
import { ConnectionsCard } from './ConnectionsCard.tsx'
import { VacantCard } from './VacantCard.tsx'

/** What a landlord lets: how the meters of its homes stand, and where nobody lives. Nothing, where there is neither. */
export function LettingCards({ companyId }: { companyId: number }) {
  const { data, isPending, error, refetch } = useLetting(companyId)
  // Below all else: nothing, until it is known which of the two there is.
  if (isPending) return null
  const failed = data ? null : error
  return (
    <div className={classes.cards}>
      <Apart>
        <ConnectionsCard letting={data?.data} error={failed} onRetry={() => void refetch()} />
        {data && <VacantCard companyId={companyId} vacant={data.data.vacant} />}
      </Apart>
    </div>
  )
}
