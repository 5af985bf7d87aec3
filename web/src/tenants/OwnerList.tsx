import { IconUserMinus } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { formatDate } from '../platform/formats.ts'
import { RowButton } from '../ui/RowButton.tsx'
import { nameOf, type Resident } from './api.ts'
import { Person } from './Person.tsx'
import classes from './TenantsCard.module.css'
import { grouped } from '../ui/grouped.ts'

const isRemovable = ({ cannot }: Resident) => cannot.remove === null

/**
 * Of an owner of several flats the first day counts, and the last visit anywhere. Whoever may be removed is named by each
 * home, since that is where they are removed from.
 */
const ownersOf = (residents: readonly Resident[]): Resident[] => {
  const owned = residents.filter(({ role_code }) => role_code === 'OWNER')
  const staying = owned.filter((owner) => !isRemovable(owner))
  const once = [...grouped(staying, ({ user_id }) => user_id).values()].map((homes) => ({
    ...homes[0]!,
    last_connection_at: homes.map((home) => home.last_connection_at).reduce(later),
  }))
  return [...once, ...owned.filter(isRemovable)]
}
const later = (one: string | null, other: string | null) => ((one ?? '') > (other ?? '') ? one : other)

type Props = { residents: readonly Resident[]; namesHome: boolean; onRemove: (owner: Resident) => void }

/** Who owns the homes, beside those who rent them: the landlord's account, and whoever should be none. */
export function OwnerList({ residents, namesHome, onRemove }: Props) {
  const { t } = useTranslation()
  const owners = ownersOf(residents)
  if (owners.length === 0) return null
  return (
    <section>
      <h3 className={classes.title}>{t('tenants.owners.title', { count: owners.length })}</h3>
      <ul className={classes.owners}>
        {owners.map((owner) => (
          <li key={`${owner.residence.id}.${owner.user_id}`} aria-label={nameOf(owner)}>
            <Person id={owner.user_id} name={owner.name} username={owner.username} />
            <span className={classes.aside}>
              {namesHome && isRemovable(owner) && `${owner.residence.name} · `}
              {t('tenants.owners.since', { date: formatDate(owner.created_at) })}
              {owner.last_connection_at &&
                ` · ${t('tenants.owners.seen', { date: formatDate(owner.last_connection_at) })}`}
            </span>
            {isRemovable(owner) && <RemoveOwner owner={owner} onRemove={onRemove} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function RemoveOwner({ owner, onRemove }: { owner: Resident } & Pick<Props, 'onRemove'>) {
  const { t } = useTranslation()
  const label = t('tenants.remove.named', { name: nameOf(owner) })
  return (
    <RowButton
      icon={IconUserMinus}
      label={label}
      title={label}
      aria-haspopup="dialog"
      onClick={() => onRemove(owner)}
    />
  )
}
