import { beforeAll, describe, expect, test } from 'vitest'
import { assisted } from '#platform/assistance.ts'
import { operations } from '#platform/operations.ts'
import { as, clientWith, type Answer, type Client } from '#platform/testing/client.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { world } from '#platform/testing/world.ts'
import { expected } from './expected.ts'
import { changedSince, fingerprint } from './fingerprint.ts'
import { people } from './people.ts'

withoutLimits()

const looks: ReadonlySet<string> = new Set(assisted.look)
const changes: ReadonlySet<string> = new Set(assisted.change)
const forSomeone = operations.filter(({ needsUser }) => needsUser)

const clients = {} as Record<'onlooker' | 'helper', Client>
beforeAll(async () => {
  const support = await as(people.support)
  for (const [name, read_only] of [
    ['onlooker', true],
    ['helper', false],
  ] as const) {
    const { data } = await support.call('accounts.startAssistance', {
      user_id: await world.user(people.hugo),
      reason: 'Une visite de tout le portail',
      read_only,
    })
    clients[name] = clientWith(data.access_token)
  }
})

const upload = [{ name: 'assistance.pdf', type: 'application/pdf', bytes: '%PDF-1.4\n%%EOF' }]
const ask = (client: Client, name: string, input: Record<string, unknown>): Promise<Answer> => {
  const row = expected[name]!
  if (!row.upload) return client.call(name, input)
  const { address, fields } = row.upload(input)
  return client.upload(name, address, fields, row.files ?? upload)
}

describe('what support may do in someone’s name', () => {
  test('is named: each once, and nothing that changes is among what looks', () => {
    const all = [...assisted.look, ...assisted.change]
    expect(new Set(all).size).toBe(all.length)
    const posted = [
      'accounts.signOut',
      'accounts.refreshSession',
      'identities.leaveProvider',
      'templates.previewTemplate',
      'contacts.matchContacts',
      'flats.matchFlats',
      'certificates.previewCertificate',
    ]
    const acting = operations.filter(({ name, method }) => looks.has(name) && method !== 'GET').map(({ name }) => name)
    expect(acting.toSorted()).toEqual(posted.toSorted())
  })

  test('ADMIN-16/closed no password, address, role, session, export, deletion, terms, code or administration is named', () => {
    const named = operations.filter(({ name }) => looks.has(name) || changes.has(name))
    const never =
      /\/admin\/|\/password|\/email|\/sessions|\/export|\/data$|residence-code|credentials(?!-)|\/activate|access-token.+|webhooks/
    const found = named.filter(({ path, method, name }) => {
      if (name === 'accounts.signOut' || name === 'accounts.refreshSession') return false
      return (
        never.test(path) ||
        method === 'DELETE' ||
        /delete|remove|export|cancel|merge|role/i.test(name.replace('listRoles', ''))
      )
    })
    expect(found.map(({ name }) => name)).toEqual([])
    for (const name of [
      'accounts.acceptTerms',
      'accounts.updateUser',
      'accesses.grantAccess',
      'companies.inviteColleague',
    ])
      expect(changes.has(name)).toBe(false)
  })

  const closed = forSomeone.filter(({ name }) => !looks.has(name) && !changes.has(name))
  test.each(closed)('ADMIN-16/closed 403: $name', async ({ name }) => {
    const input = await expected[name]!.input('hugo')
    const before = await fingerprint()
    for (const client of [clients.helper, clients.onlooker])
      expect(await ask(client, name, input)).toMatchObject({ status: 403, error_reason: 'NOT_WHILE_IMPERSONATED' })
    expect(changedSince(before, await fingerprint())).toEqual([])
  })

  const acts = operations.filter(({ name }) => changes.has(name))
  test.each(acts)('ADMIN-16/looks 403 to who only looks: $name', async ({ name }) => {
    const input = await expected[name]!.input('hugo')
    const before = await fingerprint()
    expect(await ask(clients.onlooker, name, input)).toMatchObject({
      status: 403,
      error_reason: 'IMPERSONATION_READ_ONLY',
    })
    expect(changedSince(before, await fingerprint())).toEqual([])
  })
})

test('what is open to everyone is done as nobody', async () => {
  const token = 'sans-valeur'
  const answer = await clients.helper.call('accounts.resetPassword', { token, new_password: 'Nouveau-Passe7' })
  expect(answer).toMatchObject({ status: 422, error_reason: 'PASSWORD_RESET_TOKEN_INVALID' })
})
