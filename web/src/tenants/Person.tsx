import { formatDate } from '../platform/formats.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { useTranslation } from '../ui/texts.ts'
import { nameOf, type Resident } from './api.ts'
import classes from './TenantsCard.module.css'

type Props = Pick<Resident, 'name' | 'username'> & { id: number }

/** A face, a name, and the address that tells two of one name apart. */
export function Person({ id, ...person }: Props) {
  const name = nameOf(person)
  return (
    <span className={classes.face}>
      <Avatar id={id} name={name} />
      <span className={classes.person}>
        <span>{name}</span>
        {name !== person.username && <span className={classes.address}>{person.username}</span>}
      </span>
    </span>
  )
}

/** When they last came to the pages of the home. */
export function LastSeen({ last_connection_at }: Pick<Resident, 'last_connection_at'>) {
  const { t } = useTranslation()
  return last_connection_at ? formatDate(last_connection_at) : t('tenants.never')
}
