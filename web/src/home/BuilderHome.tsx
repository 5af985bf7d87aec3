import classes from './Home.module.css'
import { Activation } from './Activation.tsx'
import { ResumeCard } from './ResumeCard.tsx'
import { FinderCard } from './FinderCard.tsx'

/** DASH-05, A-12: every type that has no home of its own, manufacturers too. A manager has no projects of its own: it sees its affiliates'. */
export function BuilderHome({ companyId, withChildren }: { companyId: number; withChildren: boolean }) {
  return (
    <div className={classes.sections}>
      <Activation companyId={companyId} withChildren={withChildren} />
      <ResumeCard companyId={companyId} />
      <FinderCard companyId={companyId} withChildren={withChildren} />
    </div>
  )
}
