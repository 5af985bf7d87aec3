import type { ProjectReaders } from '@logis/contract/projects'
import { expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { authorise, newColleague } from '#platform/testing/people.ts'
import { newTenant } from '#platform/testing/tenants.ts'
import { world } from '#platform/testing/world.ts'

const readers = async (who: string, project: string): Promise<ProjectReaders> =>
  (await (await as(who)).call('projects.listReaders', { residence_id: await world.project(project) })).data
const told = ({ companies }: ProjectReaders) => companies.map(({ name, reason }) => [name, reason])

test('the home’s company, those above it and those it let in, each with its people and why', async () => {
  const before = await readers('hugo@clairiere.example', 'Maison Les Érables')
  expect(told(before).slice(0, 2)).toEqual([
    ['Maisons Clairière', 'OWN'],
    ['Groupe Horizon', 'ABOVE'],
  ])
  expect(before.companies[1]!.people.map(({ username, role }) => [username, role])).toEqual(
    expect.arrayContaining([
      ['marie@horizon.example', 'COMPANY_ADMIN'],
      ['lea@horizon.example', 'COMPANY_READER'],
    ]),
  )
  expect(told(before)).not.toContainEqual(['Études Isotherme', 'THIRD_PARTY'])
  await authorise('Maisons Clairière', 'Études Isotherme')
  const after = await readers('marie@horizon.example', 'Maison Les Érables')
  expect(after.companies.find(({ name }) => name === 'Études Isotherme')).toMatchObject({
    reason: 'THIRD_PARTY',
    since: expect.any(String),
    people: [{ username: 'luc@isotherme.example' }],
  })
})

test('each whom it names reads the home, and nobody else of the demo world does', async () => {
  const { companies, residents } = await readers('hugo@clairiere.example', 'Maison Les Érables')
  const named = companies.flatMap(({ people }) => people.map(({ username }) => username))
  const residence_id = await world.project('Maison Les Érables')
  for (const username of ['marie', 'paul', 'lea']
    .map((name) => `${name}@horizon.example`)
    .concat([
      'hugo@clairiere.example',
      'nora@gaz-sud.example',
      'samira@rivages.example',
      'karim@renovest.example',
      'zoe@batir-ouest.example',
      'otto@thermalia.example',
    ])) {
    const { status } = await (await as(username)).call('projects.getProject', { residence_id })
    expect([username, status]).toEqual([username, named.includes(username) ? 200 : 404])
  }
  expect(residents.map(({ role_code }) => role_code)).toContain('OWNER')
})

test('a building names those who live in its flats, with their flat', async () => {
  const { residents, residents_count } = await readers('samira@rivages.example', 'Résidence Les Tilleuls')
  expect(residents_count).toBeGreaterThan(0)
  expect(residents).toHaveLength(Math.min(50, residents_count))
  expect(residents.every(({ residence }) => residence.name.length > 0)).toBe(true)
})

test('who does not administer it is not told, a third party neither', async () => {
  const residence_id = await world.project('Maison Les Érables')
  await authorise('Maisons Clairière', 'Gaz Service Sud')
  for (const who of ['paul@horizon.example', 'lea@horizon.example', 'nora@gaz-sud.example'])
    expect(await (await as(who)).call('projects.listReaders', { residence_id })).toMatchObject({ status: 403 })
  expect(await (await as('zoe@batir-ouest.example')).call('projects.listReaders', { residence_id })).toMatchObject({
    status: 404,
    error_reason: 'RESIDENCE_NOT_FOUND',
  })
})

test('neither a company that is disabled nor somebody who is reads it, and nobody of them is named', async () => {
  await authorise('Maisons Clairière', 'Études Isotherme')
  const own = await newColleague('Maisons Clairière')
  const residence_id = await world.project('Maison Les Érables')
  const tenant = await newTenant(residence_id)
  const look = async () => {
    const { companies, residents, residents_count } = await readers('marie@horizon.example', 'Maison Les Érables')
    const people = [...companies.flatMap((company) => company.people), ...residents]
    const { people_count } = companies.find(({ reason }) => reason === 'OWN')!
    return {
      named: [own, tenant].map(({ username }) => people.some((person) => person.username === username)),
      isThere: companies.some(({ name }) => name === 'Études Isotherme'),
      counts: [people_count, residents_count],
    }
  }
  const before = await look()
  expect(before).toMatchObject({ named: [true, true], isThere: true })
  await db.updateTable('users').set({ is_active: false }).where('id', 'in', [own.user_id, tenant.id]).execute()
  const disable = async (disabled_at: Date | null) =>
    db
      .updateTable('companies')
      .set({ disabled_at, disabled_reason: disabled_at && 'Contrat terminé' })
      .where('id', '=', await world.company('Études Isotherme'))
      .execute()
  await disable(new Date())
  const after = await look()
  await disable(null)
  expect(after).toEqual({
    named: [false, false],
    isThere: false,
    counts: before.counts.map((count) => count - 1),
  })
})
