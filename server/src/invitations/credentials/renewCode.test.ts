import { readCode } from '@logis/contract/projects.rules'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { journalMark, journalOf } from '#platform/testing/journal.ts'
import { world } from '#platform/testing/world.ts'

const renew = async (who: string, residence_id: number) =>
  (await as(who)).call('invitations.renewCode', { residence_id })
const activate = async (activation_code: string) =>
  (await as('alice@foyer.example', 'resident')).call('residents.activateByCode', { activation_code })

beforeEach(() => db.deleteFrom('rate_limits').execute())

test('200: the home has a new code, the old one opens nothing, and the feed tells that it changed, not what it is', async () => {
  const lilas = await world.project('Maison Les Lilas')
  const old = await world.code('Maison Les Lilas')
  const mark = await journalMark()
  const answer = await renew('hugo@clairiere.example', lilas)
  expect(answer).toMatchObject({
    status: 200,
    data: { residence_code: expect.stringMatching(/^([0-9A-HJKMNP-TV-Z]{4}-?){3}$/) },
  })
  const code = readCode(answer.data.residence_code) ?? ''
  expect(code).not.toBe(old)
  expect(await world.code('Maison Les Lilas')).toBe(code)

  const journal = await journalOf(lilas, mark)
  expect(journal).toMatchObject([
    { username: 'hugo@clairiere.example', action: 'UPDATED', model_name: 'ResidenceActivationCode', model_id: lilas },
  ])
  expect(JSON.stringify(journal)).not.toMatch(new RegExp(`${old}|${code}|${answer.data.residence_code}`))
  expect(await activate(old)).toMatchObject({ status: 422, error_reason: 'ACTIVATION_CODE_INVALID' })
  expect(await activate(code)).toMatchObject({ status: 200 })
})

test('409: an activated home keeps its code; so does a cancelled one', async () => {
  expect(await renew('hugo@clairiere.example', await world.project('Maison Les Érables'))).toMatchObject({
    status: 409,
    error_reason: 'RESIDENCE_ALREADY_ACTIVATED',
  })
  expect(await renew('hugo@clairiere.example', await world.project('Maison Les Charmes'))).toMatchObject({
    status: 409,
    error_reason: 'RESIDENCE_CANCELLED',
  })
})

test.each([
  ['paul@horizon.example', 403, 'FORBIDDEN'],
  ['lea@horizon.example', 403, 'FORBIDDEN'],
  ['zoe@batir-ouest.example', 404, 'RESIDENCE_NOT_FOUND'],
])('%s may not: it takes an administrator of the company', async (who, status, error_reason) => {
  expect(await renew(who, await world.project('Maison Les Saules'))).toMatchObject({ status, error_reason })
})

test('an activation and a renewal at once: the code that was typed opens the home or is refused, never both codes live', async () => {
  const saules = await world.project('Maison Les Saules')
  const code = await world.code('Maison Les Saules')
  const [renewal, activation] = await Promise.all([renew('hugo@clairiere.example', saules), activate(code)])
  expect([renewal.status, activation.status]).toSatisfy(
    ([renewed, activated]: number[]) =>
      (renewed === 200 && activated === 422) || (renewed === 409 && activated === 200),
  )
})
