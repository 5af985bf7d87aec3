import { expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { authorise } from '#platform/testing/people.ts'
import { world } from '#platform/testing/world.ts'

const given = async () => {
  await authorise('Maisons Clairière', 'Gaz Service Sud')
  const { id } = await db
    .selectFrom('resource_accesses')
    .select('id')
    .where('company_id', '=', await world.company('Maisons Clairière'))
    .where('authorized_company_id', '=', await world.company('Gaz Service Sud'))
    .executeTakeFirstOrThrow()
  return id
}
const remove = async (username: string, company: string, access_id: number) =>
  (await as(username)).call('accesses.removeAccess', { company_id: await world.company(company), access_id })

test('ACC-15 ACC-17 204: the line is gone, and the very next request of the third party finds nothing', async () => {
  const id = await given()
  const nora = await as('nora@gaz-sud.example')
  const residence_id = await world.project('Maison Les Lilas')
  expect((await nora.call('projects.getProject', { residence_id })).status).toBe(200)
  expect((await remove('hugo@clairiere.example', 'Maisons Clairière', id)).status).toBe(204)
  expect(await nora.call('projects.getProject', { residence_id })).toMatchObject({ status: 404 })
  const hugo = await as('hugo@clairiere.example')
  const company_id = await world.company('Maisons Clairière')
  expect((await hugo.call('accesses.listAuthorizedAccesses', { company_id })).data).toEqual([])
  expect(await remove('hugo@clairiere.example', 'Maisons Clairière', id)).toMatchObject({
    status: 404,
    error_reason: 'RESOURCE_ACCESS_NOT_FOUND',
  })
})

test('ACC-15 204: the receiver gives it up', async () => {
  expect((await remove('nora@gaz-sud.example', 'Gaz Service Sud', await given())).status).toBe(204)
})

test('ACC-15 404: an access between two others, as one that does not exist', async () => {
  const id = await given()
  const foreign = await remove('zoe@batir-ouest.example', 'Bâtir Ouest', id)
  const absent = await remove('zoe@batir-ouest.example', 'Bâtir Ouest', 999_999_999)
  expect(foreign).toMatchObject({ status: 404, error_reason: 'RESOURCE_ACCESS_NOT_FOUND' })
  expect(foreign.error_message).toBe(absent.error_message)
})

test('ACC-15 403: members and readers of the company', async () => {
  const id = await given()
  for (const username of ['paul@horizon.example', 'lea@horizon.example', 'support@logis.example']) {
    expect(await remove(username, 'Maisons Clairière', id)).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
  }
})

test('ACC-15 an access taken back before its mail left is not announced', async () => {
  await remove('hugo@clairiere.example', 'Maisons Clairière', await given())
  const before = (await mailsTo('nora@gaz-sud.example')).length
  const hugo = await as('hugo@clairiere.example')
  const company_id = await world.company('Maisons Clairière')
  const { data } = await hugo.call('accesses.grantAccess', {
    company_id,
    authorized_company_id: await world.company('Gaz Service Sud'),
    resource_type: 'Company',
    resource_id: company_id,
  })
  await remove('hugo@clairiere.example', 'Maisons Clairière', data.id)
  expect((await mailsTo('nora@gaz-sud.example')).length).toBe(before)
})
