import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Intake, IntakeRow } from '@logis/contract/intakes'
import type { IntakeField } from '@logis/contract/intakes.rules'
import { sql } from 'kysely'
import writeXlsxFile from 'write-excel-file/node'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { forgetTold, listOf } from '#platform/testing/inbox.ts'
import { runJobs } from '#platform/testing/jobs.ts'
import { journalOf } from '#platform/testing/journal.ts'
import { world } from '#platform/testing/world.ts'
import { goOn, resumeIntakes } from './creating/rules.ts'

let [marie, lea, zoe]: Client[] = []
let company_id = 0
beforeAll(async () => {
  marie = await as('marie@horizon.example')
  lea = await as('lea@horizon.example')
  zoe = await as('zoe@batir-ouest.example')
  company_id = await world.company('Maisons Clairière')
})
beforeEach(forgetTold)

const titles = 'Nom;N° contrat;Adresse;CP;Ville;E-mail;Date de livraison'
let sheets = 0
/** Houses that nobody has yet. */
const houses = (count: number) => {
  sheets += 1
  return Array.from({ length: count }, (_, n) => {
    const home = `${sheets}-${n + 1}`
    return `Maison ${home};IMP-${home};${n + 1} rue de l’Essai ${sheets};4400${n % 10};Nantes;client.${home}@foyer.example;12/03/2026`
  })
}
const send = (content: string | Buffer, who = marie!, name = 'maisons.csv') =>
  who.upload('intakes.openIntake', { company_id }, {}, [{ name, type: 'text/csv', bytes: content }])
const open = async (lines: readonly string[], head = titles): Promise<Intake> => {
  const { status, data } = await send([head, ...lines].join('\n'))
  expect(status).toBe(201)
  return data
}
const on = (act: string, { id }: { id: number }, more: object = {}, who = marie!) =>
  who.call(`intakes.${act}`, { company_id, intake_id: id, ...more })
const rowsOf = async (intake: { id: number }, search: object = {}): Promise<IntakeRow[]> =>
  (await on('listIntakeRows', intake, { page_size: -1, search })).data
const start = async (intake: Intake, more: object = {}): Promise<Intake> => {
  const { status, data } = await on('startIntake', intake, more)
  expect(status).toBe(202)
  return data
}
const created = async (intake: Intake): Promise<Intake> => {
  await start(intake)
  await runJobs()
  return (await on('getIntake', intake)).data
}
const homesNamed = (like: string) =>
  db
    .selectFrom('residences')
    .selectAll()
    .where('company_id', '=', company_id)
    .where('name', 'like', like)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
const fieldsOf = ({ columns }: Intake) => columns.map(({ field }) => field)
const faultsOf = ({ faults }: IntakeRow) => faults.map(({ field, code }) => `${field} ${code}`)

test('202: a sheet is read, told line by line before anything is made, then its projects are created as one by one, and whoever began it hears that it ended', async () => {
  const intake = await open(houses(3))
  expect(fieldsOf(intake).join(' ')).toBe('name contract_number address zip_code city emails commissioning_date')
  expect(intake).toMatchObject({
    state: 'DRAFT',
    header_line: 1,
    total: 3,
    counts: { NEW: 3, FAULTY: 0 },
    undoable_until: null,
  })
  expect(intake.columns[1]).toMatchObject({
    title: 'N° contrat',
    samples: [`IMP-${sheets}-1`, `IMP-${sheets}-2`, `IMP-${sheets}-3`],
  })
  expect(await homesNamed(`Maison ${sheets}-%`)).toEqual([])
  const ended = await created(intake)
  expect(ended).toMatchObject({ state: 'DONE', counts: { CREATED: 3, NEW: 0 }, undoable_until: expect.any(String) })
  const homes = await homesNamed(`Maison ${sheets}-%`)
  expect(homes).toHaveLength(3)
  const { data } = await marie!.call('projects.getProject', { residence_id: homes[0]!.id })
  expect(data).toMatchObject({
    type: 'HOUSE',
    contract_number: `IMP-${sheets}-1`,
    commissioning_date: '2026-03-12',
    contact_information: {
      addresses: [{ street_number: '1', street_name: `rue de l’Essai ${sheets}`, zip_code: '44000', city: 'Nantes' }],
      emails: [{ email: `client.${sheets}-1@foyer.example` }],
    },
  })
  // As one that is created by hand: its code, its state, its story, what the company has subscribed to and its template.
  const one = await marie!.call('projects.createProject', {
    company_id,
    type: 'HOUSE',
    name: 'À la main',
    contract_number: null,
    contact_information: { addresses: [{ street_name: 'Rue Neuve', zip_code: '44000', city: 'Nantes' }] },
  })
  const heldBy = async (id: number) =>
    (
      await sql`select array(select code from residence_service_provisions where residence_id = ${id} order by 1) as services,
        array(select name from documents where residence_id = ${id} order by 1) as documents,
        array(select state from residence_states_history where residence_id = ${id}) as states`.execute(db)
    ).rows
  expect(await heldBy(homes[0]!.id)).toEqual(await heldBy(one.data.id))
  expect((await journalOf(homes[0]!.id))[0]).toMatchObject({
    username: 'marie@horizon.example',
    action: 'CREATED',
    model_name: 'Residence',
  })
  expect(await listOf('marie@horizon.example')).toMatchObject([
    {
      kind: 'PROJECTS_IMPORTED',
      company: { name: 'Groupe Horizon' },
      job: { name: 'maisons.csv', total: 3, left_out: 0 },
    },
  ])
})

test('a line that is there already is told, by its contract or by its name and address, and is not made again', async () => {
  const [one, two, three] = houses(3)
  await created(await open([one!, two!]))
  const otherContract = two!.replace(/IMP-[\d-]+/, '')
  const sameContract = `Autre nom;imp-${sheets}-1;9 rue Ailleurs;44000;Nantes;;`
  const again = await open([sameContract, otherContract.replace('Maison', 'MAISON'), three!])
  expect((await rowsOf(again)).map(({ state }) => state)).toEqual(['EXISTING', 'EXISTING', 'NEW'])
  expect((await rowsOf(again, { state: 'EXISTING' }))[0]).toMatchObject({ residence: { name: `Maison ${sheets}-1` } })
  await created(again)
  expect(await homesNamed(`Maison ${sheets}-%`)).toHaveLength(3)
})

test('what is wrong is told by its field and mended in place; until then nothing is created but what one asks for without it', async () => {
  const [good, ...others] = houses(4)
  const bad = [
    others[0]!.replace(/;4400\d;/, ';99;').replace('@', '.'),
    others[1]!.replace('12/03/2026', '31/02/2026'),
    good!.replace('Maison', 'Villa'),
  ]
  const intake = await open([good!, ...bad, others[2]!])
  const rows = await rowsOf(intake, { state: 'FAULTY' })
  expect(rows.map((row) => [row.line, faultsOf(row)])).toEqual([
    [3, ['zip_code zip', 'emails email']],
    [4, ['commissioning_date date']],
    [5, ['contract_number repeated']],
  ])
  expect(rows[2]!.faults[0]).toMatchObject({ line: 2 })
  expect(rows[0]!.values).toMatchObject({ zip_code: '99' })
  expect(await on('startIntake', intake)).toMatchObject({ status: 409, error_reason: 'INTAKE_HAS_FAULTS' })
  const mend = (line: number, values: Partial<Record<IntakeField, string>>) =>
    on('correctIntakeRow', intake, { line, values })
  expect((await mend(3, { zip_code: '1000', emails: 'bon@foyer.example' })).data).toMatchObject({
    state: 'NEW',
    faults: [],
    values: { zip_code: '01000' },
  })
  // Another contract above frees the line that repeated it.
  await mend(2, { contract_number: 'IMP-UNIQUE' })
  expect((await rowsOf(intake, { state: 'FAULTY' })).map(({ line }) => line)).toEqual([4])
  expect(await mend(99, { name: 'x' })).toMatchObject({ status: 404, error_reason: 'RESOURCE_NOT_FOUND' })
  await start(intake, { without_faulty: true })
  await runJobs()
  expect((await on('getIntake', intake)).data.counts).toMatchObject({ CREATED: 4, FAULTY: 1 })
  expect(await mend(4, { commissioning_date: '' })).toMatchObject({ status: 409, error_reason: 'INTAKE_STARTED' })
})

test('what is said of a column holds for this sheet and for the company’s next ones', async () => {
  const head = 'Le client;Truc;Où;E-mail'
  const line = (n: number) => `Essai ${n};TR-${n};${n} rue du Truc, 44000 Nantes;`
  const intake = await open([line(1)], head)
  expect(fieldsOf(intake)).toEqual(['name', null, null, 'emails'])
  const columns = ['name', 'contract_number', 'address', null]
  const set = await on('setIntakeColumns', intake, { columns })
  expect(set.data).toMatchObject({ counts: { NEW: 1, FAULTY: 0 } })
  expect((await rowsOf(intake))[0]!.values).toMatchObject({
    contract_number: 'TR-1',
    street_number: '1',
    zip_code: '44000',
    city: 'Nantes',
  })
  expect(fieldsOf(await open([line(2)], head))).toEqual(columns)
  expect(await on('setIntakeColumns', intake, { columns: ['name', 'name', null, null] })).toMatchObject({ status: 422 })
  await db.deleteFrom('intake_columns').execute()
})

test('buildings are created with their flats, those that the sheet has no line of too; a flat needs no address of its own', async () => {
  sheets += 1
  const head = 'Type;Immeuble;Logement;Adresse;CP;Ville;Étage;Surface'
  const intake = await open(
    [
      `T3;Le Parc ${sheets};A02;;;;1;62,5`,
      `T2;Les Quais ${sheets};1;4 quai Neuf;44000;Nantes;RDC;`,
      `T2;Les Quais ${sheets};2;4 quai Neuf;44000;Nantes;R+1;`,
      `Immeuble;Le Parc ${sheets};;8 allée du Parc;1000;Bourg;;`,
      `T2;Nulle part ${sheets};1;;;;;`,
      `Maison;Le Parc ${sheets};Dehors;9 rue;44000;Nantes;;`,
    ],
    head,
  )
  const faulty = await rowsOf(intake, { state: 'FAULTY' })
  expect(faulty.map((row) => [row.line, faultsOf(row)])).toEqual([
    [6, ['building missing']],
    [7, ['type building']],
  ])
  await start(intake, { without_faulty: true })
  await runJobs()
  const [park] = await homesNamed(`Le Parc ${sheets}`)
  const [quays] = await homesNamed(`Les Quais ${sheets}`)
  expect(park).toMatchObject({ type: 'BUILDING', zip_code: '01000', city: 'Bourg' })
  const flatsOf = (parent_id: number) =>
    db
      .selectFrom('residences')
      .select(['name', 'type', 'floor', 'size', 'city'])
      .where('parent_id', '=', parent_id)
      .orderBy('name')
      .execute()
  expect(await flatsOf(park!.id)).toEqual([{ name: 'A02', type: 'FLAT', floor: 1, size: 62.5, city: 'Bourg' }])
  expect(await flatsOf(quays!.id)).toMatchObject([
    { name: '1', floor: 0 },
    { name: '2', floor: 1 },
  ])
  // Sent again, all of it is there.
  const again = await open([`T3;le parc ${sheets};a02;;;;;`], head)
  expect(again.counts).toMatchObject({ EXISTING: 1, NEW: 0 })
  // Undone, the building that was created for its flats goes with them.
  const undone = await on('undoIntake', intake)
  expect(undone.data).toMatchObject({ state: 'UNDONE', counts: { CANCELLED: 4, KEPT: 0 } })
  expect([...(await homesNamed(`Le Parc ${sheets}`)), ...(await homesNamed(`Les Quais ${sheets}`))]).toEqual([])
})

test('killed in the middle and gone on with, by several workers at once: each line is created once, and told once', async () => {
  const intake = await open(houses(9))
  await start(intake)
  await goOn(intake.id, 2, 2) // and there the server was killed
  expect((await on('getIntake', intake)).data.counts).toMatchObject({ CREATED: 4, NEW: 5 })
  await resumeIntakes()
  await Promise.all([goOn(intake.id, 9, 2), goOn(intake.id, 9, 1), runJobs()])
  expect((await on('getIntake', intake)).data).toMatchObject({ state: 'DONE', counts: { CREATED: 9 } })
  expect(await homesNamed(`Maison ${sheets}-%`)).toHaveLength(9)
  expect(await listOf('marie@horizon.example')).toHaveLength(1)
})

test('the same sheet, started twice at once: its projects are created once', async () => {
  const lines = houses(4)
  const [one, other] = [await open(lines), await open(lines)]
  await Promise.all([start(one), start(other)])
  await Promise.all([goOn(one.id, 9, 1), goOn(other.id, 9, 1)])
  await runJobs()
  expect(await homesNamed(`Maison ${sheets}-%`)).toHaveLength(4)
  expect(await on('startIntake', one)).toMatchObject({ status: 409, error_reason: 'INTAKE_STARTED' })
  expect(await on('startIntake', await open(lines))).toMatchObject({
    status: 409,
    error_reason: 'INTAKE_CREATES_NOTHING',
  })
})

test('undone within the hour as one act: what somebody has touched since stays, and is told; after it no more', async () => {
  const intake = await created(await open(houses(3)))
  const [first, second] = await homesNamed(`Maison ${sheets}-%`)
  await marie!.call('projects.setCommissioningDate', { residence_id: first!.id, commissioning_date: '2027-01-01' })
  const both = await Promise.all([on('undoIntake', intake), on('undoIntake', intake)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await on('getIntake', intake)).data).toMatchObject({ state: 'UNDONE', counts: { CANCELLED: 2, KEPT: 1 } })
  expect((await homesNamed(`Maison ${sheets}-%`)).map(({ id }) => id)).toEqual([first!.id])
  expect((await journalOf(second!.id)).at(-1)).toMatchObject({ action: 'DELETED', username: 'marie@horizon.example' })
  const late = await created(await open(houses(1)))
  await db
    .updateTable('intakes')
    .set({ ended_at: new Date(Date.now() - 3_601_000) })
    .where('id', '=', late.id)
    .execute()
  expect(await on('undoIntake', late)).toMatchObject({ status: 409, error_reason: 'INTAKE_NOT_UNDOABLE' })
})

test('whoever may create nothing any more creates nothing more: the rest is left out, and why', async () => {
  const paul = await as('paul@horizon.example')
  const { data } = await send([titles, ...houses(4)].join('\n'), paul)
  await on('startIntake', data, {}, paul)
  await goOn(data.id, 1, 2)
  const user_id = await world.user('paul@horizon.example')
  const roles = db.updateTable('user_role_companies').where('user_id', '=', user_id)
  await roles.set({ role: 'COMPANY_READER' }).execute()
  await goOn(data.id)
  await roles.set({ role: 'COMPANY_MEMBER' }).execute()
  expect((await on('getIntake', data)).data).toMatchObject({ state: 'DONE', counts: { CREATED: 2, LEFT_OUT: 2 } })
  expect((await rowsOf(data, { state: 'LEFT_OUT' }))[0]).toMatchObject({ reason: 'FORBIDDEN' })
})

test('a subscription for so many homes is not exceeded: 409 HOMES_QUOTA_REACHED, and nothing is created', async () => {
  const subscription = { company_id, code: 'MSL_CONFORT', quantity: 1, starts_on: '2026-01-01', ends_on: null }
  const kept = await db.selectFrom('company_subscriptions').selectAll().where('company_id', '=', company_id).execute()
  await db.deleteFrom('company_subscriptions').where('company_id', '=', company_id).execute()
  await db.insertInto('company_subscriptions').values(subscription).execute()
  const intake = await open(houses(1))
  expect(await on('startIntake', intake)).toMatchObject({ status: 409, error_reason: 'HOMES_QUOTA_REACHED' })
  await db.updateTable('company_subscriptions').set({ quantity: 10_000 }).where('company_id', '=', company_id).execute()
  expect(await created(intake)).toMatchObject({ counts: { CREATED: 1 } })
  await db.deleteFrom('company_subscriptions').where('company_id', '=', company_id).execute()
  for (const { id: _, ...row } of kept) await db.insertInto('company_subscriptions').values(row).execute()
})

test('a workbook is read as a text is; what is none, is too old or holds nothing is refused, and why', async () => {
  const bytes = await writeXlsxFile([
    ['Nom', 'Adresse', 'CP', 'Ville'].map((value) => ({ value })),
    [{ value: `Xlsx ${sheets}` }, { value: '1 rue A' }, { value: 1000, type: Number }, { value: 'Bourg' }],
  ]).toBuffer()
  expect(await send(bytes, marie, 'maisons.xlsx')).toMatchObject({ status: 201, data: { counts: { NEW: 1 } } })
  const old = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0])
  expect(await send(old)).toMatchObject({ status: 415, error_reason: 'SHEET_OLD_FORMAT' })
  const secret = Buffer.concat([old, Buffer.from('EncryptedPackage', 'utf16le')])
  expect(await send(secret)).toMatchObject({ status: 415, error_reason: 'SHEET_ENCRYPTED' })
  expect(await send('%PDF-1.4')).toMatchObject({ status: 415, error_reason: 'SHEET_UNREADABLE' })
  expect(await send(titles)).toMatchObject({ status: 422, error_reason: 'SHEET_EMPTY' })
  expect(await send(`${titles}\n${'a;b\n'.repeat(10_001)}`)).toMatchObject({
    status: 422,
    error_reason: 'SHEET_TOO_LONG',
  })
  expect(await send(Buffer.alloc(10 * 1024 * 1024 + 1, 97))).toMatchObject({
    status: 413,
    error_reason: 'FILE_TOO_LARGE',
  })
})

test('a draft is discarded, and is forgotten by itself after a week; 404 for a rival, 403 for a reader', async () => {
  const intake = await open(houses(1))
  expect(await on('getIntake', intake, {}, zoe)).toMatchObject({ status: 404, error_reason: 'COMPANY_NOT_FOUND' })
  expect(await on('getIntake', intake, {}, lea)).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
  expect((await marie!.call('intakes.listIntakes', { company_id })).data[0]).toMatchObject({ id: intake.id })
  expect((await on('discardIntake', intake)).status).toBe(204)
  expect(await on('getIntake', intake)).toMatchObject({ status: 404, error_reason: 'INTAKE_NOT_FOUND' })
})
