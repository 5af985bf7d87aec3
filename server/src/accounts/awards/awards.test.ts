import { expect, test } from 'vitest'
import { as } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

test('RES-05/badges API-14 badges by their names, latest first', async () => {
  const claire = await as('claire@foyer.example', 'resident')
  const user_id = await world.user('claire@foyer.example')
  expect((await claire.call('accounts.listBadges', { user_id })).data).toMatchObject([
    { code: 'FIRST_DOCUMENT', name: 'Premier document consulté' },
    { code: 'HOME_ACTIVATED', name: 'Carnet activé' },
  ])
  expect((await claire.inEnglish().call('accounts.listBadges', { user_id })).data[1].name).toBe('Booklet activated')
})

test('RES-05/labels API-14 environmental labels by their names', async () => {
  const claire = await as('claire@foyer.example', 'resident')
  const user_id = await world.user('claire@foyer.example')
  expect((await claire.call('accounts.listEnvironmentalLabels', { user_id })).data).toEqual([
    { code: 'CLIMATE_CLASS', name: 'Classe climat', value: 'A' },
    { code: 'ENERGY_CLASS', name: 'Classe énergie', value: 'A' },
    { code: 'REGULATION', name: 'Réglementation environnementale', value: 'RE2020' },
  ])
})

test('RES-08 404: those of others are not there', async () => {
  const tom = await as('tom@foyer.example', 'resident')
  for (const operation of ['accounts.listBadges', 'accounts.listEnvironmentalLabels']) {
    for (const user_id of [await world.user('claire@foyer.example'), 999_999]) {
      expect(await tom.call(operation, { user_id })).toMatchObject({ status: 404, error_reason: 'USER_NOT_FOUND' })
    }
  }
})
