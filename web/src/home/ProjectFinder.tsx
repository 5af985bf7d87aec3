import { useState } from 'react'
import { partOnDemand, usePart } from '../ui/onDemand.tsx'
import { FinderField, type Reach } from './FinderField.tsx'
import classes from './ProjectFinder.module.css'

/** What proposes below the field weighs as much as the page: it comes once the page is calm, or as somebody enters it. */
const foundProjects = partOnDemand(() => import('./FoundProjects.tsx').then((module) => module.FoundProjects))

/** DASH-06: a field that finds a project and opens it. */
export function ProjectFinder({ companyId, reach }: { companyId: number; reach: Reach }) {
  const [typed, setTyped] = useState('')
  const [isEntered, setEntered] = useState(false)
  const Found = usePart(foundProjects, isEntered)?.Component
  const finder = { reach, typed, onType: setTyped }
  return (
    <div className={classes.finder}>
      {Found ? (
        <Found {...finder} companyId={companyId} isEntered={isEntered} />
      ) : (
        <FinderField {...finder} onFocus={() => setEntered(true)} onBlur={() => setEntered(false)} />
      )}
    </div>
  )
}
