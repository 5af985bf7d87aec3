import { VisuallyHidden } from '@mantine/core'
import { SkeletonBar } from '../ui/SkeletonBar.tsx'
import skeleton from '../ui/SkeletonBar.module.css'
import { useTranslation } from '../ui/texts.ts'
import header from './ProjectHeader.module.css'
import page from './ProjectPage.module.css'
import classes from './ProjectSkeleton.module.css'

const steps = [1, 2, 3, 4, 5]

/** What the page of a home is about to look like: what comes takes its place, and moves nothing of what is in sight. */
export function ProjectSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={`${page.page} ${page.loading} ${skeleton.late} ${skeleton.breathing}`} role="status">
      <VisuallyHidden>{t('projectPage.loading')}</VisuallyHidden>
      <div className={`${page.head} ${header.header}`}>
        <div className={header.hero}>
          <div className={classes.photo} />
          <div className={header.about}>
            <Line height={24} width={150} />
            <Line height={32} width="min(280px, 80%)" thick />
            <Line height={24} width="min(220px, 65%)" />
            <div className={header.actions}>
              <div className={classes.act} />
            </div>
          </div>
        </div>
        <div className={classes.journey}>
          {steps.map((step) => (
            <div key={step} className={classes.step}>
              <SkeletonBar height={24} width={24} radius={12} />
              <Line height={18} width="60%" />
            </div>
          ))}
        </div>
        <div className={classes.next} />
      </div>
      <Facts className={`${page.facts} ${classes.facts}`} />
      <Facts className={`${page.rail} ${classes.code}`} />
      <div className={`${page.main} ${classes.beside}`}>
        <PartsSkeleton />
      </div>
    </div>
  )
}

/** Its parts, also alone once what is known of the home is there. */
export const PartsSkeleton = () =>
  steps.map((step) => (
    <div key={step} className={classes.part}>
      <Line height={24} width="min(180px, 50%)" />
    </div>
  ))

function Facts({ className }: { className: string }) {
  return (
    <div className={`${classes.card} ${className}`}>
      <Line height={24} width={120} thick />
      {steps.slice(2).map((step) => (
        <div key={step}>
          <Line height={20} width={70} />
          <Line height={22} width="70%" />
        </div>
      ))}
    </div>
  )
}

/** A line of text, in the room that it will have. */
function Line({ height, width, thick = false }: { height: number; width: number | string; thick?: boolean }) {
  return <SkeletonBar height={thick ? 18 : 12} width={width} room={height} />
}
