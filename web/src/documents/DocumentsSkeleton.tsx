import { SkeletonBar } from '../ui/SkeletonBar.tsx'
import skeleton from '../ui/SkeletonBar.module.css'
import classes from './DocumentsCard.module.css'

const lines = Array.from({ length: 12 }, (_, n) => n)

/** As high as the twelve default folders that every project has. */
export function DocumentsSkeleton() {
  return (
    <div className={`${classes.skeleton} ${skeleton.late} ${skeleton.breathing}`} aria-hidden>
      {lines.map((n) => (
        <div className={classes.skeletonLine} key={n}>
          <SkeletonBar height={14} width={`${30 + ((n * 7) % 25)}%`} />
        </div>
      ))}
    </div>
  )
}
