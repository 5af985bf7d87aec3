import type { CSSProperties } from 'react'
import { useFormats } from '../platform/formats.ts'
import { Card } from '../ui/Card.tsx'
import bars from './MonthsCard.module.css'
import classes from './BarsCard.module.css'

type Column = { key: string; head: string; count: number; title?: string }
type Props = { title: string; caption: string; columns: readonly Column[] }

/** One row of bars that is a table: the same figures for the eye, for the ear and for a copy into a spreadsheet. */
export function BarsCard({ title, caption, columns }: Props) {
  const { formatNumber } = useFormats()
  const highest = Math.max(1, ...columns.map(({ count }) => count))
  return (
    <Card title={title}>
      <figure className={bars.figure}>
        <figcaption>{caption}</figcaption>
        <table className={classes.table}>
          <thead>
            <tr>
              {columns.map(({ key, head, title: whole }) => (
                <th scope="col" key={key} title={whole}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              {columns.map(({ key, count }) => (
                <td key={key}>
                  <span
                    className={bars.bar}
                    data-none={count === 0 || undefined}
                    style={{ '--share': count / highest } as CSSProperties}
                  >
                    {formatNumber(count)}
                  </span>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </figure>
    </Card>
  )
}
