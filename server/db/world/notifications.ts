import type { World } from './world.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

/** What waits for Claire in her area: notifications, badges, the labels of her home. */
export const seedNotifications = async ({ tx, users, projects }: World): Promise<void> => {
  const claire = users.get('claire@foyer.example')!
  const home = 'Maison Les Érables'
  const residence_id = projects.get(home)!
  await tx
    .insertInto('user_notifications')
    .values([
      {
        user_id: claire,
        code: 'HOME_ACTIVATED',
        payload: JSON.stringify({ home }),
        residence_id,
        created_at: daysAgo(40),
        read_at: daysAgo(39),
      },
      {
        user_id: claire,
        code: 'DOCUMENT_ADDED',
        payload: JSON.stringify({ home, document: 'Notice de la chaudière.pdf' }),
        residence_id,
        created_at: daysAgo(12),
      },
      {
        user_id: claire,
        code: 'ACCESS_REQUESTED',
        payload: JSON.stringify({ home, name: 'Tom Rivière' }),
        residence_id,
        created_at: daysAgo(2),
      },
    ])
    .execute()
  await tx
    .insertInto('user_badges')
    .values([
      { user_id: claire, code: 'HOME_ACTIVATED', earned_at: daysAgo(40) },
      { user_id: claire, code: 'FIRST_DOCUMENT', earned_at: daysAgo(38) },
    ])
    .execute()
  await tx
    .insertInto('user_environmental_labels')
    .values([
      { user_id: claire, code: 'ENERGY_CLASS', value: 'A' },
      { user_id: claire, code: 'CLIMATE_CLASS', value: 'A' },
      { user_id: claire, code: 'REGULATION', value: 'RE2020' },
    ])
    .execute()
}
