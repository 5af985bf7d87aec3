import { ActionIcon, Indicator, Popover } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../formats.ts'
import { journal, useJournal, type Told } from '../journal.ts'
import classes from './Bell.module.css'

/** What was told in this visit can be read again (RGAA: a message must not vanish for good). */
export function Bell() {
  const { t } = useTranslation()
  const { entries, unread } = useJournal()
  const [opened, setOpened] = useState(false)
  const change = (next: boolean) => {
    setOpened(next)
    journal.markRead()
  }
  return (
    <Popover opened={opened} onChange={change} position="bottom-end" width={360} trapFocus returnFocus>
      <Indicator label={unread} size={16} offset={6} disabled={unread === 0} color="red.9">
        <Popover.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('platform.bell.open', { count: unread })}
            onClick={() => change(!opened)}
          >
            <IconBell size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Popover.Target>
      </Indicator>
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
