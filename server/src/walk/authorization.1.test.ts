import { expect, test } from 'vitest'
import { operations } from '#platform/operations.ts'
import { walkAuthorization } from './authorization.ts'
import { as } from '#platform/testing/client.ts'
import { expected } from './expected.ts'
import { subjects } from './subjects.ts'

test('API-21 every operation of the contract has its row, and every row its operation', () => {
  expect(Object.keys(expected).toSorted()).toEqual(operations.map(({ name }) => name).toSorted())
})

walkAuthorization(0, 3)

const inTwoPlaces = operations.filter(({ parameters }) =>
  ['company_id', 'residence_id'].every((name) => parameters.includes(name)),
)
test.each(inTwoPlaces)('404: $name does not open a project of one’s own for a company of another', async ({ name }) => {
  const hugo = await as('hugo@clairiere.example')
  const input = { ...(await expected[name]!.input('hugo')), company_id: await subjects.rival() }
  expect(await hugo.call(name, input)).toMatchObject({ status: 404, error_reason: 'COMPANY_NOT_FOUND' })
})
