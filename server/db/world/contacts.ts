import type { World } from './world.ts'

type DemoContact = {
  name: string
  company?: string
  jobs: string[]
  email?: string
  phones?: string[]
  place?: [number: string, street: string, zip: string, city: string]
  site?: string
  notes?: string
}

const clairiere: DemoContact[] = [
  {
    name: 'Yann Lenoir',
    company: 'Chauffage Lenoir',
    jobs: ['heating', 'plumber'],
    email: 'contact@chauffagelenoir.example',
    phones: ['02 40 11 22 33', '06 11 22 33 44'],
    place: ['7', 'Rue des Artisans', '44800', 'Saint-Herblain'],
    site: 'https://chauffagelenoir.example',
    notes: 'Astreinte le week-end.',
  },
  {
    name: 'Sophie Armand',
    company: 'Élec Atlantique',
    jobs: ['electrician', 'solar'],
    email: 'sophie.armand@elec-atlantique.example',
    phones: ['02 51 70 80 90'],
    place: ['18', 'Boulevard des Fouques', '44700', 'Orvault'],
  },
  {
    name: 'Marc Tessier',
    company: 'Toitures Tessier',
    jobs: ['roofer', 'carpenter'],
    email: 'marc@toitures-tessier.example',
    phones: ['06 22 33 44 55'],
    place: ['3', 'Rue du Bois Brûlé', '44400', 'Rezé'],
  },
  // The same as above, typed a second time: the portal tells it, and merges the two.
  { name: 'M. Tessier (couvreur)', jobs: ['roofer'], phones: ['+33 6 22 33 44 55'] },
  {
    name: 'Nadia Belkacem',
    company: 'Carrelages Belkacem',
    jobs: ['floor_layer', 'bathroom'],
    email: 'nadia@belkacem-sols.example',
    phones: ['06 33 44 55 66'],
  },
  {
    name: 'Antoine Le Goff',
    company: 'Menuiserie Le Goff',
    jobs: ['joiner', 'glazier'],
    email: 'atelier@menuiserie-legoff.example',
    phones: ['02 40 55 66 77'],
    place: ['41', 'Route de Clisson', '44120', 'Vertou'],
  },
  {
    name: 'Isabelle Morin',
    company: 'Maisons Clairière',
    jobs: ['site_manager'],
    email: 'isabelle.morin@clairiere.example',
    phones: ['06 44 55 66 77'],
  },
]

const trades: [job: string, company: string][] = [
  ['painter', 'Peintures'],
  ['mason', 'Maçonnerie'],
  ['plasterer', 'Plâtrerie'],
  ['gardener', 'Jardins'],
  ['insulation', 'Isolation'],
  ['ventilation', 'Air'],
  ['locksmith', 'Serrures'],
  ['facade', 'Façades'],
]
const craftsmen: [first: string, last: string][] = [
  ['Julie', 'Perrin'],
  ['Karine', 'Dubois'],
  ['Thomas', 'Guillou'],
  ['Amine', 'Haddad'],
  ['Claire', 'Rousselot'],
  ['Pascal', 'Bonnet'],
  ['Erwan', 'Kerdal'],
  ['Lucie', 'Fabre'],
  ['Denis', 'Aubert'],
  ['Olivia', 'Caron'],
  ['Rachid', 'Mansouri'],
  ['Paule', 'Vidal'],
  ['Hervé', 'Colas'],
  ['Inès', 'Tanguy'],
  ['Luc', 'Bernier'],
  ['Maëlle', 'Quéré'],
  ['Gaël', 'Simon'],
  ['Nora', 'Lebreton'],
  ['Yves', 'Chauvin'],
  ['Émilie', 'Roy'],
  ['Bruno', 'Jamet'],
  ['Anaïs', 'Prigent'],
  ['Fabien', 'Leroux'],
]

/** Enough ordinary craftsmen that the list pages. */
const ordinary: DemoContact[] = craftsmen.map(([first, last], index) => {
  const [job, company] = trades[index % trades.length]!
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return {
    name: `${first} ${last}`,
    company: `${company} ${last}`,
    jobs: [job],
    email: `${plain(first)}@${plain(last)}.example`,
    ...(index % 4 === 3 ? {} : { phones: [`06 50 ${10 + index} 20 30`] }),
  }
})

const caretaker: DemoContact = {
  name: 'Fatou Diallo',
  company: 'Habitat Rivages',
  jobs: ['caretaker'],
  email: 'gardien.tilleuls@rivages.example',
  phones: ['06 70 10 20 30'],
  place: ['40', 'Avenue des Tilleuls', '44600', 'Saint-Nazaire'],
}

const companies: Record<string, DemoContact[]> = {
  'Groupe Horizon': [
    {
      name: 'Urgences Horizon',
      company: 'Groupe Horizon',
      jobs: ['property_manager'],
      email: 'urgences@horizon.example',
      phones: ['02 40 99 99 99'],
    },
  ],
  'Maisons Clairière': [...clairiere, ...ordinary],
  'Habitat Rivages': [
    caretaker,
    { name: 'Ascenseurs de l’Estuaire', jobs: ['lift'], phones: ['02 40 22 11 00'] },
    {
      name: 'Gilles Cadiou',
      company: 'Plomberie Cadiou',
      jobs: ['plumber', 'heating'],
      email: 'gilles@cadiou.example',
      phones: ['06 71 11 21 31'],
    },
  ],
  'Rénov’Est': [
    {
      name: 'Atelier Wagner',
      jobs: ['architect'],
      email: 'atelier@wagner.example',
      phones: ['03 88 10 20 30'],
    },
  ],
  'Promotion Belvédère': [
    { name: 'Syndic Lyon Pentes', jobs: ['property_manager'], email: 'syndic@lyonpentes.example' },
  ],
  'Bâtir Ouest': [{ name: 'Contact Rival', jobs: ['plumber'], email: 'contact@rival.example' }],
}

const links: Record<string, [contact: string, jobs: string[]][]> = {
  'Maison Les Érables': [
    ['Yann Lenoir', ['heating', 'plumber']],
    ['Sophie Armand', ['electrician']],
    ['Marc Tessier', ['roofer']],
    ['Isabelle Morin', ['site_manager']],
  ],
  'Maison Les Lilas': [
    ['Isabelle Morin', ['site_manager']],
    ['Antoine Le Goff', ['joiner']],
  ],
  'Résidence Les Tilleuls': [
    ['Fatou Diallo', ['caretaker']],
    ['Ascenseurs de l’Estuaire', ['lift']],
  ],
  'Pavillon Rénové': [['Atelier Wagner', ['architect']]],
  'Villa Rivale': [['Contact Rival', ['plumber']]],
}

/** Whom each company works with, and who is called for which home. */
export const seedContacts = async ({ tx, companies: companyIds, projects }: World): Promise<void> => {
  const jobs = new Map((await tx.selectFrom('jobs').select(['id', 'code']).execute()).map(({ code, id }) => [code, id]))
  const ids = new Map<string, number>()

  const insert = async (company: string, contact: DemoContact): Promise<number> => {
    const { id: contact_information_id } = await tx
      .insertInto('contact_informations')
      .values({ website_url: contact.site ?? null, notes: contact.notes ?? null })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (contact.place) {
      const [street_number, street_name, zip_code, city] = contact.place
      await tx
        .insertInto('addresses')
        .values({ contact_information_id, street_number, street_name, zip_code, city })
        .execute()
    }
    if (contact.email) await tx.insertInto('emails').values({ contact_information_id, email: contact.email }).execute()
    for (const [position, phone_number] of (contact.phones ?? []).entries())
      await tx.insertInto('phones').values({ contact_information_id, phone_number, position }).execute()
    const { id } = await tx
      .insertInto('contacts')
      .values({
        company_id: companyIds.get(company)!,
        name: contact.name,
        company_name: contact.company ?? null,
        contact_information_id,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('contact_jobs')
      .values(contact.jobs.map((code) => ({ contact_id: id, job_id: jobs.get(code)! })))
      .execute()
    return id
  }

  for (const [company, contacts] of Object.entries(companies))
    for (const contact of contacts) ids.set(contact.name, await insert(company, contact))
  const rows = Object.entries(links).flatMap(([project, linked]) =>
    linked.flatMap(([name, codes]) =>
      codes.map((code) => ({
        residence_id: projects.get(project)!,
        contact_id: ids.get(name)!,
        job_id: jobs.get(code)!,
      })),
    ),
  )
  await tx.insertInto('residence_contact_links').values(rows).execute()
}
