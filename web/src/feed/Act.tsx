import { Avatar, Button, VisuallyHidden } from '@mantine/core'
import { IconLifebuoy } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { formatHour, useFormats } from '../platform/formats.ts'
import { StatusChip } from '../ui/StatusChip.tsx'
import classes from './Act.module.css'
import { actorName, initialsOf } from './acts.ts'
import type { ActivityEntry, ActivityLog } from './api.ts'
import { Changes } from './Changes.tsx'
import { useActText } from './useActText.ts'

/** One act on one line: who, what, on what, at what hour; what has changed opens under it. */
export function Act({ entry, log }: { entry: ActivityEntry; log: ActivityLog }) {
  const { t } = useTranslation()
  const { formatLongDateTime } = useFormats()
  const changesId = useId()
  const actText = useActText()
  const [open, setOpen] = useState(false)
  const name = actorName(entry.actor_user)
  const company = entry.actor_company?.name ?? t('feed.unknownCompany')
  const count = log.pretty_log.length
  return (
    <li className={classes.act}>
      <Avatar className={classes.avatar} size={28} radius="xl" color="petrole" aria-hidden>
        {name ? initialsOf(name) : null}
      </Avatar>
      <div className={classes.sentence}>
        <b title={company}>{name ?? t('feed.unknownUser')}</b> {actText(log)}
        <span className={classes.company}>{company}</span>
        {entry.impersonator && (
          <span className={classes.assisted}>
            <StatusChip
              tone="warning"
              icon={IconLifebuoy}
              label={t('feed.assisted')}
              title={t('feed.assistedBy', { name: entry.impersonator.name })}
            />
            <VisuallyHidden>{t('feed.assistedBy', { name: entry.impersonator.name })}</VisuallyHidden>
          </span>
        )}
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
