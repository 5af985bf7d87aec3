import type { World } from './world.ts'

/** Who lets whom read, and for how many days. */
const accesses: [owner: string, guest: string, days: number][] = [
  ['Rénov’Est', 'Études Isotherme', 64],
  ['Rénov’Est', 'Thermalia', 21],
]

export const seedAccesses = async ({ tx, companies }: World): Promise<void> => {
  await tx
    .insertInto('resource_accesses')
    .values(
      accesses.map(([owner, guest, days]) => ({
        company_id: companies.get(owner)!,
        authorized_company_id: companies.get(guest)!,
        resource_type: 'Company',
        resource_id: companies.get(owner)!,
        created_at: new Date(Date.now() - days * 86_400_000),
      })),
    )
    .execute()
}
