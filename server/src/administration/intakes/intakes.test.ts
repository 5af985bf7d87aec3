import type { AnyIntake } from '@logis/contract/administration.intakes'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { runJobs } from '#platform/testing/jobs.ts'
import { world } from '#platform/testing/world.ts'

const admin = 'admin@logis.example'
const list = async (input: Record<string, unknown> = {}, who = admin) =>
  (await as(who)).call('administration.listIntakes', input)
const found = async (search: object | string): Promise<AnyIntake[]> => (await list({ search })).data
const files = async (search: object | string) => (await found(search)).map(({ file_name }) => file_name).toSorted()

const titles = 'Nom;N° contrat;Adresse;CP;Ville'
let homes = 0
const house = () => {
  homes += 1
  return `Maison Revue ${homes};REV-${homes};${homes} rue de la Revue;44000;Nantes`
}
/** A sheet of a company, opened by one of its people. */
const open = async (who: string, company: string, name: string, lines: readonly string[]) => {
  const company_id = await world.company(company)
  const client = await as(who)
  const { status, data } = await client.upload('intakes.openIntake', { company_id }, {}, [
    { name, type: 'text/csv', bytes: [titles, ...lines].join('\n') },
  ])
  expect(status).toBe(201)
  return { client, place: { company_id, intake_id: data.id as number } }
}
const linesOf = (bytes: Buffer) => bytes.toString('utf8').replace('\uFEFF', '').trimEnd().split(/\r?\n/)

beforeEach(() => db.deleteFrom('intakes').execute())

test('every import is told with its company, author, lines and end, and whether it was undone', async () => {
  const draft = await open('hugo@clairiere.example', 'Maisons Clairière', 'brouillon.csv', [house(), ';;;;'])
  const ran = await open('zoe@batir-ouest.example', 'Bâtir Ouest', 'maisons.csv', [
    house(),
    house(),
    'Sans adresse;X-1;;;',
  ])
  expect(await ran.client.call('intakes.startIntake', { ...ran.place, without_faulty: true })).toMatchObject({
    status: 202,
  })
  await runJobs()
  const { data, meta } = await list()
  expect(meta.total).toBe(2)
  expect(data).toMatchObject([
    {
      id: ran.place.intake_id,
      file_name: 'maisons.csv',
      state: 'DONE',
      company: { id: ran.place.company_id, name: 'Bâtir Ouest' },
      author: { id: await world.user('zoe@batir-ouest.example') },
      impersonator: null,
      counts: { CREATED: 2, LEFT_OUT: 0, NEW: 0 },
      total: 3,
      ended_at: expect.any(String),
      undone_at: null,
    },
    {
      id: draft.place.intake_id,
      state: 'DRAFT',
      company: { name: 'Maisons Clairière' },
      counts: { NEW: 1 },
      started_at: null,
    },
  ])
  expect(JSON.stringify(data)).not.toContain('REV-')
  await ran.client.call('intakes.undoIntake', ran.place)
  expect(await found({ state: 'UNDONE' })).toMatchObject([
    { file_name: 'maisons.csv', counts: { CREATED: 0, CANCELLED: 2 }, undone_at: expect.any(String) },
  ])
})

test('by state, company, author, day and name of the file', async () => {
  const { place } = await open('hugo@clairiere.example', 'Maisons Clairière', 'Été à Nantes.csv', [house()])
  await open('zoe@batir-ouest.example', 'Bâtir Ouest', 'ouest.csv', [house()])
  await db
    .updateTable('intakes')
    .set({ created_at: new Date('2026-10-15T12:00:00Z') })
    .where('id', '=', place.intake_id)
    .execute()
  const both = ['ouest.csv', 'Été à Nantes.csv']
  expect(await files({ state: 'DRAFT' })).toEqual(both)
  expect(await files({ state: 'DONE' })).toEqual([])
  expect(await files({ company_id: place.company_id })).toEqual(['Été à Nantes.csv'])
  expect(await files({ user_id: await world.user('zoe@batir-ouest.example') })).toEqual(['ouest.csv'])
  expect(await files({ created_at: '2026-10-15' })).toEqual(['Été à Nantes.csv'])
  expect(await files({ since: '2026-10-16' })).toEqual(['ouest.csv'])
  expect(await files('ete')).toEqual(['Été à Nantes.csv'])
})

test('the list leaves as CSV, by its criteria and in the language of its reader; the security log is told', async () => {
  await open('hugo@clairiere.example', 'Maisons Clairière', 'maisons.csv', [house(), house()])
  await open('zoe@batir-ouest.example', 'Bâtir Ouest', 'ouest.csv', [house()])
  const reader = await as(admin)
  const search = { company_id: String(await world.company('Maisons Clairière')) }
  const { headers, bytes } = await reader.download('administration.exportIntakes', { search })
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const [heads, ...lines] = linesOf(bytes)
  expect(heads).toMatch(/^Date;Société;Identifiant de la société;Auteur;.*;Fichier;État;Lignes;À créer;/)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^\d{4}-\d\d-\d\d [\d:]{8};Maisons Clairière;\d+;[^;]+;;maisons\.csv;Brouillon;2;2;0;/)
  const english = linesOf((await reader.inEnglish().download('administration.exportIntakes', {})).bytes)
  expect(english.map((line) => line.split(';')[6])).toEqual(['Status', 'Draft', 'Draft'])
  const told = await reader.call('security.listSecurityLog', { search: { kind: 'EXPORTED' }, page_size: 2 })
  expect(told.data).toMatchObject([
    { operation: 'administration.exportIntakes', details: { rows: 2, criteria: [] } },
    { operation: 'administration.exportIntakes', details: { rows: 1, criteria: ['company_id'] } },
  ])
})

test.each(['support@logis.example', 'marie@horizon.example', 'hugo@clairiere.example'])('403: %s', async (who) => {
  expect(await list({}, who)).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
})
