import classes from './Sparkline.module.css'

const width = 84
const height = 32
const edge = 4

/** Where a series has been going, without an axis; the figure beside it says what counts. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const lowest = Math.min(...values)
  const span = Math.max(...values) - lowest
  const points = values.map((value, index) => ({
    x: edge + (index * (width - 2 * edge)) / Math.max(values.length - 1, 1),
    // A series that stands still is a line in the middle.
    y: span === 0 ? height / 2 : height - edge - ((value - lowest) / span) * (height - 2 * edge),
  }))
  const last = points.at(-1)
  return (
    <svg className={classes.sparkline} viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden>
      <polyline points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} />
      {last && <circle cx={last.x} cy={last.y} r={3} />}
    </svg>
  )
}
