import { randomUUID } from 'node:crypto'
import { nextDueDate } from '@logis/contract/devices.rules'
import { sql } from 'kysely'
import { creatorOf, seedFile } from './documents.ts'
import type { World } from './world.ts'

const dayMs = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)
const dayText = (date: Date) => date.toISOString().slice(0, 10)

type DemoDevice = {
  product: string
  /** How many days ago it was added, and put into service. */
  added: number
  commissioned?: number
  serial?: string
  quantity?: number
  surface?: number
  thickness?: number
  lifespan?: number
  note?: string
  files?: string[]
}
type DemoRequest = { name: string; manufacturer: string; type?: 'MATERIAL'; added: number }
type Home = { by: string; devices: DemoDevice[]; requests?: DemoRequest[] }

const hugo = 'hugo@clairiere.example'

/** What Thermalia has made of the houses of Maisons Clairière, over a year. */
const heated = (names: readonly string[]): Record<string, Home> =>
  Object.fromEntries(
    names.map((name, index) => {
      const added = 12 + 55 * index
      const pump = { product: index % 3 === 1 ? 'Hélia 11' : 'Hélia 8', added, commissioned: added + 1 }
      const tank = { product: 'Onda 200', added, commissioned: added + 1 }
      const requests = index === 0 ? [{ name: 'Hélia 14', manufacturer: 'Thermalia', added: 6 }] : []
      return [name, { by: hugo, devices: index % 2 === 0 ? [pump, tank] : [pump], requests }]
    }),
  )

const homes: Record<string, Home> = {
  'Maison Les Érables': {
    by: hugo,
    devices: [
      {
        product: 'Vitodens 200-W',
        added: 364,
        commissioned: 366,
        serial: '7571-442-018',
        note: 'Installée dans le cellier.\nContrat d’entretien : Chauffage Lenoir.',
        files: ['Attestation de mise en service.pdf', 'Contrat d’entretien.pdf'],
      },
      { product: 'Calypso Connecté', added: 363, commissioned: 366, serial: 'CAL-24-00981' },
      { product: 'EasyHome Hygro', added: 363, note: 'Caisson dans les combles.' },
      { product: 'DAAF 10 ans', added: 340, commissioned: 360, quantity: 3 },
      { product: 'Ego 2.0', added: 300, commissioned: 302, serial: 'EGO-8-5512', files: ['Facture du poêle.pdf'] },
      { product: 'KL-FP', added: 280, quantity: 9, surface: 16.4 },
      { product: 'GGL Confort', added: 280, quantity: 2, surface: 2.3 },
      { product: 'ID3', added: 279, commissioned: 300, quantity: 9 },
      { product: 'GR 32 Roulé Revêtu', added: 120, surface: 118.5, thickness: 100 },
      { product: 'Univercell+', added: 120, surface: 62, thickness: 300 },
      { product: 'Flash 500', added: 45, commissioned: 44, quantity: 8, surface: 18.2, lifespan: 30 },
      { product: 'Alpha 10', added: 30, surface: 134 },
    ],
    requests: [{ name: 'Stylus Pro 12', manufacturer: 'Ravelli', added: 4 }],
  },
  'Maison Les Lilas': {
    by: hugo,
    devices: [
      { product: 'Hélia 8', added: 20, commissioned: 21, serial: 'TH-HEL-80217' },
      { product: 'InspirAIR Home SC240', added: 20, commissioned: 21 },
    ],
  },
  ...heated(['Maison Roux', 'Maison Chevalier', 'Maison Robin', 'Maison Dufour', 'Maison Meyer', 'Maison Garnier']),
  'Résidence Les Tilleuls': {
    by: 'samira@rivages.example',
    devices: [
      { product: 'Modulens O', added: 500, commissioned: 900, serial: 'MOD-O-24-118', note: 'Chaufferie au sous-sol.' },
      { product: 'Classe 300', added: 480, quantity: 2 },
      { product: 'Witty', added: 200, commissioned: 210, quantity: 4 },
      { product: 'RenoMatic', added: 190, commissioned: 200 },
    ],
    requests: [{ name: 'Ascenseur Schindler 3000', manufacturer: 'Schindler', added: 9 }],
  },
  'Villa Rivale': {
    by: 'zoe@batir-ouest.example',
    devices: [
      { product: 'Loria Duo', added: 60, commissioned: 61, serial: 'SECRET-RIVAL', files: ['Devis secret.pdf'] },
    ],
    requests: [{ name: 'Prototype secret', manufacturer: 'Rival', added: 3 }],
  },
}

/** The devices of the named homes with their tasks and files, the requests that wait, and a batch in the flats of a building. */
export const seedDevices = async (world: World): Promise<void> => {
  for (const [project, home] of Object.entries(homes)) await seedHome(world, project, home)
  await seedFlats(world)
  await seedTasks(world)
  await seedPast(world)
  await sql`update residences r set device_count = (select count(*) from devices d where d.residence_id = r.id)
    + (select count(*) from product_requests q where q.residence_id = r.id and q.status = 'PENDING' and q.shows_as_device)`.execute(
    world.tx,
  )
}

const productNamed = async ({ tx }: World, name: string): Promise<number> =>
  (
    await tx
      .selectFrom('products')
      .select('id')
      .where('name', '=', name)
      .where('is_generic', '=', false)
      .executeTakeFirstOrThrow()
  ).id

const seedHome = async (world: World, project: string, { by, devices, requests = [] }: Home) => {
  const residence_id = world.projects.get(project)!
  const userId = world.users.get(by)!
  const creator = await creatorOf(world, userId)
  for (const device of devices) {
    const id = await seedDevice(world, residence_id, userId, device)
    for (const name of device.files ?? []) {
      const stored = await seedFile(world, { name, drawn: 'letter' }, project)
      await world.tx
        .insertInto('documents')
        .values({ context: 'DEVICE', residence_id, device_id: id, ...stored, ...creator })
        .execute()
    }
  }
  for (const { added, ...request } of requests)
    await world.tx
      .insertInto('product_requests')
      .values({
        ...request,
        residence_id,
        company_id: creator.creator_company_id!,
        requested_by_user_id: userId,
        created_at: daysAgo(added),
      })
      .execute()
}

const seedDevice = async (
  world: World,
  residence_id: number,
  userId: number,
  { product, added, commissioned, serial, files: _, ...device }: DemoDevice,
): Promise<number> => {
  const { id } = await world.tx
    .insertInto('devices')
    .values({
      ...device,
      residence_id,
      product_id: await productNamed(world, product),
      serial_number: serial ?? null,
      commissioning_date: commissioned === undefined ? null : dayText(daysAgo(commissioned)),
      created_by_user_id: userId,
      created_at: daysAgo(added),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Smoke detectors, put into every flat of Les Tilleuls at once. */
const seedFlats = async (world: World) => {
  const flats = await world.tx
    .selectFrom('residences')
    .select('id')
    .where('parent_id', '=', world.projects.get('Résidence Les Tilleuls')!)
    .execute()
  await world.tx
    .insertInto('devices')
    .values(
      await Promise.all(
        flats.map(async ({ id }) => ({
          residence_id: id,
          product_id: await productNamed(world, 'DAAF 10 ans'),
          commissioning_date: dayText(daysAgo(150)),
          bulk_batch_id: batchId,
          created_by_user_id: world.users.get('samira@rivages.example')!,
          created_at: daysAgo(149),
        })),
      ),
    )
    .execute()
}
const batchId = randomUUID()

/** What each commissioned device is to have maintained next. */
const seedTasks = async ({ tx }: World) => {
  const { rows } = await sql<{ device_id: number; task_id: number; commissioned: string; months: number }>`
    select d.id as device_id, t.id as task_id, d.commissioning_date as commissioned, t.periodicity_months as months
    from devices d join products p on p.id = d.product_id left join products g on g.id = p.parent_id
    join product_tasks t on t.product_id in (p.id, g.id) or t.class_id in (p.class_id, g.class_id)
    where d.commissioning_date is not null`.execute(tx)
  const today = dayText(new Date())
  await tx
    .insertInto('device_tasks')
    .values(
      rows.map(({ device_id, task_id, commissioned, months }) => ({
        device_id,
        product_task_id: task_id,
        due_date: nextDueDate(commissioned, months, today),
      })),
    )
    .execute()
}

/** The boiler of Les Érables was maintained once; the filters of a stove's flue are late. */
const seedPast = async ({ tx }: World) => {
  await sql`insert into device_tasks (device_id, product_task_id, due_date, done_at)
    select d.id, k.product_task_id, k.due_date - interval '1 year', k.due_date - interval '1 year' - interval '9 days'
    from devices d join device_tasks k on k.device_id = d.id
    where d.serial_number = '7571-442-018' and k.due_date - interval '1 year' > d.commissioning_date`.execute(tx)
  await sql`update device_tasks set due_date = current_date - 12
    where device_id = (select id from devices where serial_number = 'EGO-8-5512')`.execute(tx)
}
