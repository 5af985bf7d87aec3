import classes from './Home.module.css'
import { Activation } from './Activation.tsx'
import { FinderCard } from './FinderCard.tsx'

/** DASH-05. A manager has no projects of its own: it sees its affiliates'. */
export function BuilderHome({ companyId, withChildren }: { companyId: number; withChildren: boolean }) {
  return (
    <div className={classes.sections}>
      <Activation companyId={companyId} withChildren={withChildren} />
      <FinderCard companyId={companyId} withChildren={withChildren} />
    </div>
  )
}
