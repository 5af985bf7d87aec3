import { expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { journalMark, journalOf } from '#platform/testing/journal.ts'
import { meanwhile } from '#platform/testing/meanwhile.ts'
import { world } from '#platform/testing/world.ts'

const where = async (company: string, project: string) => ({
  company_id: await world.company(company),
  residence_id: await world.project(project),
})

test('PRJ-39 PRJ-18/server ADMIN-13/restore ADMIN-14 a cancelled project refuses every write, and comes back by an administrator’s restore', async () => {
  const karim = await as('karim@renovest.example')
  const pavillon = await where('Rénov’Est', 'Pavillon Rénové')
  const { residence_id } = pavillon
  const mark = await journalMark()
  expect(await karim.call('projects.cancelProject', pavillon)).toMatchObject({ status: 204 })

  const address = { street_name: 'Rue', zip_code: '67000', city: 'Strasbourg' }
  for (const answer of [
    await karim.call('projects.editProject', { ...pavillon, name: 'X', contract_number: null }),
    await karim.call('projects.setProjectContact', { ...pavillon, addresses: [address] }),
    await karim.call('projects.setCommissioningDate', { residence_id, commissioning_date: '2026-01-01' }),
    await karim.call('projects.cancelProject', pavillon),
    await karim.call('provisions.listResidenceProvisions', pavillon),
  ]) {
    expect(answer).toMatchObject({ status: 409, error_reason: 'RESIDENCE_CANCELLED' })
  }

  const admin = await as('admin@logis.example')
  expect(await admin.call('projects.restoreProject', { residence_id })).toMatchObject({
    status: 200,
    data: { deleted_at: null },
    message: 'Le projet a été restauré.',
  })
  expect(
    await karim.call('projects.editProject', { ...pavillon, name: 'Pavillon Rénové', contract_number: 'RE-2026-012' }),
  ).toMatchObject({ status: 200 })
  expect((await journalOf(residence_id, mark)).map(({ username, action }) => [username, action])).toEqual([
    ['karim@renovest.example', 'DELETED'],
    ['admin@logis.example', 'UPDATED'],
  ])
  const states = await admin.call('projects.getStatesHistory', { residence_id })
  expect(states.data.slice(0, 2).map(({ state }: { state: string }) => state)).toEqual(['RESTORED', 'CANCELLED'])
})

test('409: what is not cancelled cannot be restored', async () => {
  const admin = await as('admin@logis.example')
  const residence_id = await world.project('Maison Les Lilas')
  expect(await admin.call('projects.restoreProject', { residence_id })).toMatchObject({
    status: 409,
    error_reason: 'RESIDENCE_NOT_CANCELLED',
  })
})

test.each(['karim@renovest.example', 'marie@horizon.example', 'support@logis.example'])(
  '403: %s may not restore',
  async (who) => {
    const person = await as(who)
    expect(
      await person.call('projects.restoreProject', { residence_id: await world.project('Maison Les Charmes') }),
    ).toMatchObject({ status: 403 })
  },
)

test.each(['hugo@clairiere.example', 'paul@horizon.example', 'lea@horizon.example'])(
  'SHELL-63 403: %s may not cancel',
  async (who) => {
    const person = await as(who)
    expect(
      await person.call('projects.cancelProject', await where('Maisons Clairière', 'Maison Les Lilas')),
    ).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
  },
)

test('404: a rival cannot cancel, and learns nothing', async () => {
  const zoe = await as('zoe@batir-ouest.example')
  expect(await zoe.call('projects.cancelProject', await where('Maisons Clairière', 'Maison Les Lilas'))).toMatchObject({
    status: 404,
  })
})

test('a building takes its flats with it, and they come back with it; a flat alone does not', async () => {
  const [marie, admin] = [await as('marie@horizon.example'), await as('admin@logis.example')]
  const belvedere = await world.project('Résidence Le Belvédère')
  const flats = await world.flats('Résidence Le Belvédère')
  expect(
    await marie.call('projects.cancelProject', {
      company_id: await world.company('Groupe Horizon'),
      residence_id: belvedere,
    }),
  ).toMatchObject({ status: 404 })

  const company_id = await world.company('Promotion Belvédère')
  expect(await admin.call('projects.cancelProject', { company_id, residence_id: belvedere })).toMatchObject({
    status: 204,
  })
  expect(await admin.call('projects.restoreProject', { residence_id: flats[0]!.id })).toMatchObject({
    status: 409,
    error_reason: 'RESIDENCE_PARENT_CANCELLED',
  })
  await admin.call('projects.restoreProject', { residence_id: belvedere })
  expect(await admin.call('projects.getProject', { residence_id: flats[39]!.id })).toMatchObject({
    data: { deleted_at: null },
  })
})

test('a building comes back alone when its flats are not asked for; each of them may follow', async () => {
  const admin = await as('admin@logis.example')
  const building = await world.project('Résidence Le Belvédère')
  const [first, second] = await world.flats('Résidence Le Belvédère')
  const isCancelled = async (residence_id: number) =>
    (await admin.call('projects.getProject', { residence_id })).data.deleted_at !== null
  const company_id = await world.company('Promotion Belvédère')
  await admin.call('projects.cancelProject', { company_id, residence_id: building })
  expect(await admin.call('projects.restoreProject', { residence_id: building, with_flats: false })).toMatchObject({
    status: 200,
  })
  expect([await isCancelled(building), await isCancelled(first!.id), await isCancelled(second!.id)]).toEqual([
    false,
    true,
    true,
  ])
  await admin.call('projects.restoreProject', { residence_id: first!.id })
  expect([await isCancelled(first!.id), await isCancelled(second!.id)]).toEqual([false, true])
})

test('a project cancelled twice at once is cancelled once', async () => {
  const karim = await as('karim@renovest.example')
  const company_id = await world.company('Rénov’Est')
  const contact_information = { addresses: [{ street_name: 'Rue', zip_code: '67000', city: 'Strasbourg' }] }
  const { data } = await karim.call('projects.createProject', {
    company_id,
    type: 'HOUSE',
    name: 'Éphémère',
    contact_information,
  })
  const both = await Promise.all(
    [1, 2].map(() => karim.call('projects.cancelProject', { company_id, residence_id: data.id })),
  )
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([204, 409]))
})

test('409 RESIDENCE_HAS_ACTIVE_FLATS: a flat that is activated while its building is being cancelled counts', async () => {
  const [flat] = await world.flats('Résidence Le Belvédère')
  const where = {
    company_id: await world.company('Promotion Belvédère'),
    residence_id: await world.project('Résidence Le Belvédère'),
  }
  await db
    .updateTable('residences')
    .set({ activation_date: null })
    .where('parent_id', '=', where.residence_id)
    .execute()
  const admin = await as('admin@logis.example')
  const answer = await meanwhile(
    ({ run }) => run('update residences set activation_date = now() where id = $1', [flat!.id]),
    () => admin.call('projects.cancelProject', where),
  )
  expect(answer).toMatchObject({ status: 409, error_reason: 'RESIDENCE_HAS_ACTIVE_FLATS' })
})

test('a building that is cancelled while someone writes on one of its flats: refused, and nothing is written there', async () => {
  const admin = await as('admin@logis.example')
  const building = await where('Habitat Rivages', 'Résidence Les Tilleuls')
  const [flat] = await world.flats('Résidence Les Tilleuls')
  const residence_id = flat!.id
  const folders = () =>
    db.selectFrom('document_folders').select('name').where('residence_id', '=', residence_id).execute()
  const before = await folders()
  const writing = () => admin.call('documents.createFolder', { residence_id, name: 'Entretemps' })

  const cancelling = 'update residences set deleted_at = now() where id = $1 or parent_id = $1'
  const answer = await meanwhile(({ run }) => run(cancelling, [building.residence_id]), writing)
  expect(answer).toMatchObject({ status: 409, error_reason: 'RESIDENCE_CANCELLED' })
  expect(await folders()).toEqual(before)
  await admin.call('projects.restoreProject', { residence_id: building.residence_id, with_flats: true })
  expect(await writing()).toMatchObject({ status: 201 })
})

test('a building comes back with its flats while one of them is asked for alone, ten times: nobody waits for ever', async () => {
  const admin = await as('admin@logis.example')
  const building = await world.project('Résidence Les Tilleuls')
  const [flat] = await world.flats('Résidence Les Tilleuls')
  for (let n = 0; n < 10; n += 1) {
    await db
      .updateTable('residences')
      .set({ deleted_at: new Date() })
      .where((eb) => eb.or([eb('id', '=', building), eb('parent_id', '=', building)]))
      .execute()
    const [whole, alone] = await Promise.all([
      admin.call('projects.restoreProject', { residence_id: building, with_flats: true }),
      admin.call('projects.restoreProject', { residence_id: flat!.id }),
    ])
    expect(whole.status).toBe(200)
    expect(['RESIDENCE_PARENT_CANCELLED', 'RESIDENCE_NOT_CANCELLED', undefined]).toContain(alone.error_reason)
  }
})
