import type { DefaultFolderCode } from '@logis/contract/documents.rules'
import { creatorOf, seedFile, seedLabels } from './documents.ts'
import type { World } from './world.ts'

const company = 'Maisons Clairière'

type DemoTemplate = {
  name: string
  isDefault?: true
  files: [name: string, folder: DefaultFolderCode | null, label?: string][]
}

const templates: DemoTemplate[] = [
  {
    name: 'Maison individuelle',
    isDefault: true,
    files: [
      ['Guide des garanties.pdf', 'insurances'],
      ['Notice d’entretien de la maison.pdf', null, 'cil'],
    ],
  },
  {
    name: 'Maison passive',
    files: [
      ['Guide des garanties.pdf', 'insurances'],
      ['Entretien de la ventilation double flux.pdf', 'certificates'],
      ['Notice d’entretien de la maison.pdf', null, 'cil'],
    ],
  },
  { name: 'Maison jumelée', files: [['Servitudes et mitoyenneté.pdf', 'contracts']] },
]

/** The templates of Maisons Clairière; new projects receive the first. */
export const seedTemplates = async (world: World): Promise<void> => {
  const company_id = world.companies.get(company)!
  const created_by_user_id = world.users.get('hugo@clairiere.example')!
  for (const { name, isDefault, files } of templates) {
    const template = await world.tx
      .insertInto('templates')
      .values({ company_id, name, created_by_user_id })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (isDefault)
      await world.tx
        .insertInto('company_options')
        .values({
          company_id,
          option_type: 'DEFAULT_PROJECT_TEMPLATE',
          value: String(template.id),
          template_id: template.id,
        })
        .execute()
    for (const [fileName, template_folder_code, label] of files) {
      const stored = await seedFile(world, { name: fileName, drawn: 'letter' }, company)
      const { id } = await world.tx
        .insertInto('documents')
        .values({
          context: 'TEMPLATE',
          template_id: template.id,
          template_folder_code,
          ...stored,
          ...(await creatorOf(world, created_by_user_id)),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await seedLabels(world, id, label ? [label] : [])
    }
  }
}

/** What Maisons Clairière gives a passive house besides: its two machines, and whom to call. */
export const seedTemplateContent = async ({ tx }: World): Promise<void> => {
  const template_id = tx.selectFrom('templates').select('id').where('name', '=', 'Maison passive')
  for (const name of ['Hélia 8', 'InspirAIR Home SC240']) {
    const product_id = tx.selectFrom('products').select('id').where('name', '=', name)
    await tx.insertInto('template_devices').values({ template_id, product_id }).execute()
  }
  const links = await tx
    .selectFrom('contact_jobs as k')
    .innerJoin('contacts as c', 'c.id', 'k.contact_id')
    .innerJoin('jobs as j', 'j.id', 'k.job_id')
    .where('c.name', '=', 'Yann Lenoir')
    .where('j.code', '=', 'heating')
    .select(['k.contact_id', 'k.job_id'])
    .execute()
  await tx
    .insertInto('template_contacts')
    .values(links.map((link) => ({ template_id, ...link })))
    .execute()
}
