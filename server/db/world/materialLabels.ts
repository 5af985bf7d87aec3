import type { World } from './world.ts'

/** What the roofs of a builder and a renovator are made of in the studies of Études Isotherme. */
export const seedMaterialLabels = async (world: World): Promise<void> => {
  for (const company of ['Maisons Clairière', 'Rénov’Est']) await seedLabel(world, company)
}

const seedLabel = async ({ tx, companies }: World, company: string) => {
  const { id } = await tx
    .insertInto('material_labels')
    .values({
      company_id: companies.get(company)!,
      thermal_engineering_office_id: companies.get('Études Isotherme')!,
      wall_type: 'opaque',
      envelope_type: '300',
      envelope_nature: '302',
      envelope_label: 'Plafond combles perdus + laine soufflée 380',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: product_id } = await tx
    .selectFrom('products')
    .select('id')
    .where('name', '=', 'Ouate de cellulose')
    .where('is_generic', '=', true)
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('material_label_products')
    .values({ material_label_id: id, product_id, thickness: 380, position: 0 })
    .execute()
}
