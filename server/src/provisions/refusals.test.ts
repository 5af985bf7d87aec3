import { provisionCodes } from '@logis/contract/provisions.rules'
import { expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { moveIn } from '#platform/testing/people.ts'
import { world } from '#platform/testing/world.ts'

const carry = async (residence_id: number, codes: readonly string[]) => {
  await db.deleteFrom('residence_service_provisions').where('residence_id', '=', residence_id).execute()
  for (const code of codes) await db.insertInto('residence_service_provisions').values({ residence_id, code }).execute()
}

test('PROV-15 the flats’ card of a building is shown usable or not at all: no act of it is ever told as closed', async () => {
  const ines = await as('ines@belvedere.example')
  const residence_id = await world.project('Résidence Le Belvédère')
  const opening: string[] = []
  for (const code of provisionCodes) {
    await carry(residence_id, [code])
    const { data } = await ines.call('projects.getProject', { residence_id })
    if (data.cards.includes('flats')) opening.push(code)
    expect(data.capabilities.includes('flats')).toBe(data.cards.includes('flats'))
    expect(Object.keys(data.cannot).filter((act) => act.includes('flat'))).toEqual([])
    // Those of other cards are: the card stands, its button says why not.
    expect(data.cannot).toHaveProperty('apply_template')
  }
  expect(opening.toSorted()).toEqual([
    'MSL_CILCOMPLET',
    'MSL_CILCOMPLET_MI',
    'MSL_GESTIONCIL',
    'MSL_INITIAL',
    'MSL_INITIAL_LIGHT',
    'MSL_PREMIUM',
  ])
})

test('PRJ-02/provisions PRJ-24/hidden PROV-09 a card goes when its provision goes, and comes back with it', async () => {
  const ines = await as('ines@belvedere.example')
  const residence_id = await world.project('Résidence Le Belvédère')
  const cards = async () => (await ines.call('projects.getProject', { residence_id })).data.cards
  const table = ['flats', 'documents', 'devices', 'booklet', 'contacts']
  await carry(residence_id, ['MSL_PREMIUM'])
  expect(await cards()).toEqual(['information', 'code', 'zones', ...table, 'feed'])
  await carry(residence_id, [])
  expect(await cards()).toEqual(['information', 'code', 'zones', 'feed'])
})

/** What the portal hides from someone of this company must be refused by the server too. */
test('PROV-07 without its provision the server refuses what the card would offer, one by one and in bulk', async () => {
  const hugo = await as('hugo@clairiere.example')
  const company_id = await world.company('Maisons Clairière')
  const residence_id = await world.project('Maison Les Lilas')
  const { data: templates } = await hugo.call('templates.listTemplates', { company_id })
  const refused = { status: 403, error_reason: 'SERVICE_PROVISION_REQUIRED' }
  await carry(residence_id, [])
  expect(await hugo.call('documents.createFolder', { residence_id, name: 'Dossier' })).toMatchObject(refused)
  expect(await hugo.call('devices.createDevice', { residence_id, product_id: 1 })).toMatchObject(refused)
  expect((await hugo.call('projects.getProject', { residence_id })).data.cannot).toMatchObject({
    apply_template: 'SERVICE_PROVISION_REQUIRED',
  })
  const applied = { company_id, template_id: templates[0].id, residences: [residence_id] }
  expect(await hugo.call('templates.applyTemplate', applied)).toMatchObject({ status: 200, data: [] })

  const building_id = await world.project('Résidence Les Tilleuls')
  await carry(building_id, ['MSL_INITIAL'])
  const batch = { building_id, product_id: 1, quantity: 1 }
  const samira = await as('samira@rivages.example')
  expect(await samira.call('devices.createFlatDevices', batch)).toMatchObject(refused)
})

test('PROV-07 a landlord’s acts are a landlord’s; a private file is no resident’s; a foreign project is nobody else’s', async () => {
  const hugo = await as('hugo@clairiere.example')
  const company_id = await world.company('Maisons Clairière')
  const owner = { company_id, owner_user_username: 'hugo@clairiere.example' }
  expect(await hugo.call('companies.updateCompany', owner)).toMatchObject({ status: 403 })
  const bypass = { company_id, option_type: 'BYPASS_OWNER_VALIDATION_FOR_TENANT', value: 1 }
  expect(await hugo.call('templates.addOption', bypass)).toMatchObject({ status: 403 })

  const [flat] = await world.flats('Résidence Les Tilleuls')
  await moveIn('alice@foyer.example', flat!.id)
  const alice = await as('alice@foyer.example', 'resident')
  const { id: document_id } = await db
    .selectFrom('documents')
    .select('id')
    .where('is_private', '=', true)
    .where('residence_id', '=', await world.project('Résidence Les Tilleuls'))
    .executeTakeFirstOrThrow()
  expect(await alice.call('documents.downloadDocument', { document_id })).toMatchObject({ status: 404 })

  const zoe = await as('zoe@batir-ouest.example')
  const residence_id = await world.project('Maison Les Lilas')
  expect(await zoe.call('projects.getProject', { residence_id })).toMatchObject({ status: 404 })
})

test('PROV-07 colleagues of one role have the same rights', async () => {
  const company_id = await world.company('Maisons Clairière')
  const user_id = await world.user('alice@foyer.example')
  await db
    .insertInto('user_role_companies')
    .values({ user_id, company_id, role: 'COMPANY_ADMIN', is_primary: true })
    .execute()
  const rights = async (username: string) => {
    const client = await as(username)
    const projects = (await client.call('projects.listProjects', { company_id, page_size: -1 })).data
    const { data } = await client.call('projects.getProject', { residence_id: projects[0].id })
    return { seen: projects.map(({ id }: { id: number }) => id), cards: data.cards, cannot: data.cannot }
  }
  expect(await rights('alice@foyer.example')).toEqual(await rights('hugo@clairiere.example'))
})
