import { readStudy } from '../../src/studies/parsing/rules.ts'
import { creatorOf, seedFile } from './documents.ts'
import { kept } from './demoFiles.ts'
import type { World } from './world.ts'

const isotherme = { name: 'Études Isotherme', siret: '81234567800017' }

/** The RE2020 study of Maison Les Lilas, read from the file that stands beside it. */
export const seedStudies = async (world: World): Promise<void> => {
  const residence_id = world.projects.get('Maison Les Lilas')!
  const userId = world.users.get('luc@isotherme.example')!
  const company = { id: world.companies.get(isotherme.name)!, name: isotherme.name }
  await world.tx.updateTable('companies').set({ siret: isotherme.siret }).where('id', '=', company.id).execute()
  const { envelope, proposals } = await readStudy([await kept('etude-re2020.xml')])
  const office = proposals.office && { ...proposals.office, company }
  const { id } = await world.tx
    .insertInto('thermal_studies')
    .values({
      residence_id,
      company_id: company.id,
      type: 'RE2020',
      created_by_user_id: userId,
      building: JSON.stringify(envelope),
      proposals: JSON.stringify({ ...proposals, office }),
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
