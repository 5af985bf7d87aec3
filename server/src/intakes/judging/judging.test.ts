import { beforeAll, expect, test } from 'vitest'
import type { Intake, IntakeRow } from '@logis/contract/intakes'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { runJobs } from '#platform/testing/jobs.ts'
import { world } from '#platform/testing/world.ts'

let marie: Client
let company_id = 0
beforeAll(async () => {
  marie = await as('marie@horizon.example')
  company_id = await world.company('Maisons Clairière')
})

const open = async (content: string | Buffer): Promise<Intake> => {
  const file = { name: 'lots.csv', type: 'text/csv', bytes: content }
  const { status, data } = await marie.upload('intakes.openIntake', { company_id }, {}, [file])
  expect(status).toBe(201)
  return data
}
const on = (act: string, { id }: { id: number }, more: object = {}) =>
  marie.call(`intakes.${act}`, { company_id, intake_id: id, ...more })
const rowsOf = async (intake: Intake): Promise<IntakeRow[]> =>
  (await on('listIntakeRows', intake, { page_size: -1 })).data
const told = async (intake: Intake) =>
  (await rowsOf(intake)).map(({ state, faults }) => [state, ...faults.map(({ field, code }) => `${field} ${code}`)])
const created = async (content: string): Promise<Intake> => {
  const intake = await open(content)
  expect((await on('startIntake', intake)).status).toBe(202)
  await runJobs()
  return intake
}
/** Flats by what they are called and where the building stands that they are in. */
const flatsOf = (building: string) =>
  db
    .selectFrom('residences as f')
    .innerJoin('residences as b', 'b.id', 'f.parent_id')
    .select(['f.name', 'b.city'])
    .where('b.name', '=', building)
    .where('b.company_id', '=', company_id)
    .where('f.deleted_at', 'is', null)
    .orderBy('f.id')
    .execute()

const flats = 'Logement;Type;Immeuble;Adresse;CP;Ville'

test('buildings of one name in two towns are two, each with its flats; entrances of one are not', async () => {
  const lines = [
    '101;T3;Tour Alba;3 rue des Lilas;44000;Nantes',
    '102;T3;Tour Alba;5 rue des Lilas;44000;Nantes',
    '101;T3;Tour Alba;9 quai Nord;35000;Rennes',
  ]
  const intake = await created([flats, ...lines].join('\n'))
  expect((await on('getIntake', intake)).data.counts).toMatchObject({ CREATED: 3 })
  expect(await flatsOf('Tour Alba')).toEqual([
    { name: '101', city: 'Nantes' },
    { name: '102', city: 'Nantes' },
    { name: '101', city: 'Rennes' },
  ])
  // Brought again all of it is there, and a flat of a third town is in none of the two.
  const again = await open([flats, ...lines, '101;T3;Tour Alba;1 cours Est;59000;Lille'].join('\n'))
  expect(await told(again)).toEqual([['EXISTING'], ['EXISTING'], ['EXISTING'], ['NEW']])
  // Without an address it could be in either, until one says which.
  const unsaid = await open([flats, '103;T3;Tour Alba;;;'].join('\n'))
  expect(await told(unsaid)).toEqual([['FAULTY', 'building ambiguous']])
  const values = { street_name: 'quai Nord', zip_code: '35000', city: 'Rennes' }
  expect((await on('correctIntakeRow', unsaid, { line: 2, values })).data).toMatchObject({ state: 'NEW', faults: [] })
})

test('a flat without an address is in the one building of its name, though a line brings another one of that name', async () => {
  const building = ';Immeuble;Tour Bora;1 rue Haute;44000;Nantes'
  const bare = '201;T2;Tour Bora;;;'
  expect(await told(await open([flats, building, bare].join('\n')))).toEqual([['NEW'], ['NEW']])
  const elsewhere = '202;T2;Tour Bora;8 rue Basse;35000;Rennes'
  expect(await told(await open([flats, building, bare, elsewhere].join('\n')))).toEqual([
    ['NEW'],
    ['FAULTY', 'building ambiguous'],
    ['NEW'],
  ])
})

test('contracts that differ in where their parts end are two', async () => {
  const head = 'Nom;N° contrat;Adresse;CP;Ville'
  await created([head, 'Villa Cana;RVB-1-12;1 rue Claire;44000;Nantes'].join('\n'))
  const sheet = ['Villa Deva;RVB-11-2;7 rue Neuve;44000;Nantes', 'Villa Eva;RVB-112;9 rue Neuve;44000;Nantes']
  expect(await told(await open([head, ...sheet].join('\n')))).toEqual([['NEW'], ['NEW']])
  expect(await told(await open([head, 'Villa Fava;rvb-1-12;7 rue Neuve;44000;Nantes'].join('\n')))).toEqual([
    ['EXISTING'],
  ])
})

test('a list of projects that is exported and brought again is all there, in either language, and names its buildings', async () => {
  await created(
    [flats, '1;T2;Tour Gala;2 rue Douce;44000;Nantes', '2;T2;Tour Gala;2 rue Douce;44000;Nantes'].join('\n'),
  )
  // By its name and its address alone, whether or not a line has its building looked up.
  const alone = ['Nom;Adresse;CP;Ville', '1;2 rue Douce;44000;Nantes', 'Tour Gala;2 rue Douce;44000;Nantes']
  expect(await told(await open(alone.join('\n')))).toEqual([['EXISTING'], ['EXISTING']])
  for (const [who, building] of [
    [marie, 'Immeuble'],
    [marie.inEnglish(), 'Building'],
  ] as const) {
    const { bytes } = await who.download('projects.exportProjects', { company_id, search: { address: 'rue Douce' } })
    expect(bytes.toString().split('\r\n')[0]).toContain(`;${building};`)
    const intake = await open(bytes)
    expect(intake.columns.filter(({ field }) => field === 'building').map(({ title }) => title)).toEqual([building])
    expect(intake.counts).toMatchObject({ EXISTING: 3, NEW: 0, FAULTY: 0 })
  }
})

test('a list without a column of buildings has none of its codes taken for one', async () => {
  const { columns } = await open('Name;Residence code;Street;Postcode;City\nVilla Hava;1234;1 rue A;44000;Nantes')
  expect(columns.map(({ field }) => field)).toEqual(['name', null, 'street_name', 'zip_code', 'city'])
})

/** The company has subscribed to so many homes more than it has, while this is done. */
const withRoomFor = async (more: number, act: () => Promise<void>) => {
  const { count } = await db
    .selectFrom('residences')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', company_id)
    .where('deleted_at', 'is', null)
    .where('type', '<>', 'BUILDING')
    .executeTakeFirstOrThrow()
  const kept = await db.selectFrom('company_subscriptions').selectAll().where('company_id', '=', company_id).execute()
  await db.deleteFrom('company_subscriptions').where('company_id', '=', company_id).execute()
  const term = { company_id, code: 'MSL_CONFORT', starts_on: '2026-01-01', ends_on: null } as const
  await db
    .insertInto('company_subscriptions')
    .values({ ...term, quantity: count + more })
    .execute()
  await act()
  await db.deleteFrom('company_subscriptions').where('company_id', '=', company_id).execute()
  for (const { id: _, ...row } of kept) await db.insertInto('company_subscriptions').values(row).execute()
}
const full = { status: 409, error_reason: 'HOMES_QUOTA_REACHED' }

test('the building of a sheet is no home of a subscription for so many', () =>
  withRoomFor(1, async () => {
    const building = ';Immeuble;Tour Iota;1 rue Haute;44000;Nantes'
    const [one, two] = ['1;T2;Tour Iota;;;', '2;T2;Tour Iota;;;']
    const over = await open([flats, building, one, two].join('\n'))
    const within = await open([flats, building, one].join('\n'))
    expect(await on('startIntake', over)).toMatchObject(full)
    expect((await on('startIntake', within)).status).toBe(202)
    await runJobs()
  }))

test('of sheets that there is room for one of, one is started: also at once, and before it has created anything', () =>
  withRoomFor(3, async () => {
    const sheet = (name: string) => {
      const lines = [1, 2].map((n) => `${name} ${n};${n} rue du Quota;44000;Nantes`)
      return open(['Nom;Adresse;CP;Ville', ...lines].join('\n'))
    }
    const [one, two, three] = [await sheet('Quota A'), await sheet('Quota B'), await sheet('Quota C')]
    const answers = await Promise.all([on('startIntake', one), on('startIntake', two)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 409])
    expect(await on('startIntake', three)).toMatchObject(full)
    await runJobs()
    const made = await db.selectFrom('residences').select('id').where('name', 'like', 'Quota %').execute()
    expect(made).toHaveLength(2)
    expect(await on('startIntake', three)).toMatchObject(full)
  }))

test('a report names kinds of homes in the reader’s words', async () => {
  const intake = await created([flats, '1;T2;Tour Jota;2 rue Douce;44000;Nantes'].join('\n'))
  expect((await on('exportIntake', intake)).bytes.toString()).toContain(';Appartement;')
  const report = await marie.inEnglish().call('intakes.exportIntake', { company_id, intake_id: intake.id })
  expect(report.bytes.toString()).toContain(';Flat;')
})

test('a contract of a cancelled project is told of the line that would create another one; it blocks nothing, and brings nothing back', async () => {
  const house = (name: string, contract: string) => `${name};${contract};9 rue du Retour;44000;Nantes`
  const sheet = (...lines: string[]) => ['Nom;N° de contrat;Adresse;CP;Ville', ...lines].join('\n')
  const first = await created(sheet(house('Maison Retour', 'RET-1')))
  const [{ residence }] = (await rowsOf(first)) as [IntakeRow]
  const cancelled = { id: residence!.id, name: 'Maison Retour' }
  await marie.call('projects.cancelProject', { company_id, residence_id: residence!.id })
  const intake = await open(sheet(house('Maison Retour', 'ret-1'), house('Maison Neuve', 'RET-2')))
  expect(await rowsOf(intake)).toMatchObject([
    { state: 'NEW', faults: [], cancelled },
    { state: 'NEW', cancelled: null },
  ])
  // A correction of its contract takes the note away, and gives it to the line that bears it then.
  const corrected = await on('correctIntakeRow', intake, { line: 3, values: { contract_number: 'RET-1' } })
  expect(corrected.data).toMatchObject({ line: 3, cancelled })
  await on('correctIntakeRow', intake, { line: 3, values: { contract_number: 'RET-3' } })
  expect((await on('startIntake', intake)).status).toBe(202)
  await runJobs()
  const rows = await rowsOf(intake)
  expect(rows).toMatchObject([
    { state: 'CREATED', cancelled: null },
    { state: 'CREATED', cancelled: null },
  ])
  expect(rows[0]!.residence!.id).not.toBe(cancelled.id)
  const { deleted_at } = await db
    .selectFrom('residences')
    .select('deleted_at')
    .where('id', '=', cancelled.id)
    .executeTakeFirstOrThrow()
  expect(deleted_at).not.toBeNull()
  // Now one that is there bears it: nothing is created, and the cancelled one is no matter.
  expect(await rowsOf(await open(sheet(house('Maison Retour', 'RET-1'))))).toMatchObject([
    { state: 'EXISTING', cancelled: null },
  ])
})

test('a cancelled project of another company is told to nobody', async () => {
  const theirs = db.updateTable('residences').where('company_id', '=', await world.company('Bâtir Ouest'))
  await theirs.set({ contract_number: 'RIV-1', deleted_at: new Date() }).execute()
  const sheet = ['Nom;N° de contrat;Adresse;CP;Ville', 'Maison Rivale;RIV-1;9 rue du Retour;44000;Nantes'].join('\n')
  expect(await rowsOf(await open(sheet))).toMatchObject([{ state: 'NEW', cancelled: null }])
})
