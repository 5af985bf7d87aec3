import type { EnergyKind, EnergyStatus } from '@logis/contract/energies.rules'
import type { World } from './world.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

type DemoConnection = {
  project: string
  who: string
  energy: EnergyKind
  status: EnergyStatus
  days: number
  reads?: number
}

const flat = (number: string) => `Résidence Les Tilleuls / Appartement ${number}`
const connections: DemoConnection[] = [
  {
    project: flat('A01'),
    who: 'tom@foyer.example',
    energy: 'ELECTRICITY',
    status: 'COMMUNICATING',
    days: 110,
    reads: 90,
  },
  { project: flat('A01'), who: 'tom@foyer.example', energy: 'GAS', status: 'COMMUNICATING', days: 109, reads: 90 },
  { project: flat('A02'), who: 'nadia.benali@foyer.example', energy: 'ELECTRICITY', status: 'EXPIRED', days: 94 },
  { project: flat('A02'), who: 'nadia.benali@foyer.example', energy: 'GAS', status: 'NO_READINGS', days: 40 },
  { project: flat('A03'), who: 'julien.morel@foyer.example', energy: 'ELECTRICITY', status: 'PENDING', days: 3 },
]

const utilities: { name: string; energy: EnergyKind }[] = [
  { name: 'Voltéa', energy: 'ELECTRICITY' },
  { name: 'Courant des Provinces', energy: 'ELECTRICITY' },
  { name: 'Gaz des Provinces', energy: 'GAS' },
]

/** What the energy providers tell of the homes, in several states. */
export const seedEnergies = async ({ tx, users, projects }: World): Promise<void> => {
  const sellers = await tx.insertInto('energy_utilities').values(utilities).returning(['id', 'energy']).execute()
  for (const [index, { project, who, energy, status, days, reads = 0 }] of connections.entries()) {
    const { id } = await tx
      .insertInto('energy_subscriptions')
      .values({
        residence_id: projects.get(project)!,
        user_id: users.get(who)!,
        energy,
        status,
        utility_id: sellers.find((seller) => seller.energy === energy)?.id ?? null,
        delivery_point: String(14_411_000_000_000 + index * 97),
        created_at: daysAgo(days),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const readings = Array.from({ length: reads }, (_, day) => ({
      subscription_id: id,
      date: daysAgo(day + 1)
        .toISOString()
        .slice(0, 10),
      value: 4 + ((day * 7 + index) % 11) / 2,
      unit: 'KWH' as const,
    }))
    if (readings.length > 0) await tx.insertInto('energy_readings').values(readings).execute()
  }
}
