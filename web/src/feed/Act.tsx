import type { securityList } from '@logis/contract/security.lists'
import { Anchor, Avatar, Button, VisuallyHidden } from '@mantine/core'
import { IconLifebuoy } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { paths } from '../paths.ts'
import { dayOf, formatHour, useFormats } from '../platform/formats.ts'
import { isAdministrator, useIdentity } from '../platform/identity.ts'
import { listedBy } from '../ui/tableSearch.ts'
import { useTranslation } from '../ui/texts.ts'
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
        <Who actor={entry.actor_user} company={company} /> {actText(log)}
        <span className={classes.company}>{company}</span>
        <SignIns {...entry} />
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

/** As `besideList` of the people, whose calls are no business of a project's page. */
const besideList = (userId: number) => ({ personne: userId }) as never

/** Whoever did it; administrators are led to the account. */
function Who({ actor, company }: { actor: ActivityEntry['actor_user']; company: string }) {
  const { t } = useTranslation()
  const administrates = isAdministrator(useIdentity())
  const name = actorName(actor) ?? t('feed.unknownUser')
  if (!actor || !administrates) return <b title={company}>{name}</b>
  return (
    <Anchor inherit fw={700} component={Link} to={paths.users()} search={besideList(actor.id)}>
      {name}
    </Anchor>
  )
}

/**
 * For administrators: what else the session did by which it was done, and from where; of one that nothing is kept of, the
 * sign-ins until then.
 */
function SignIns({ actor_user, created_at, session_id }: ActivityEntry) {
  const { t } = useTranslation()
  if (!isAdministrator(useIdentity()) || !actor_user) return null
  const until = { user_id: String(actor_user.id), created_at: `le:${dayOf(new Date(created_at))}` }
  return (
    <Anchor
      className={classes.company ?? ''}
      component={Link}
      to={paths.security()}
      search={listedBy<typeof securityList>(session_id ? { session_id: String(session_id) } : until)}
    >
      {t('feed.signIns')}
    </Anchor>
  )
}
