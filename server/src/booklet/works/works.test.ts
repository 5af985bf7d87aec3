import { beforeAll, expect, test } from 'vitest'
import { as, type Client } from '#platform/testing/client.ts'
import { bracketed, paper } from '#platform/testing/forms.ts'
import { journalMark, journalOf } from '#platform/testing/journal.ts'
import { authorise, moveIn } from '#platform/testing/people.ts'
import { world } from '#platform/testing/world.ts'

let yann: Client
let company_id: number
let residence_id: number
beforeAll(async () => {
  await authorise('Maisons Clairière', 'Chauffage Lenoir')
  yann = await as('yann@lenoir.example')
  company_id = await world.company('Chauffage Lenoir')
  residence_id = await world.project('Maison Les Lilas')
})
const begin = async (type: string, group: string) =>
  (
    await yann.upload(
      'interventions.createIntervention',
      { company_id },
      bracketed({ residence: { id: residence_id }, intervention: { type } }),
      [paper(group)],
    )
  ).data.id as number
const edit = (intervention_id: number, intervention: object) =>
  yann.call('interventions.editIntervention', { company_id, intervention_id, intervention })
const works = async () =>
  (await (await as('hugo@clairiere.example')).call('booklet.readBooklet', { residence_id })).data.works as object[]

test('an intervention that is done is a work of the booklet, once however often it is said; it follows it, and goes with it', async () => {
  const since = await journalMark()
  const id = await begin('REPARATION', 'ptg_cert_completion')
  expect(await works()).toEqual([])
  const done = { status: 'DONE', date: '2026-11-19' }
  const answers = await Promise.all([edit(id, done), edit(id, { status: 'DONE', date: '2026-11-19' })])
  expect(answers.map(({ status }) => status)).toContain(200)
  await edit(id, { status: 'DONE' })
  const told = {
    done_on: '2026-11-19',
    description: 'Réparation de l’installation de chauffage',
    company_name: 'Chauffage Lenoir',
  }
  expect(await works()).toMatchObject([told])
  const lines = (await journalOf(residence_id, since)).filter(({ model_name }) => model_name === 'Note')
  expect(lines.map(({ pretty_log }) => pretty_log.map(({ attribute_name, value }) => [attribute_name, value]))).toEqual(
    [
      [
        ['booklet_work', told.description],
        ['done_on', told.done_on],
        ['company_name', told.company_name],
      ],
    ],
  )
  await edit(id, { status: 'IN_PROGRESS' })
  expect(await works()).toEqual([])
  await edit(id, done)
  expect(await works()).toHaveLength(1)
  await edit(id, { status: 'IN_PROGRESS' })
  await edit(id, done)
  await edit(id, { status: 'IN_PROGRESS' })
  await yann.call('interventions.deleteIntervention', { company_id, intervention_id: id })
  expect(await works()).toEqual([])
})

test('care changes nothing of a home', async () => {
  const id = await begin('MAINTENANCE', 'ptg_cert_maintenance')
  expect(await edit(id, { status: 'DONE', date: '2026-11-19' })).toMatchObject({ status: 200 })
  expect(await works()).toEqual([])
})

test('a work that is told by hand stands once in the feed', async () => {
  const since = await journalMark()
  const hugo = await as('hugo@clairiere.example')
  const work = { done_on: '2026-03-02', description: 'Isolation des combles', company_name: 'Isol’Ouest' }
  await hugo.call('booklet.addWork', { residence_id, ...work })
  const [line] = await journalOf(residence_id, since)
  expect(line!.pretty_log.map(({ attribute_name }) => attribute_name)).toEqual([
    'booklet_work',
    'done_on',
    'company_name',
  ])
})

test('an owner tells of works of their own, with what they touched and the papers; they take back theirs alone, and a tenant tells nothing', async () => {
  const hugo = await as('hugo@clairiere.example')
  const { data } = await (
    await as('marie@horizon.example')
  ).call('projects.createProject', {
    company_id: await world.company('Maisons Clairière'),
    type: 'HOUSE',
    name: 'Maison isolée',
    contact_information: {
      addresses: [{ street_name: 'Rue du Chantier', zip_code: '44000', city: 'Nantes' }],
      emails: [],
    },
  })
  const place = { residence_id: data.id as number }
  await moveIn('claire@foyer.example', place.residence_id, 'OWNER')
  await moveIn('tom@foyer.example', place.residence_id, 'TENANT')
  const [claire, tom] = [await as('claire@foyer.example', 'resident'), await as('tom@foyer.example', 'resident')]
  const upload = async (where: { residence_id: number }, name: string) => {
    const { data: added } = await hugo.upload('documents.uploadDocument', where, { name }, [{ name, bytes: '%PDF' }])
    return added.id as number
  }
  const [paper_id, elsewhere] = [await upload(place, 'Attestation.pdf'), await upload({ residence_id }, 'Ailleurs.pdf')]
  const work = { done_on: '2026-04-02', description: 'Isolation des combles', company_name: 'Isol’Ouest' }
  const tell = (who: Client, more: object = {}) => who.call('booklet.addWork', { ...place, ...work, ...more })

  const told = await tell(claire, { touched: ['roof', 'roof'], document_ids: [paper_id, paper_id] })
  expect(told).toMatchObject({
    status: 201,
    data: {
      works: [{ ...work, touched: ['roof'], documents: [{ id: paper_id, name: 'Attestation.pdf' }], author: null }],
      cannot: { write: 'FORBIDDEN', tell: null },
    },
  })
  const [own] = told.data.own_works
  expect(await tell(claire, { document_ids: [elsewhere] })).toMatchObject({ error_reason: 'DOCUMENT_NOT_FOUND' })
  expect(await tell(claire, { document_ids: [999_999_999] })).toMatchObject({ error_reason: 'DOCUMENT_NOT_FOUND' })
  expect(await tell(tom)).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })

  const theirs = await tell(hugo, { description: 'Pose d’un poêle' })
  const [stove] = theirs.data.own_works
  const remove = (who: Client, work_id: number) => who.call('booklet.removeWork', { ...place, work_id })
  expect((await claire.call('booklet.readBooklet', place)).data.own_works).toEqual([own])
  expect(await remove(claire, stove)).toMatchObject({ status: 404, error_reason: 'RESOURCE_NOT_FOUND' })
  expect(await remove(tom, own)).toMatchObject({ status: 403 })
  // A paper that tells a price does not leave with the booklet (decision 123); the work stays.
  await hugo.call('documents.editDocument', { document_id: paper_id, name: 'Facture isolation.pdf' })
  expect((await claire.call('booklet.readBooklet', place)).data.works).toMatchObject([
    { description: 'Pose d’un poêle' },
    { ...work, documents: [] },
  ])
  expect((await remove(claire, own)).data.works).toHaveLength(1)
  expect((await tell(claire)).status).toBe(201)
  expect((await remove(hugo, (await claire.call('booklet.readBooklet', place)).data.own_works[0])).status).toBe(200)
})
