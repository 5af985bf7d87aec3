import { genericManufacturer } from '@logis/contract/products.rules'
import { keepFile, receiveFile } from '#platform/files.ts'
import { categories, classes, generics, type ClassCode, type DemoClass, type DemoGeneric } from './catalogue.ts'
import { productPicture } from './demoFiles.ts'
import { creatorOf, seedFile } from './documents.ts'
import type { World } from './world.ts'

/** Products whose sheets hold files. */
const sheets: Record<string, string[]> = {
  'Vitodens 200-W': ['Notice d’utilisation.pdf', 'Notice d’entretien.pdf'],
  'Naneo EMC-M': ['Notice d’utilisation.pdf'],
  'Calypso Connecté': ['Notice d’utilisation.pdf', 'Fiche technique.pdf'],
  'InspirAIR Home SC240': ['Notice d’utilisation.pdf'],
  'Hélia 8': ['Notice d’utilisation.pdf', 'Fiche technique.pdf'],
  'GR 32 Roulé Revêtu': ['Fiche technique.pdf'],
  'DAAF 10 ans': ['Notice d’utilisation.pdf'],
}
const labels = [
  ['nf', 'NF', 'NF'],
  ['acermi', 'ACERMI', 'ACERMI'],
  ['eurovent', 'Eurovent', 'Eurovent'],
] as const

type Ids = Map<string, number>
type Place = { classes: Ids; categories: Ids; manufacturers: Ids; pictures: Ids }

/** The catalogue: classes with their tasks, categories, makers, generic products and their models. */
export const seedProducts = async (world: World): Promise<void> => {
  const place: Place = {
    classes: await seedClasses(world),
    categories: await seedCategories(world),
    manufacturers: await seedManufacturers(world),
    pictures: await seedPictures(world),
  }
  for (const generic of generics) await seedGeneric(world, place, generic)
  await seedSheets(world)
  await world.tx
    .insertInto('product_labels')
    .values(labels.map(([code, name_fr, name_en]) => ({ code, name_fr, name_en })))
    .execute()
  await world.tx
    .insertInto('product_label_links')
    .columns(['product_id', 'label_id'])
    .expression((eb) =>
      eb
        .selectFrom(['products as p', 'product_labels as l'])
        .where('p.nature', '=', 'insulation')
        .where('l.code', '=', 'acermi')
        .select(['p.id', 'l.id as label_id']),
    )
    .execute()
}

const seedClasses = async ({ tx }: World): Promise<Ids> => {
  const ids: Ids = new Map()
  for (const [code, own] of Object.entries<DemoClass>(classes)) {
    const { id } = await tx
      .insertInto('product_classes')
      .values({
        code,
        name_fr: own.name[0],
        name_en: own.name[1],
        type: own.type,
        nature: own.nature,
        is_boiler: own.isBoiler ?? false,
        default_lifespan: own.lifespan ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(code, id)
    for (const [name_fr, name_en, periodicity_months] of own.tasks ?? [])
      await tx.insertInto('product_tasks').values({ class_id: id, name_fr, name_en, periodicity_months }).execute()
  }
  return ids
}

const seedCategories = async ({ tx }: World): Promise<Ids> => {
  const ids: Ids = new Map()
  const insert = async (code: string, names: readonly [string, string], parentId: number | null) => {
    const { id } = await tx
      .insertInto('product_categories')
      .values({ code, name_fr: names[0], name_en: names[1], parent_id: parentId, position: ids.size })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(code, id)
    return id
  }
  for (const { code, name, below } of categories) {
    const id = await insert(code, name, null)
    for (const [own, names] of Object.entries(below)) await insert(own, names, id)
  }
  return ids
}

const seedManufacturers = async ({ tx, companies }: World): Promise<Ids> => {
  const names = new Set([genericManufacturer, ...generics.flatMap(({ models }) => Object.keys(models))])
  const rows = await tx
    .insertInto('manufacturers')
    .values([...names].map((name) => ({ name, company_id: companies.get(name) ?? null })))
    .returning(['id', 'name'])
    .execute()
  return new Map(rows.map(({ id, name }) => [name, id]))
}

const seedPictures = async ({ tx }: World): Promise<Ids> => {
  const ids: Ids = new Map()
  for (const { nature } of Object.values<DemoClass>(classes))
    ids.set(nature, await keepFile(tx, await receiveFile([await productPicture(nature)])))
  return ids
}

const classOf = (code: ClassCode): DemoClass => classes[code]

const seedGeneric = async ({ tx }: World, place: Place, generic: DemoGeneric) => {
  const { type, nature } = classOf(generic.class)
  const common = { class_id: place.classes.get(generic.class)!, type, nature }
  const parent = await tx
    .insertInto('products')
    .values({
      ...common,
      name: generic.name,
      manufacturer_id: place.manufacturers.get(genericManufacturer)!,
      is_generic: true,
      picture_file_id: place.pictures.get(nature)!,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const category_id = place.categories.get(generic.category)!
  await tx.insertInto('product_category_links').values({ product_id: parent.id, category_id }).execute()
  const models = Object.entries(generic.models).flatMap(([maker, list]) =>
    list.map((model) => {
      const [name = '', reference = ''] = model.split(':')
      return { ...common, name, reference, manufacturer_id: place.manufacturers.get(maker)!, parent_id: parent.id }
    }),
  )
  if (models.length > 0) await tx.insertInto('products').values(models).execute()
}

const seedSheets = async (world: World) => {
  const creator = await creatorOf(world, world.users.get('otto@thermalia.example')!)
  for (const [name, files] of Object.entries(sheets)) {
    const { id } = await world.tx.selectFrom('products').select('id').where('name', '=', name).executeTakeFirstOrThrow()
    for (const file of files) {
      const stored = await seedFile(world, { name: file, drawn: 'letter' }, name)
      await world.tx
        .insertInto('documents')
        .values({ context: 'PRODUCT', product_id: id, ...stored, ...creator })
        .execute()
    }
  }
}
