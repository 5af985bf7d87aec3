import type { EnergyKind, EnergyStatus } from '@logis/contract/energies.rules'
import type { FlatActs, FlatRow, FlatsShown } from './api.ts'
import { flatStateOf } from './flatState.ts'

/** What is to be done about a flat first: one thing, however much there is. */
export type Trouble =
  | { kind: 'requested' }
  /** The invitation of whoever is to come did not arrive. */
  | { kind: 'refused'; at: string }
  /** Who lives there has agreed no more to be counted. */
  | { kind: 'consent'; energy: EnergyKind; status: EnergyStatus }
  | { kind: 'uninvited' }

const withdrawn: readonly EnergyStatus[] = ['EXPIRED', 'REVOKED', 'DENIED']

const consentOf = ({ electricity_connection, gas_connection }: FlatRow): Trouble | null => {
  const connections = [
    ['ELECTRICITY', electricity_connection],
    ['GAS', gas_connection],
  ] as const
  const [energy, connection] = connections.find(([, each]) => each && withdrawn.includes(each.status)) ?? []
  return energy && connection ? { kind: 'consent', energy, status: connection.status } : null
}

/** What waits for an answer comes first, then what went wrong, then what nobody has begun. */
export const troubleOf = (flat: FlatRow, shows: FlatsShown): Trouble | null => {
  if (flat.is_requested) return { kind: 'requested' }
  if (flat.invitation_refused_at !== null) return { kind: 'refused', at: flat.invitation_refused_at }
  const consent = consentOf(flat)
  if (consent) return consent
  return shows.residents && flatStateOf(flat, shows) === 'idle' ? { kind: 'uninvited' } : null
}

/** What the reader can do about it: a tenant is invited, also anew; an owner at the address that the flat has. */
export type Remedy = 'answer' | 'invite' | 'correct' | null
export const remedyOf = (
  trouble: Trouble,
  shows: FlatsShown,
  { invite_flats }: Pick<FlatActs, 'invite_flats'>,
): Remedy => {
  if (trouble.kind === 'requested') return 'answer'
  if (trouble.kind === 'consent' || invite_flats !== null) return null
  return trouble.kind === 'refused' && !shows.tenants ? 'correct' : 'invite'
}
