import type { FlatRow, FlatsShown } from './api.ts'

/** Of a landlord: whether somebody rents it; elsewhere: whether its owner has taken it up. */
type FlatState = 'active' | 'invited' | 'idle'

export const flatStateOf = (flat: FlatRow, { tenants }: FlatsShown): FlatState => {
  if (tenants ? flat.tenants.length > 0 : flat.activation_date !== null) return 'active'
  // Whom no invitation reached is not invited.
  if (flat.invitation_refused_at !== null) return 'idle'
  if (tenants && flat.tenant_invited_at !== null) return 'invited'
  return flat.credentials_sent_at !== null && flat.activation_date === null ? 'invited' : 'idle'
}

/** The latest of the days on which a tenant came. */
export const lastVisitOf = ({ tenants }: FlatRow): string | null =>
  tenants.reduce<string | null>(
    (latest, { last_connection_at: at }) => (at !== null && (latest === null || at > latest) ? at : latest),
    null,
  )
