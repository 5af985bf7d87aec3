import type { securityList } from '@logis/contract/security.lists'
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { besideList } from '../people/api.ts'
import { useTranslation } from '../ui/texts.ts'
import { textOf } from '../ui/table/texts.ts'
import { listedBy } from '../ui/tableSearch.ts'
import type { SecurityEvent } from './api.ts'
import type { fr } from './fr.ts'
import classes from './Security.module.css'

type Detail = keyof typeof fr.details
type Value = keyof typeof fr.values

const isShown = (value: unknown) =>
  value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0)

/** What is kept of an event beside who and when. A code that no text names is shown as it is kept. */
export function EventFacts({ event }: { event: SecurityEvent }) {
  const { details, operation, user_agent, request_id } = event
  const { t, i18n } = useTranslation()
  const isNamed = (name: string): name is Detail => i18n.exists(`security.details.${name}`)
  const isValue = (value: string): value is Value => i18n.exists(`security.values.${value}`)
  const named = (value: unknown): string => {
    const text = String(value)
    if (i18n.exists(`refusals.${text}`)) return textOf(t, `refusals.${text}`)
    return isValue(text) ? t(`security.values.${text}`) : text
  }
  const shown = (value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'security.yes' : 'security.no')
    return Array.isArray(value) ? value.map(named).join(', ') : named(value)
  }
  const facts = [
    ...Object.entries(details).map(
      ([name, value]) => [isNamed(name) ? t(`security.details.${name}`) : name, value] as const,
    ),
    [t('security.details.operation'), operation] as const,
    [t('security.details.user_agent'), user_agent] as const,
    [t('security.details.request_id'), request_id] as const,
  ].filter(([, value]) => isShown(value))
  return (
    <>
      <Places {...event} />
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div className={classes.fact} key={name}>
            <dt>{name}</dt>
            <dd>{shown(value)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** What the event names, where it stands: the account, the company, the home. */
function Places({ actor, impersonator, user, company, residence, session_id, details }: SecurityEvent) {
  const { t } = useTranslation()
  const people = new Map([actor, impersonator, user].flatMap((one) => (one?.name ? [[one.id, one.name]] : [])))
  const begun = details['session_id']
  const session = session_id ?? (typeof begun === 'number' ? begun : null)
  return (
    <div className={classes.places}>
      {[...people].map(([id, name]) => (
        <Anchor key={id} inherit component={Link} to={paths.users()} search={besideList(id)}>
          {t('security.open', { name })}
        </Anchor>
      ))}
      {company?.name && (
        <Anchor inherit component={Link} to={paths.partner(company.id)}>
          {t('security.open', { name: company.name })}
        </Anchor>
      )}
      {session !== null && (
        <Anchor
          inherit
          component={Link}
          to={paths.security()}
          search={listedBy<typeof securityList>({ session_id: String(session) })}
        >
          {t('security.session', { id: session })}
        </Anchor>
      )}
      {residence?.name && (
        <Anchor inherit component={Link} to={paths.residenceDetails(residence.id)}>
          {t('security.open', { name: residence.name })}
        </Anchor>
      )}
    </div>
  )
}
