import { expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { anonymous, as } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

const get = async (who: string, project: string) =>
  (await as(who)).call('projects.getProject', { residence_id: await world.project(project) })

test('PRJ-26 200: a project with everything its page shows', async () => {
  const { contact_information_id } = await db
    .selectFrom('residences')
    .select('contact_information_id')
    .where('id', '=', await world.project('Maison Les Lilas'))
    .executeTakeFirstOrThrow()
  await db.insertInto('phones').values({ contact_information_id, phone_number: '02 40 11 22 33' }).execute()
  const answer = await get('hugo@clairiere.example', 'Maison Les Lilas')
  expect(answer.status).toBe(200)
  expect(Object.keys(answer.data)).toEqual(
    expect.arrayContaining([
      'id',
      'name',
      'type',
      'contract_number',
      'created_at',
      'deleted_at',
      'activation_date',
      'credentials_sent_at',
      'commissioning_date',
      'residence_code',
      'size',
      'company',
      'parent',
      'contact_information',
      'documents',
    ]),
  )
  expect(answer.data).toMatchObject({
    type: 'HOUSE',
    company: { id: expect.any(Number), name: 'Maisons Clairière', type: 'RESIDENCE_BUILDER' },
    commissioning_date: '2026-10-05',
    contact_information: {
      emails: [{ email: expect.stringContaining('@') }],
      addresses: [{ city: expect.any(String), country_code: 'FR', country_name: 'France' }],
    },
  })
  const { company, contact_information } = answer.data
  expect(Object.keys(company)).toContain('owner_user')
  const address = ['street_number', 'street_name', 'extra_infos', 'zip_code', 'city', 'country_code', 'country_name']
  expect(Object.keys(contact_information.addresses[0])).toEqual(expect.arrayContaining(address))
  expect(contact_information.phones).toMatchObject([{ phone_number: '02 40 11 22 33' }])
  const [flat] = await world.flats('Résidence Les Tilleuls')
  const inside = await (await as('samira@rivages.example')).call('projects.getProject', { residence_id: flat!.id })
  expect(inside.data.parent).toMatchObject({ id: expect.any(Number), name: 'Résidence Les Tilleuls' })
})

test('its documents, the latest first, for those whom its provisions open them to', async () => {
  const { data } = await get('hugo@clairiere.example', 'Maison Les Lilas')
  expect(data.documents).toHaveLength(data.documents_count)
  expect(data.documents.map(({ name }: { name: string }) => name)).toContain('Attestation décennale')
  const dates = data.documents.map(({ created_at }: { created_at: string }) => Date.parse(created_at))
  expect(dates).toEqual(dates.toSorted((a: number, b: number) => b - a))

  const residence_id = await world.project('Maison Les Lilas')
  const taken = await db
    .deleteFrom('residence_service_provisions')
    .where('residence_id', '=', residence_id)
    .returningAll()
    .execute()
  expect((await get('hugo@clairiere.example', 'Maison Les Lilas')).data.documents).toEqual([])
  expect((await get('marie@horizon.example', 'Maison Les Lilas')).data.documents).not.toEqual([])
  for (const { id: _, ...provision } of taken)
    await db.insertInto('residence_service_provisions').values(provision).execute()
})

test('API-21 404: a rival’s project answers exactly as an absent one', async () => {
  const zoe = await as('zoe@batir-ouest.example')
  const foreign = await get('zoe@batir-ouest.example', 'Maison Les Lilas')
  const absent = await zoe.call('projects.getProject', { residence_id: 999_999_999 })
  for (const { status, error_reason, error_message } of [foreign, absent]) {
    expect({ status, error_reason, error_message }).toEqual({
      status: 404,
      error_reason: 'RESIDENCE_NOT_FOUND',
      error_message: 'Ce projet est introuvable.',
    })
  }
})

test('API2-01/server 401: nothing without a token', async () => {
  const residence_id = await world.project('Maison Les Lilas')
  expect(await anonymous.call('projects.getProject', { residence_id })).toMatchObject({
    status: 401,
    error_reason: 'UNAUTHORIZED_TOKEN_INVALID',
  })
})

test('PRJ-25/server API2-05 the breadcrumbs go from the reader’s company through the companies between to the parent building', async () => {
  const [flat] = await world.flats('Résidence Les Tilleuls')
  const marie = await as('marie@horizon.example')
  const { data } = await marie.call('projects.getProject', { residence_id: flat!.id })
  expect(data.breadcrumbs.map(({ name }: { name: string }) => name)).toEqual([
    'Groupe Horizon',
    'Habitat Rivages',
    'Résidence Les Tilleuls',
  ])
})

const cards = async (who: string, project: string) => (await get(who, project)).data.cards

test('PRJ-20/server PRJ-21/cards PROV-08 a company manager sees every card that fits the type, in the order of the page', async () => {
  expect(await cards('marie@horizon.example', 'Maison Les Saules')).toEqual([
    'information',
    'code',
    'documents',
    'devices',
    'booklet',
    'contacts',
    'feed',
  ])
  expect(await cards('marie@horizon.example', 'Résidence Les Tilleuls')).toEqual([
    'information',
    'code',
    'tenants',
    'zones',
    'flats',
    'documents',
    'devices',
    'booklet',
    'contacts',
    'feed',
  ])
})
test('PROV-09 PROV-11 PROV-12 PROV-13 PROV-14/others with MSL_CONFORT alone the builder sees documents, neither devices nor contacts; what no offer opens is there without one', async () => {
  expect(await cards('hugo@clairiere.example', 'Maison Les Saules')).toEqual([
    'information',
    'code',
    'documents',
    'booklet',
    'feed',
  ])
  const taken = await db
    .deleteFrom('residence_service_provisions')
    .where('residence_id', '=', await world.project('Maison Les Saules'))
    .returning(['residence_id', 'code', 'expiring_date'])
    .execute()
  expect(await cards('hugo@clairiere.example', 'Maison Les Saules')).toEqual(['information', 'code', 'feed'])
  await db.insertInto('residence_service_provisions').values(taken).execute()
})
test('PRJ-21/flat a flat shows its building’s documents, and inherits its building’s provisions', async () => {
  const [flat] = await world.flats('Résidence Les Tilleuls')
  const samira = await as('samira@rivages.example')
  const { data } = await samira.call('projects.getProject', { residence_id: flat!.id })
  expect(data.cards).toEqual([
    'information',
    'code',
    'tenants',
    'parent_documents',
    'documents',
    'devices',
    'booklet',
    'contacts',
    'feed',
  ])
})
test('a cancelled project can be opened to say so, and shows no card', async () => {
  expect(await get('hugo@clairiere.example', 'Maison Les Charmes')).toMatchObject({
    status: 200,
    data: { cards: [], deleted_at: expect.any(String) },
  })
})
