import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { authorise, moveIn } from '#platform/testing/people.ts'
import { world } from '#platform/testing/world.ts'

let lilas: number
beforeAll(async () => {
  lilas = await world.project('Maison Les Lilas')
})
const study = (who: Client, residence_id = lilas) => who.call('studies.getThermalStudy', { residence_id })

test('API-22/study 200: its type, its office, where it comes from, and its file to download', async () => {
  const hugo = await as('hugo@clairiere.example')
  const answer = await study(hugo)
  expect(answer).toMatchObject({
    status: 200,
    data: {
      type: 'RE2020',
      company: { name: 'Études Isotherme' },
      from_automatic_import: 0,
      file: { name: 'etude-re2020.xml' },
      created_at: expect.any(String),
    },
  })
  const file = await hugo.download('documents.downloadDocument', { document_id: answer.data.file.id })
  expect(file.bytes.toString()).toContain('<projet version="2022.D1E1C1">')
})

test('1 when it was imported by itself; a former study is not shown', async () => {
  const current = { residence_id: lilas, type: 'RE2020', from_automatic_import: true }
  await db.updateTable('thermal_studies').set({ is_current: false }).where('residence_id', '=', lilas).execute()
  const { id } = await db.insertInto('thermal_studies').values(current).returning('id').executeTakeFirstOrThrow()
  const answer = await study(await as('marie@horizon.example'))
  await db.deleteFrom('thermal_studies').where('id', '=', id).execute()
  await db.updateTable('thermal_studies').set({ is_current: true }).where('residence_id', '=', lilas).execute()
  expect(answer).toMatchObject({ status: 200, data: { id, from_automatic_import: 1, company: null, file: null } })
})

test('IMP-35/none 200 null: most projects have none', async () => {
  expect(await study(await as('hugo@clairiere.example'), await world.project('Maison Les Saules'))).toMatchObject({
    status: 200,
    data: null,
  })
})

test('a third party and the owner read it', async () => {
  await authorise('Maisons Clairière', 'Gaz Service Sud')
  await moveIn('claire@foyer.example', lilas, 'OWNER')
  for (const who of [await as('nora@gaz-sud.example'), await as('claire@foyer.example', 'resident')]) {
    expect(await study(who)).toMatchObject({ status: 200, data: { type: 'RE2020' } })
  }
})

test('404: a rival, and an absent project', async () => {
  const zoe = await as('zoe@batir-ouest.example')
  for (const id of [lilas, 999_999])
    expect(await study(zoe, id)).toMatchObject({ status: 404, error_reason: 'RESIDENCE_NOT_FOUND' })
})
