import { expect, test } from 'vitest'
import { as } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

const rivages = 'Habitat Rivages'
const samira = () => as('samira@rivages.example')
const names = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name)
const searched = async (text: string) => {
  const company_id = await world.company(rivages)
  const client = await samira()
  const listed = names(await client.call('projects.listProjects', { company_id, search: text }))
  const found = (await client.call('finding.find', { company_id, text })).data.projects
  expect(names({ data: found }).toSorted(), text).toEqual(listed.toSorted())
  return listed
}

test('a flat is found by its door and its building, in either order, in the list and in the palette', async () => {
  for (const text of [
    'A03 Tilleuls',
    'tilleuls a03',
    'Résidence Les Tilleuls Appartement A03',
    'Appartement A03, Tilleuls',
  ])
    expect(await searched(text), text).toEqual(['Appartement A03'])
  for (const text of ['A03 Peupliers', 'Z99 Tilleuls', 'Tilleuls %']) expect(await searched(text), text).toEqual([])
})

test('a building that is called by a number is not every flat of that number', async () => {
  const company_id = await world.company(rivages)
  const address = { street_name: 'Rue des Ormes', zip_code: '44600', city: 'Saint-Nazaire' }
  const contact_information = { addresses: [address], emails: [] }
  const marie = await as('marie@horizon.example')
  for (const name of ['Les Ormes 1', 'Les Ormes 2']) {
    const building = { company_id, type: 'BUILDING', name, contract_number: null, contact_information }
    const { id: building_id } = (await marie.call('projects.createProject', building)).data
    await marie.call('flats.createFlats', { building_id, flats: [{ name: 'Porte 2' }] })
  }
  expect(await searched('Les Ormes 2')).toEqual(['Les Ormes 2'])
  expect(await searched('Porte 2 Ormes 2')).toEqual(['Porte 2'])
})

test('a home is found by its address as it is written on a letter: a comma behind the number, the town behind the street', async () => {
  const company_id = await world.company(rivages)
  const client = await samira()
  const total = async (search: string) =>
    (await client.call('projects.listProjects', { company_id, search })).meta.total
  const all = await total('40 avenue des tilleuls')
  expect(all).toBeGreaterThan(10)
  for (const text of [
    '40, avenue des Tilleuls',
    '40 Avenue des Tilleuls, 44600 Saint-Nazaire',
    '40, avenue des Tilleuls, 44600',
    '40 Avenue des Tilleuls, saint-nazaire',
  ])
    expect(await total(text), text).toBe(all)
  expect(await total('40 avenue des Tilleuls, 44000 Nantes')).toBe(0)
  const { data } = await client.call('finding.find', {
    company_id,
    text: '40, avenue des Tilleuls, 44600 Saint-Nazaire',
  })
  expect(data.projects).toHaveLength(5)
})
