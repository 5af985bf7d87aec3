import { creatorOf, seedFile } from './documents.ts'
import type { World } from './world.ts'

/** The RE2020 study of Maison Les Lilas, with the file it was read from. */
export const seedStudies = async (world: World): Promise<void> => {
  const residence_id = world.projects.get('Maison Les Lilas')!
  const userId = world.users.get('luc@isotherme.example')!
  const { id } = await world.tx
    .insertInto('thermal_studies')
    .values({
      residence_id,
      company_id: world.companies.get('Études Isotherme')!,
      type: 'RE2020',
      created_by_user_id: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const file = await seedFile(world, { name: 'etude-re2020.xml', drawn: 'study' }, 'Maison Les Lilas')
  await world.tx
    .insertInto('documents')
    .values({
      context: 'THERMAL_STUDY',
      residence_id,
      thermal_study_id: id,
      ...file,
      ...(await creatorOf(world, userId)),
    })
    .execute()
}
