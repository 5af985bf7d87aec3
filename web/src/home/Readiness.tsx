import type { ReactNode } from 'react'
import { Alone, Apart } from '../ui/Alone.tsx'
import { useHandOvers } from '../companies/api.ts'
import classes from './Readiness.module.css'
import { HandOversCard } from './HandOversCard.tsx'
import { MissingPapersCard } from './MissingPapersCard.tsx'

type Props = {
  companyId: number
  withChildren: boolean
  /** Of those who hand homes over: a landlord keeps its own, a manager has none. */
  handsOver: boolean
  /** What stands below, and would be pushed away by it. */
  children?: ReactNode
}

/** What has to be ready: the homes that are handed over next, and the papers that homes lack. */
export function Readiness({ companyId, withChildren, handsOver, children }: Props) {
  const handOvers = useHandOvers(companyId, handsOver)
  // Below all else: nothing, until it is known which of the two there is.
  if (handOvers.isLoading) return null
  return (
    <>
      <div className={classes.cards}>
        <Apart>
          <HandOversCard companyId={companyId} query={handOvers} />
          <MissingPapersCard companyId={companyId} withChildren={withChildren} />
        </Apart>
      </div>
      <Alone>{children}</Alone>
    </>
  )
}
