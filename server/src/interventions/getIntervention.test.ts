import { intervention as shape } from '@logis/contract/interventions'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

let yann: Client
let lenoir: number
let id: number
beforeAll(async () => {
  yann = await as('yann@lenoir.example')
  lenoir = await world.company('Chauffage Lenoir')
  ;({ id } = await db
    .selectFrom('interventions')
    .select('id')
    .where('residence_id', '=', await world.project('Mme Chevalier'))
    .executeTakeFirstOrThrow())
})

const load = (who: Client, intervention_id: number, company_id = lenoir) =>
  who.call('interventions.getIntervention', { company_id, intervention_id })
const unknown = { status: 404, error_reason: 'INTERVENTION_NOT_FOUND' }

test('INT-31 one intervention, by the company and its own id, as the list shows it', async () => {
  const { status, data } = await load(yann, id)
  expect(status).toBe(200)
  expect(shape.strict().parse(data)).toMatchObject({ id, type: 'BOILER_INSTALLATION', residence_name: 'Mme Chevalier' })
  const listed = await yann.call('interventions.listInterventions', { company_id: lenoir, page_size: -1 })
  expect(listed.data.find((row: { id: number }) => row.id === id)).toEqual(data)
  const { status: rewritten, data: same } = await yann.send('GET', `/v2/companies/${lenoir}/ptg/interventions/${id}`)
  expect([rewritten, same]).toEqual([200, data])
})

test('INT-31 404: an id that is nobody’s, another company’s intervention, and one whose record is deleted', async () => {
  expect(await load(yann, 999_999_999)).toMatchObject(unknown)
  const nora = await as('nora@gaz-sud.example')
  expect(await load(nora, id, await world.company('Gaz Service Sud'))).toMatchObject(unknown)
  expect(await load(nora, id)).toMatchObject({ status: 404, error_reason: 'COMPANY_NOT_FOUND' })
  await db.updateTable('residences').set({ deleted_at: new Date() }).where('name', '=', 'Mme Chevalier').execute()
  expect(await load(yann, id)).toMatchObject(unknown)
})

test('INT-31 403: companies that keep no interventions', async () => {
  const hugo = await as('hugo@clairiere.example')
  expect(await load(hugo, id, await world.company('Maisons Clairière'))).toMatchObject({
    status: 403,
    error_reason: 'FORBIDDEN',
  })
})
