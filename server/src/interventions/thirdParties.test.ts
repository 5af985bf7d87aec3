import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { addedPaper, bracketed, paper } from '#platform/testing/forms.ts'
import { meanwhile } from '#platform/testing/meanwhile.ts'
import { world } from '#platform/testing/world.ts'

let nora: Client
let yann: Client
let sud: number
let lenoir: number
let home: number
beforeAll(async () => {
  nora = await as('nora@gaz-sud.example')
  yann = await as('yann@lenoir.example')
  sud = await world.company('Gaz Service Sud')
  lenoir = await world.company('Chauffage Lenoir')
  home = await world.project('Mme Gauthier')
})

const add = (who: Client, company_id: number, residence = home) =>
  who.upload(
    'interventions.createIntervention',
    { company_id },
    bracketed({ residence: { id: residence }, intervention: { type: 'REPARATION' } }),
    [paper('ptg_others')],
  )
const letIn = async () => {
  const grant = { company_id: lenoir, authorized_company_id: sud, resource_type: 'Company', resource_id: lenoir }
  const { data } = await yann.call('accesses.grantAccess', grant)
  return () => yann.call('accesses.removeAccess', { company_id: lenoir, access_id: data.id })
}
type Row = { company: { id: number }; status: string }
const known = { status: 404, error_reason: 'INTERVENTION_NOT_FOUND' }

test('ACC-16 INT-36 a third party adds its own interventions, reads the others’, changes and deletes its own alone, and loses all of it at once', async () => {
  expect(await add(nora, sud)).toMatchObject({ status: 404, error_reason: 'RESIDENCE_NOT_FOUND' })
  const letOut = await letIn()
  const { status, data: own } = await add(nora, sud)
  expect([status, own.company.name]).toEqual([201, 'Gaz Service Sud'])
  const ofHers = { company_id: sud, intervention_id: own.id }

  const seen = await nora.call('interventions.listInterventions', {
    company_id: sud,
    search: { residence_id: String(home) },
  })
  expect(seen.meta.total).toBe(3)
  const theirs = seen.data.find((row: Row) => row.company.id === lenoir && row.status === 'DONE')
  const ofTheirs = { company_id: sud, intervention_id: theirs.id }
  expect(theirs.cannot).toEqual({ edit: 'FORBIDDEN', finish: 'FORBIDDEN', reopen: 'FORBIDDEN', remove: 'FORBIDDEN' })
  const forbidden = { status: 403, error_reason: 'FORBIDDEN' }
  expect(
    await nora.call('interventions.editIntervention', { ...ofTheirs, intervention: { status: 'IN_PROGRESS' } }),
  ).toMatchObject(forbidden)
  expect(await nora.upload('interventions.editIntervention', ofTheirs, {}, [addedPaper('ptg_others')])).toMatchObject(
    forbidden,
  )
  expect(await nora.call('interventions.deleteIntervention', ofTheirs)).toMatchObject(forbidden)
  const document_id = Object.values(theirs.files as Record<string, { id: number }[]>).flat()[0]?.id ?? 0
  expect(await nora.call('interventions.deleteFile', { ...ofTheirs, document_id })).toMatchObject(forbidden)
  expect(
    await nora.call('projects.editProject', { company_id: sud, residence_id: home, name: 'x', contract_number: null }),
  ).toMatchObject(forbidden)
  expect((await nora.download('documents.downloadDocument', { document_id })).status).toBe(200)

  const changed = await nora.call('interventions.editIntervention', { ...ofHers, intervention: { date: '2026-11-18' } })
  expect(changed.data.date).toBe('2026-11-18')
  const owners = await yann.call('interventions.getIntervention', { company_id: lenoir, intervention_id: own.id })
  expect(owners.data.cannot).toMatchObject({ edit: 'FORBIDDEN', remove: 'FORBIDDEN' })
  expect(
    await yann.call('interventions.deleteIntervention', { company_id: lenoir, intervention_id: own.id }),
  ).toMatchObject(forbidden)

  expect((await letOut()).status).toBe(204)
  expect(await nora.call('interventions.getIntervention', ofHers)).toMatchObject(known)
  expect(
    await nora.call('interventions.editIntervention', { ...ofHers, intervention: { date: '2026-11-19' } }),
  ).toMatchObject(known)
  expect(await nora.call('interventions.deleteIntervention', ofHers)).toMatchObject(known)
  expect((await nora.call('interventions.listInterventions', { company_id: sud })).meta.total).toBe(0)
  expect(await add(nora, sud)).toMatchObject({ status: 404, error_reason: 'RESIDENCE_NOT_FOUND' })
  const file = own.files.ptg_others[0].id
  expect((await nora.download('documents.downloadDocument', { document_id: file })).error_reason).toBe(
    'DOCUMENT_NOT_FOUND',
  )
})

test('ACC-16 an access is neither inherited nor passed on, and a reader of the authorised company adds nothing', async () => {
  const letOut = await letIn()
  const marie = await as('marie@horizon.example')
  const horizon = await world.company('Groupe Horizon')
  // Gaz Service Sud reads Chauffage Lenoir: not the group above it, nor its sisters.
  expect((await add(nora, sud, await world.project('Maison Les Saules'))).error_reason).toBe('RESIDENCE_NOT_FOUND')
  expect((await nora.call('passports.listPassports', { company_id: lenoir })).error_reason).toBe('COMPANY_NOT_FOUND')
  expect((await marie.call('interventions.listInterventions', { company_id: horizon })).meta.total).toBe(0)
  const memberships = db.updateTable('user_role_companies').where('company_id', '=', sud)
  await memberships.set({ role: 'COMPANY_READER' }).execute()
  nora = await as('nora@gaz-sud.example')
  expect(await add(nora, sud)).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
  await memberships.set({ role: 'COMPANY_ADMIN' }).execute()
  nora = await as('nora@gaz-sud.example')
  await letOut()
})

test('PTG-33/third_parties ACC-16 the passports of those who let one in are found when asked for, without code or e-mail', async () => {
  const letOut = await letIn()
  const search = { name: 'Gauthier' }
  const ask = async (more: object) =>
    (await nora.call('passports.listPassports', { company_id: sud, search: { ...search, ...more } })).data
  expect(await ask({})).toEqual([])
  expect(await ask({ third_parties: 'true' })).toMatchObject([
    {
      id: home,
      is_ptg: true,
      residence_code: null,
      contact_information: { emails: [] },
      cannot: { cancel: 'FORBIDDEN' },
    },
  ])
  await letOut()
  expect(await ask({ third_parties: 'true', children: 'true' })).toEqual([])
})

test('every home of a company that lets an installer in is found where an intervention begins, and takes one', async () => {
  const clairiere = await world.company('Maisons Clairière')
  const lilas = await world.project('Maison Les Lilas')
  const hugo = await as('hugo@clairiere.example')
  const resource = { company_id: clairiere, resource_type: 'Company', resource_id: clairiere }
  const { data: access } = await hugo.call('accesses.grantAccess', { ...resource, authorized_company_id: sud })
  const ask = async (more: object) =>
    (await nora.call('passports.listPassports', { company_id: sud, search: { name: 'Les Lilas', ...more } })).data
  expect(await ask({})).toEqual([])
  expect(await ask({ third_parties: 'true' })).toMatchObject([{ id: lilas, is_ptg: false, residence_code: null }])
  const added = await add(nora, sud, lilas)
  expect([added.status, added.data.company.name]).toEqual([201, 'Gaz Service Sud'])
  // What the company itself has is gas passports all the same.
  await db.updateTable('residences').set({ is_ptg: false }).where('id', '=', home).execute()
  const own = await yann.call('passports.listPassports', {
    company_id: lenoir,
    search: { name: 'Gauthier', children: 'true', third_parties: 'true' },
  })
  await db.updateTable('residences').set({ is_ptg: true }).where('id', '=', home).execute()
  expect(own.data).toEqual([])
  await hugo.call('accesses.removeAccess', { company_id: clairiere, access_id: access.id })
  expect(await ask({ third_parties: 'true' })).toEqual([])
})

test('ACC-15 an access taken back while its holder adds an intervention or changes one: refused, and nothing is written', async () => {
  const letOut = await letIn()
  const { data: own } = await add(nora, sud)
  const all = () => db.selectFrom('interventions').selectAll().where('residence_id', '=', home).orderBy('id').execute()
  const before = await all()
  const whileTakenBack = (act: () => Promise<unknown>) =>
    meanwhile(
      ({ run }) => run('select from residences where id = $1 for update', [home]),
      act,
      ({ run }) => run('delete from resource_accesses where authorized_company_id = $1', [sud]),
    )
  expect(await whileTakenBack(() => add(nora, sud))).toMatchObject({ status: 404, error_reason: 'RESIDENCE_NOT_FOUND' })
  await letIn()
  const ofHers = { company_id: sud, intervention_id: own.id }
  const change = { ...ofHers, intervention: { date: '2026-11-20' } }
  expect(await whileTakenBack(() => nora.call('interventions.editIntervention', change))).toMatchObject(known)
  await letIn()
  expect(await whileTakenBack(() => nora.call('interventions.deleteIntervention', ofHers))).toMatchObject(known)
  expect(await all()).toEqual(before)
  await letOut()
})
