import { useEffect } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { useFormats } from '../formats.ts'
import { journal, useJournal, type Told } from '../journal.ts'
import classes from './Bell.module.css'

/** What the portal has told in this visit; shown, it is read. */
export function Visit() {
  const { t } = useTranslation()
  const { entries, unread } = useJournal()
  // The count on the bell is of what was not seen here.
  useEffect(() => {
    if (unread > 0) journal.markRead()
  }, [unread])
  return (
    <div className={classes.told}>
      {entries.length === 0 && <p className={classes.none}>{t('platform.bell.none')}</p>}
      <ul className={classes.entries}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
    </div>
  )
}

function Entry({ entry: { kind, title, text, reference, at } }: { entry: Told }) {
  const { t } = useTranslation()
  const { formatDateTime } = useFormats()
  return (
    <li className={classes.entry} data-kind={kind}>
      {title && <strong>{title}</strong>}
      <span>{text}</span>
      <span className={classes.when}>
        {t(`platform.bell.${kind}`)} · <time dateTime={at.toISOString()}>{formatDateTime(at)}</time>
        {reference && ` ${t('platform.toast.reference', { reference })}`}
      </span>
    </li>
  )
}
