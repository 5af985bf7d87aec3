import { useTranslation } from '../ui/texts.ts'
import { formatDate } from '../platform/formats.ts'
import { nameOf, type Resident } from './api.ts'
import { Person } from './Person.tsx'
import classes from './TenantsCard.module.css'

/** Of an owner of several flats the first day counts, and the last visit anywhere. */
const ownersOf = (residents: readonly Resident[]): Resident[] => {
  const owned = residents.filter(({ role_code }) => role_code === 'OWNER')
  return [...Map.groupBy(owned, ({ user_id }) => user_id).values()].map((homes) => ({
    ...homes[0]!,
    last_connection_at: homes.map((home) => home.last_connection_at).reduce(later),
  }))
}
const later = (one: string | null, other: string | null) => ((one ?? '') > (other ?? '') ? one : other)

/** Who owns the homes, beside those who rent them: nobody removes them here. */
export function OwnerList({ residents }: { residents: readonly Resident[] }) {
  const { t } = useTranslation()
  const owners = ownersOf(residents)
  if (owners.length === 0) return null
  return (
    <section>
      <h3 className={classes.title}>{t('tenants.owners.title', { count: owners.length })}</h3>
      <ul className={classes.owners}>
        {owners.map((owner) => (
          <li key={owner.user_id} aria-label={nameOf(owner)}>
            <Person id={owner.user_id} name={owner.name} username={owner.username} />
            <span className={classes.aside}>
              {t('tenants.owners.since', { date: formatDate(owner.created_at) })}
              {owner.last_connection_at &&
                ` · ${t('tenants.owners.seen', { date: formatDate(owner.last_connection_at) })}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
