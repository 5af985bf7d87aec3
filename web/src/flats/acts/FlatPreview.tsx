import { useTranslation } from '../../ui/texts.ts'
import { useFormats } from '../../platform/formats.ts'
import table from '../../ui/DialogTable.module.css'
import classes from './FlatActs.module.css'
import { faultText, type PreviewRow } from './flatPreview.ts'

const frame = `${table.frame} ${classes.preview}`

/** Line by line: what it says, and whether it is new, there already, or what is wrong with it. */
export function FlatPreview({ rows }: { rows: readonly PreviewRow[] }) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  return (
    // Scrolls past its height, also by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={frame} tabIndex={0} role="group" aria-label={t('flatActs.add.preview')}>
      <table className={table.table}>
        <thead>
          <tr>
            <th className={classes.number}>{t('flatActs.column.line')}</th>
            <th>{t('flatActs.column.name')}</th>
            <th className={classes.number}>{t('flatActs.column.size')}</th>
            <th className={classes.number}>{t('flatActs.column.floor')}</th>
            <th>{t('flatActs.column.stairs')}</th>
            <th>{t('flatActs.column.state')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.line}>
              <td className={classes.number}>{row.line}</td>
              <td>{row.name}</td>
              <td className={classes.number}>{row.size !== null && formatNumber(row.size)}</td>
              <td className={classes.number}>{row.floor}</td>
              <td>{row.stairs}</td>
              <td className={classes[row.state]}>
                {row.state === 'faulty'
                  ? row.faults.map((fault) => <div key={fault.field + fault.code}>{faultText(t, fault)}</div>)
                  : t(`flatActs.state.${row.state}`)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
