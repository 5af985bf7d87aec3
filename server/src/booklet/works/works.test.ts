import { beforeAll, expect, test } from 'vitest'
import { as, type Client } from '#platform/testing/client.ts'
import { bracketed, paper } from '#platform/testing/forms.ts'
import { journalMark, journalOf } from '#platform/testing/journal.ts'
import { authorise } from '#platform/testing/people.ts'
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
