import { randomBytes } from 'node:crypto'
import { codeFrom, type ResidenceType } from '@logis/contract/projects.rules'
import type { ProvisionCode } from '@logis/contract/provisions.rules'
import type { Tx } from '#platform/db.ts'

type Place = [number: string, street: string, zip: string, city: string]
export type DemoProject = {
  name: string
  company: string
  type: ResidenceType
  place: Place
  email?: string
  contract?: string
  provisions?: ProvisionCode[]
  commissioning?: string
  ageDays: number
  isPtg?: boolean
  parentId?: number
  size?: number
  floor?: number
  stairs?: string
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

const named: DemoProject[] = [
  {
    name: 'Maison Les Lilas',
    company: 'Maisons Clairière',
    type: 'HOUSE',
    place: ['14', 'Rue des Lilas', '44300', 'Nantes'],
    email: 'famille.roux@foyer.example',
    contract: 'CL-2026-0141',
    provisions: ['MSL_PREMIUM'],
    commissioning: '2026-10-05',
    ageDays: 60,
    size: 112,
  },
  {
    name: 'Maison Les Érables',
    company: 'Maisons Clairière',
    type: 'HOUSE',
    place: ['3', 'Allée des Érables', '44400', 'Rezé'],
    email: 'claire@foyer.example',
    contract: 'CL-2025-0388',
    provisions: ['MSL_PREMIUM', 'MSL_10ANS'],
    commissioning: '2025-11-20',
    ageDays: 380,
    size: 98,
  },
  {
    name: 'Maison Les Saules',
    company: 'Maisons Clairière',
    type: 'HOUSE',
    place: ['27', 'Chemin des Saules', '44230', 'Saint-Sébastien-sur-Loire'],
    contract: 'CL-2026-0102',
    provisions: ['MSL_CONFORT'],
    ageDays: 90,
    size: 121,
  },
  {
    name: 'Maison Les Charmes',
    company: 'Maisons Clairière',
    type: 'HOUSE',
    place: ['5', 'Impasse des Charmes', '44120', 'Vertou'],
    contract: 'CL-2026-0077',
    provisions: ['MSL_PREMIUM'],
    ageDays: 150,
    size: 105,
  },
  {
    name: 'Résidence Les Tilleuls',
    company: 'Habitat Rivages',
    type: 'BUILDING',
    place: ['40', 'Avenue des Tilleuls', '44600', 'Saint-Nazaire'],
    email: 'patrimoine@rivages.example',
    provisions: ['MSL_GESTIONCIL'],
    commissioning: '2026-03-02',
    ageDays: 300,
  },
  {
    name: 'Résidence Le Belvédère',
    company: 'Promotion Belvédère',
    type: 'BUILDING',
    place: ['12', 'Montée du Belvédère', '69005', 'Lyon'],
    email: 'syndic@belvedere.example',
    provisions: ['MSL_CILCOMPLET'],
    commissioning: inDays(34),
    ageDays: 200,
  },
  {
    name: 'Pavillon Rénové',
    company: 'Rénov’Est',
    type: 'HOUSE',
    place: ['8', 'Rue des Tonneliers', '67000', 'Strasbourg'],
    email: 'schmitt@foyer.example',
    contract: 'RE-2026-012',
    provisions: ['MSL_PREMIUM', 'GUIDE_POLE_HABITAT'],
    ageDays: 45,
    size: 134,
  },
  {
    name: 'Villa Rivale',
    company: 'Bâtir Ouest',
    type: 'HOUSE',
    place: ['1', 'Rue de la Rance', '35400', 'Saint-Malo'],
    email: 'secret@rivale.example',
    contract: 'BO-SECRET-1',
    provisions: ['MSL_PREMIUM'],
    commissioning: '2026-09-01',
    ageDays: 70,
    size: 140,
  },
]

const streets = [
  'Rue du Moulin',
  'Rue des Vignes',
  'Allée des Chênes',
  'Rue de l’Église',
  'Chemin du Lac',
  'Rue Jean-Jaurès',
  'Impasse du Verger',
  'Rue des Ajoncs',
]
const towns: [string, string][] = [
  ['44000', 'Nantes'],
  ['44400', 'Rezé'],
  ['44600', 'Saint-Nazaire'],
  ['44120', 'Vertou'],
  ['44220', 'Couëron'],
  ['44340', 'Bouguenais'],
  ['44500', 'La Baule-Escoublac'],
  ['44210', 'Pornic'],
]
const names = [
  'Roux',
  'Garnier',
  'Lambert',
  'Chevalier',
  'Robin',
  'Gauthier',
  'Blanchard',
  'Marchand',
  'Dufour',
  'Meyer',
  'Colin',
  'Renard',
  'Picard',
  'Brunet',
]

/** Enough ordinary houses that lists page. */
const ordinary: DemoProject[] = Array.from({ length: 56 }, (_, i) => ({
  name: `Maison ${names[i % names.length]} ${i < names.length ? '' : Math.floor(i / names.length) + 1}`.trim(),
  company: 'Maisons Clairière',
  type: i % 9 === 4 ? 'TWIN_HOUSE' : 'HOUSE',
  place: [String(2 + ((i * 7) % 90)), streets[i % streets.length]!, ...towns[i % towns.length]!] as Place,
  ...(i % 6 === 5 ? {} : { email: `client${i + 1}@foyer.example` }),
  contract: `CL-2026-${String(200 + i)}`,
  provisions: [i % 5 === 0 ? 'MSL_CONFORT' : 'MSL_PREMIUM'],
  // One in six is handed over in the next weeks.
  ...(i % 6 === 1 ? { commissioning: inDays(2 + i) } : {}),
  ageDays: 2 + i * 5,
  size: 80 + ((i * 13) % 70),
}))

/** Gas passports of the installer. */
const passports: DemoProject[] = Array.from({ length: 8 }, (_, i) => ({
  name: `${['Mme', 'M.'][i % 2]} ${names[i + 3]}`,
  company: 'Chauffage Lenoir',
  type: 'HOUSE',
  isPtg: true,
  place: [String(5 + i * 3), streets[(i + 2) % streets.length]!, ...towns[i % towns.length]!] as Place,
  email: `gaz${i + 1}@foyer.example`,
  contract: `GAZ-${1000 + i}`,
  ageDays: 1 + i,
}))

const insertProject = async (tx: Tx, companies: Map<string, number>, project: DemoProject): Promise<number> => {
  const [street_number, street_name, zip_code, city] = project.place
  const { id: contact } = await tx
    .insertInto('contact_informations')
    .defaultValues()
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('addresses')
    .values({ contact_information_id: contact, street_number, street_name, zip_code, city })
    .execute()
  if (project.email)
    await tx.insertInto('emails').values({ contact_information_id: contact, email: project.email }).execute()
  const { id } = await tx
    .insertInto('residences')
    .values({
      company_id: companies.get(project.company)!,
      parent_id: project.parentId ?? null,
      type: project.type,
      is_ptg: project.isPtg ?? false,
      name: project.name,
      contract_number: project.contract ?? null,
      size: project.size ?? null,
      floor: project.floor ?? null,
      stairs: project.stairs ?? null,
      residence_code: codeFrom(randomBytes(12)),
      commissioning_date: project.commissioning ?? null,
      contact_information_id: contact,
      address_text: `${street_number} ${street_name}`,
      zip_code,
      city,
      created_at: daysAgo(project.ageDays),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('residence_states_history')
    .values({ residence_id: id, state: 'CREATED', created_at: daysAgo(project.ageDays) })
    .execute()
  const provisions = (project.provisions ?? []).map((code) => ({ residence_id: id, code, expiring_date: '2031-12-31' }))
  if (provisions.length > 0) await tx.insertInto('residence_service_provisions').values(provisions).execute()
  return id
}

/** Ten flats to each stairs, three to a floor. */
const stairsOf = (index: number) => String.fromCharCode(65 + Math.floor(index / 10))

const flatsOf = (building: DemoProject, parentId: number, count: number): DemoProject[] =>
  Array.from({ length: count }, (_, i) => ({
    name: `Appartement ${stairsOf(i)}${String((i % 10) + 1).padStart(2, '0')}`,
    stairs: stairsOf(i),
    floor: Math.floor((i % 10) / 3),
    company: building.company,
    type: 'FLAT',
    place: building.place,
    parentId,
    size: 32 + ((i * 11) % 60),
    ageDays: building.ageDays,
  }))

/** Every project of the demo world. Answers the named ones' ids by name. */
export const seedProjects = async (tx: Tx, companies: Map<string, number>): Promise<Map<string, number>> => {
  const ids = new Map<string, number>()
  for (const project of [...named, ...ordinary, ...passports])
    ids.set(project.name, await insertProject(tx, companies, project))
  for (const [name, count] of [
    ['Résidence Les Tilleuls', 12],
    ['Résidence Le Belvédère', 40],
  ] as const) {
    const building = named.find((project) => project.name === name)!
    for (const flat of flatsOf(building, ids.get(name)!, count))
      ids.set(`${name} / ${flat.name}`, await insertProject(tx, companies, flat))
  }
  await tx
    .updateTable('residences')
    .set({ deleted_at: daysAgo(20) })
    .where('id', '=', ids.get('Maison Les Charmes')!)
    .execute()
  return ids
}
