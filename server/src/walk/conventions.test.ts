import { expect, test } from 'vitest'
import { operations, type Operation } from '#platform/operations.ts'
import { anonymous, clientWith } from '#platform/testing/client.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { expected } from './expected.ts'
import { clientOf } from './people.ts'

withoutLimits()

/** What document 2 calls (its §7), each by the family that document 1 names. */
const families = {
  residences: /^\/v2\/(companies\/\{company_id\}\/)?residences(\/|$)/,
  devices: /^\/v2\/(devices|products|manufacturers|product-categories|product-requests)(\/|$)|\/devices(\/|$)/,
  documents: /^\/v2\/(documents|document-folders|document-labels)(\/|$)|\/documents(\/|$)/,
  buildings: /^\/v2\/buildings\//,
  templates: /\/templates(\/|$)/,
  'material labels': /\/material-labels(\/|$)/,
  contacts: /\/contacts(\/|$)|^\/v2\/jobs$/,
  energies: /\/energy-[a-z-]+(\/|$)/,
} as const
const inFamilies = operations.filter(({ path }) => Object.values(families).some((family) => family.test(path)))
const forEveryone = inFamilies.filter(({ needsUser }) => needsUser)
const isList = ({ name, procedure }: Operation) =>
  'page' in ((procedure['~orpc'].inputSchema as { shape?: object } | undefined)?.shape ?? {}) && !/\.export/.test(name)
/** Streams answer with bytes, and what is not there with nothing. */
const isBytes = (type: string | null) => type !== null && !type.startsWith('application/json')

test('every family of calls that document 1 leaves to document 2 is there', () => {
  for (const [family, pattern] of Object.entries(families))
    expect([family, operations.some(({ path }) => pattern.test(path))]).toEqual([family, true])
})

test('API-19 calls for residences, devices, documents, buildings, templates, material labels, contacts and energies follow the conventions: below /v2, by a token, in the caller’s language, {data, meta?}, lists by page, page_size, sort and search', async () => {
  for (const { name, method, path } of forEveryone) {
    expect(path, name).toMatch(/^\/v2\/[a-z0-9-]+(\/([a-z0-9-]+|\{[a-z_]+\}))*$/)
    const anywhere = path.replace(/\{\w+\}/g, '1')
    expect(await anonymous.send(method, anywhere), name).toMatchObject({
      status: 401,
      error_reason: 'UNAUTHORIZED_TOKEN_INVALID',
      error_message: 'Votre connexion n’est plus valide, veuillez vous reconnecter.',
      request_id: expect.any(String),
    })
    expect((await clientWith('nothing', 'en-UK').send(method, anywhere)).error_message, name).toBe(
      'Your session is no longer valid, please sign in again.',
    )
  }
  for (const { name } of forEveryone.filter(({ method }) => method === 'GET')) {
    const row = expected[name]!
    const person = row.ok[0]!
    const answer = await (await clientOf(person)).call(name, await row.input(person))
    if (isBytes(answer.headers.get('content-type'))) continue
    expect([name, answer.status < 300, answer.data !== undefined]).toEqual([name, true, true])
  }
  for (const { name } of forEveryone.filter(isList)) {
    const row = expected[name]!
    const client = await clientOf(row.ok[0]!)
    const input = await row.input(row.ok[0])
    const page = await client.call(name, {
      ...input,
      page: 1,
      page_size: 0,
      search: { ...(input['search'] as object) },
    })
    expect([name, page.meta?.per_page, page.meta?.current_page]).toEqual([name, 1, 1])
    expect(await client.call(name, { ...input, sort: 'nothing' }), name).toMatchObject({
      status: 422,
      error_reason: 'SORT_NOT_SUPPORTED',
    })
    expect(await client.call(name, { ...input, search: { nothing: '1' } }), name).toMatchObject({
      status: 422,
      error_reason: 'SEARCH_NOT_SUPPORTED',
    })
  }
})
