import type { EnergyKind, EnergyStatus } from '@logis/contract/energies.rules'
import type { Generated } from 'kysely'
import type { Id, Now } from './columns.ts'

export type EnergyTables = {
  energy_subscriptions: {
    id: Id
    residence_id: number
    user_id: number
    energy: EnergyKind
    delivery_point: string
    status: Generated<EnergyStatus>
    created_at: Now
    updated_at: Now
    utility_id: Generated<number | null>
  }
  energy_utilities: { id: Id; name: string; energy: EnergyKind; created_at: Now }
  energy_readings: { subscription_id: number; date: string; value: number; unit: 'KWH' | 'M3' }
}
