import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from '../../ui/texts.ts'
import skeleton from '../../ui/SkeletonBar.module.css'
import frame from './HomeFrame.module.css'
import now from './HomeNow.module.css'
import classes from './HomeSkeleton.module.css'

const tiles = [1, 2, 3, 4]

/** What the page of a home is about to look like: its photo, its parts, and what there is to do. */
export function HomeSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={`${frame.home} ${classes.home} ${skeleton.late} ${skeleton.breathing}`} role="status" data-wide>
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
      <div className={classes.photo} />
      <div className={classes.parts} />
      <div className={now.page} data-now>
        <HomeNowSkeleton />
      </div>
    </div>
  )
}

/** The same below its photo, also alone once the home is known. */
export function HomeNowSkeleton() {
  return (
    <>
      <div className={classes.due} />
      <div className={now.tiles}>
        {tiles.map((tile) => (
          <div key={tile} className={classes.tile} />
        ))}
      </div>
      <div className={now.columns}>
        <div className={classes.card} />
        <div className={classes.card} />
      </div>
    </>
  )
}
