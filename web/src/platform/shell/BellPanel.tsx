import { Popover } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Elsewhere } from '../../ui/Elsewhere.tsx'
import { useShown } from '../../ui/useShown.ts'
import { useFormats } from '../formats.ts'
import { useJournal, type Told } from '../journal.ts'
import classes from './Bell.module.css'

type Props = { id: string; target: HTMLElement; opened: boolean; onChange: (opened: boolean) => void }

/** What the bell opens. In a file of its own, fetched on demand. */
export function BellPanel({ target, opened, ...panel }: Props) {
  const { t } = useTranslation()
  const { entries } = useJournal()
  const shown = useShown(opened)
  return (
    <Popover {...panel} opened={shown} position="bottom-end" width={360} trapFocus returnFocus>
      <Popover.Target>
        <Elsewhere element={target} />
      </Popover.Target>
      <Popover.Dropdown className={classes.panel} tabIndex={-1}>
        <h2 className={classes.title}>{t('platform.bell.title')}</h2>
        {entries.length === 0 && <p className={classes.none}>{t('platform.bell.none')}</p>}
        <ul className={classes.entries}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
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
