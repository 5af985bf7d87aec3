import classes from './SkeletonBar.module.css'

type Props = {
  height: number
  width: number | string
  radius?: number
  /** The height of the text that comes in its place, in px; the bar stands in its middle. */
  room?: number
}

/**
 * One bar of a skeleton of many. It neither waits nor moves by itself: what holds the bars is `late` as a whole, and
 * `breathing` (SkeletonBar.module.css). Alone in its place, Mantine's `Skeleton` does both.
 */
export function SkeletonBar({ height, width, radius = 4, room = height }: Props) {
  return (
    <span
      className={classes.bar}
      style={{ height, width, borderRadius: radius, marginBlock: (room - height) / 2 }}
      data-skeleton
    />
  )
}
