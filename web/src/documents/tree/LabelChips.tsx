import type { DocumentLabel } from '@logis/contract/documents'
import { Fragment } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import classes from './FileTree.module.css'

/** How many labels a line shows; the next chip counts the others. */
export const shown = 2

/** The first labels of a file, and how many more it has; the line itself says them all. */
export function LabelChips({ labels }: { labels: readonly DocumentLabel[] }) {
  const { t } = useTranslation()
  if (labels.length === 0) return null
  return (
    <span className={classes.labels} aria-hidden>
      {labels.slice(0, shown).map(({ id, name }) => (
        <Fragment key={id}>
          <span className={classes.label}>{name}</span>{' '}
        </Fragment>
      ))}
      {labels.length > shown && (
        <span className={classes.label}>{t('documents.file.more', { count: labels.length - shown })}</span>
      )}
    </span>
  )
}
