import { beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { workerOf } from '#platform/testing/administration.ts'
import { as } from '#platform/testing/client.ts'
import { companyOf, merge } from '#platform/testing/merging.ts'

const karim = 'karim@renovest.example'
beforeEach(() => db.deleteFrom('rate_limits').execute())

const meOf = async (username: string) => (await (await as(username)).call('accounts.getMe')).data

test('whoever works for a company is told what has become part of it, of two mergers in a row both, and nobody else is', async () => {
  const [first, second, third] = [await companyOf(karim), await companyOf(karim), await companyOf(karim)]
  const [moved, colleague, stranger] = [
    await workerOf(first, 'COMPANY_READER'),
    await workerOf(third, 'COMPANY_READER'),
    await workerOf(await companyOf(karim)),
  ]
  const left = await workerOf(third, 'COMPANY_MEMBER', false)
  expect((await meOf(moved.username)).former_companies).toEqual([])
  expect((await merge(first, second)).status).toBe(200)
  expect((await meOf(moved.username)).former_companies).toEqual([{ id: first, became_id: second }])
  expect((await merge(second, third)).status).toBe(200)
  const both = [
    { id: first, became_id: third },
    { id: second, became_id: third },
  ]
  for (const { username } of [moved, colleague])
    expect(await meOf(username)).toMatchObject({ company_id: third, former_companies: both })
  for (const username of [stranger.username, left.username, 'claire@foyer.example'])
    expect((await meOf(username)).former_companies, username).toEqual([])
})
