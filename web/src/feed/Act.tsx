import { Avatar, Button } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatHour, useFormats } from '../platform/formats.ts'
import classes from './Act.module.css'
import { actorName, initialsOf, specialActOf, subjectOf } from './acts.ts'
import type { ActivityEntry, ActivityLog } from './api.ts'
import { Changes } from './Changes.tsx'

/** One act on one line: who, what, on what, at what hour; what has changed opens under it. */
export function Act({ entry, log }: { entry: ActivityEntry; log: ActivityLog }) {
  const { t } = useTranslation()
  const { formatLongDateTime } = useFormats()
  const changesId = useId()
  const [open, setOpen] = useState(false)
  const name = actorName(entry.actor_user)
  const company = entry.actor_company?.name ?? t('feed.unknownCompany')
  const special = specialActOf(log)
  const act = special ? t(`feed.special.${special}`) : t(`feed.acts.${log.model_name}.${log.action}`)
  const subject = subjectOf(log)
  const count = log.pretty_log.length
  return (
    <li className={classes.act}>
      <Avatar className={classes.avatar} size={28} radius="xl" color="petrole" aria-hidden>
        {name ? initialsOf(name) : null}
      </Avatar>
      <div className={classes.sentence}>
        <b title={company}>{name ?? t('feed.unknownUser')}</b> {act} {subject && t('feed.subject', { name: subject })}
        <span className={classes.company}>{company}</span>
      </div>
      {count > 0 && (
        <Button
          className={classes.more}
          variant="subtle"
          size="compact-sm"
          aria-expanded={open}
          aria-controls={open ? changesId : undefined}
          onClick={() => setOpen(!open)}
        >
          {t('feed.changes', { count })}
        </Button>
      )}
      <time className={classes.hour} dateTime={entry.created_at} title={formatLongDateTime(entry.created_at)}>
        {formatHour(entry.created_at)}
      </time>
      {open && (
        <div className={classes.changes} id={changesId}>
          <Changes changes={log.pretty_log} />
        </div>
      )}
    </li>
  )
}
