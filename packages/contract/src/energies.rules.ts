import type { TextField } from './http.rules.ts'

/** The energies that a home is connected to. */
export const energyKinds = ['ELECTRICITY', 'GAS'] as const
export type EnergyKind = (typeof energyKinds)[number]

/** The states of a connection (TEN-06). */
export const energyStatuses = [
  'COMMUNICATING',
  'INACTIVE',
  'EXPIRED',
  'PRM_NOT_COMMUNICATING',
  'NO_READINGS',
  'WAITING_APPROVAL',
  'APPROVED',
  'REVOKED',
  'DENIED',
  'NONE',
  'PENDING',
  'REGISTERED',
] as const
export type EnergyStatus = (typeof energyStatuses)[number]

/** Those of a connection that works, or is on its way: nobody has to do anything. */
export const energyConnected: readonly EnergyStatus[] = [
  'COMMUNICATING',
  'WAITING_APPROVAL',
  'APPROVED',
  'PENDING',
  'REGISTERED',
]

/** What many connections are counted by: read each day, on their way, to be taken up again by somebody, not asked for. */
export const connectionStandings = ['communicating', 'waiting', 'to_handle', 'none'] as const
export type ConnectionStanding = (typeof connectionStandings)[number]

export const standingOf = (status: EnergyStatus): ConnectionStanding => {
  if (status === 'COMMUNICATING' || status === 'NONE') return status === 'NONE' ? 'none' : 'communicating'
  return energyConnected.includes(status) ? 'waiting' : 'to_handle'
}

/** Those of a request that waits to be decided, and of one that came to its end. */
export const waitingStatuses: readonly EnergyStatus[] = ['PENDING', 'REGISTERED', 'WAITING_APPROVAL']
export const succeededStatuses: readonly EnergyStatus[] = ['APPROVED', 'COMMUNICATING']

/** Who sells an energy. */
export const utilityFields = { name: { max: 120, required: true } } as const satisfies Record<string, TextField>

/** What a meter counts in. */
export const energyUnits = ['KWH', 'M3'] as const

/** A delivery point, PRM of electricity or PCE of gas: fourteen digits. */
export const isDeliveryPoint = (text: string) => /^\d{14}$/.test(text)

/** The days of readings that one call brings at most: three years, as consents last. */
export const maxReadings = 1100
