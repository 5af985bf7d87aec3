import type { TemplateRow } from '@logis/contract/templates'
import { expect, test } from 'vitest'
import { as, type Client } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

const list = async (who: Client, more: object = {}, company = 'Maisons Clairière') =>
  who.call('templates.listTemplates', { company_id: await world.company(company), ...more })

test('200: the company’s templates by name, the default marked, with their files', async () => {
  const answer = await list(await as('hugo@clairiere.example'))
  expect(answer).toMatchObject({
    status: 200,
    data: [
      {
        name: 'Maison individuelle',
        is_default: true,
        documents: [{ name: 'Guide des garanties.pdf' }, { name: 'Notice d’entretien de la maison.pdf' }],
      },
      { name: 'Maison jumelée', is_default: false, documents: [{ name: 'Servitudes et mitoyenneté.pdf' }] },
      { name: 'Maison passive', is_default: false },
    ],
    meta: { total: 3, per_page: 3, current_page: 1, last_page: 1 },
  })
})

test('TPL-18/server: by the flag, with what they hold or without, in data', async () => {
  const hugo = await as('hugo@clairiere.example')
  const held = async (light: string) => {
    const { data } = await list(hugo, { light })
    return data.map(({ documents, devices, contacts }: TemplateRow) =>
      [documents, devices, contacts].map(({ length }) => length),
    )
  }
  expect(await held('1')).toEqual([
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ])
  expect(await held('0')).toEqual([
    [2, 0, 0],
    [1, 0, 0],
    [3, 2, 1],
  ])
})

test('a manager acts for the company; a company without templates has none', async () => {
  expect(await list(await as('lea@horizon.example'))).toMatchObject({ status: 200, meta: { total: 3 } })
  expect(await list(await as('samira@rivages.example'), {}, 'Habitat Rivages')).toMatchObject({
    status: 200,
    data: [],
    meta: { total: 0, per_page: 1 },
  })
})

test.each([
  ['otto@thermalia.example', 'Thermalia'],
  ['yann@lenoir.example', 'Chauffage Lenoir'],
])('403: %s, whose company has no templates by its type', async (username, company) => {
  expect(await list(await as(username), {}, company)).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
})

test('404: a rival', async () => {
  expect(await list(await as('zoe@batir-ouest.example'))).toMatchObject({
    status: 404,
    error_reason: 'COMPANY_NOT_FOUND',
  })
})
