import { expect, test } from 'vitest'
import { anonymous, as } from './testing/client.ts'
import { world } from './testing/world.ts'

const envelope = {
  error_reason: expect.any(String),
  error_message: expect.any(String),
  request_id: expect.stringMatching(/^[\da-f-]{36}$/),
}

test('an unknown path is ROUTE_NOT_FOUND, a known one with another verb METHOD_NOT_ALLOWED with the verbs it knows', async () => {
  expect(await anonymous.send('GET', '/v2/nothing/here')).toMatchObject({
    ...envelope,
    status: 404,
    error_reason: 'ROUTE_NOT_FOUND',
  })
  const wrongVerb = await anonymous.send('PUT', '/v2/residences/1')
  expect(wrongVerb).toMatchObject({ ...envelope, status: 405, error_reason: 'METHOD_NOT_ALLOWED' })
  expect(wrongVerb.headers.get('allow')?.split(', ').toSorted()).toEqual(['GET', 'HEAD', 'PATCH'])
})

test('the address of the API itself is none of its operations, and no page of the portal', async () => {
  for (const path of ['/v2', '/v2?a=1', '/v2/'])
    expect(await anonymous.send('GET', path)).toMatchObject({
      ...envelope,
      status: 404,
      error_reason: 'ROUTE_NOT_FOUND',
    })
})

test('AUTH-32 an address outside the API is not repeated: it may hold a token', async () => {
  const answer = await anonymous.send('POST', '/password/token/reset/secret-of-mine')
  expect(answer).toMatchObject({ ...envelope, status: 404, error_reason: 'ROUTE_NOT_FOUND' })
  expect(answer.bytes.toString()).not.toContain('secret-of-mine')
})

const post = (body: string, type = 'application/json') =>
  anonymous.send('POST', '/v2/personal-access-token', { headers: { 'content-type': type }, body })

test.each([
  ['broken JSON', '{"username":', 'application/json', 400, 'REQUEST_MALFORMED'],
  [
    'a prototype key',
    '{"__proto__":{"a":1},"username":"a","password":"b","scope":"partner"}',
    'application/json',
    400,
    'REQUEST_MALFORMED',
  ],
  ['a list where an object is due', '[]', 'application/json', 400, 'REQUEST_MALFORMED'],
  ['a wrong type', '{"username":1,"password":{},"scope":[]}', 'application/json', 422, 'VALIDATION_ERROR'],
  [
    'an unknown key',
    '{"username":"a@b.c","password":"b","scope":"partner","admin":true}',
    'application/json',
    422,
    'VALIDATION_ERROR',
  ],
  ['another content type', 'username=a', 'text/csv', 400, 'REQUEST_MALFORMED'],
  ['two megabytes', JSON.stringify({ username: 'a'.repeat(2_000_000) }), 'application/json', 413, 'FILE_TOO_LARGE'],
])('%s is a clear refusal', async (_what, body, type, status, error_reason) => {
  expect(await post(body, type)).toMatchObject({ ...envelope, status, error_reason })
})

test.each(['search[__proto__][name]=a', 'search%5B%5f_proto__%5D=a', 'search[__pro%74o__]=a', '%63onstructor[x]=a'])(
  'an address that names a prototype is refused, however it is written: %s',
  async (query) => {
    const company_id = await world.company('Maisons Clairière')
    const hugo = await as('hugo@clairiere.example')
    const answer = await hugo.send('GET', `/v2/companies/${company_id}/residences?${query}`)
    expect(answer).toMatchObject({ ...envelope, status: 400, error_reason: 'REQUEST_MALFORMED' })
  },
)

test('a body that is not there is none, whichever type the client names with every request', async () => {
  const hugo = await as('hugo@clairiere.example')
  const headers = { 'content-type': 'application/json' }
  expect(await hugo.send('POST', '/v2/email-validation-token/resend', { headers })).toMatchObject({
    status: 409,
    error_reason: 'EMAIL_ALREADY_VALIDATED',
  })
  expect(await hugo.send('PATCH', '/v2/personal-access-token', { headers, body: '' })).toMatchObject({ status: 200 })
  expect(await hugo.send('DELETE', '/v2/personal-access-token', { headers })).toMatchObject({ status: 204 })
  expect(await hugo.call('accounts.getMe')).toMatchObject({ status: 401 })
})

test('the scheme of a token is read in any case, as HTTP has it', async () => {
  const person = { username: 'hugo@clairiere.example', password: 'Logement2026', scope: 'partner' }
  const token = (await anonymous.call('accounts.signIn', person)).data.access_token
  for (const scheme of ['bearer', 'BEARER', 'Bearer'])
    expect(await anonymous.send('GET', '/v2/user', { headers: { authorization: `${scheme} ${token}` } })).toMatchObject(
      {
        status: 200,
      },
    )
})

test('what is missing is required, be it a choice or a format; what is unknown is named', async () => {
  const marie = await as('marie@horizon.example')
  const required = [{ code: 'required', message: 'Ce champ est obligatoire.' }]
  for (const [username, scope] of [
    ['', ''],
    [null, null],
  ])
    expect((await post(JSON.stringify({ username, password: 'b', scope }))).errors).toEqual({
      username: required,
      scope: required,
    })
  const noDay = await marie.send('PATCH', '/v2/residences/1', {
    headers: { 'content-type': 'application/json' },
    body: '{"commissioning_date":""}',
  })
  expect(noDay.errors).toEqual({ commissioning_date: required })
  const satisfaction = await marie.send('POST', '/v2/satisfactions', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'Merci', page_uri: '/x' }),
  })
  expect(satisfaction.errors).toEqual({ satisfied: required, platform: required })
  const company_id = await world.company('Groupe Horizon')
  const unknown = [{ code: 'unknown_field', message: 'Ce champ n’est pas connu.' }]
  const child = { name: 'Filiale', colour: 'red', ['x'.repeat(61)]: 1 }
  expect((await marie.call('companies.createChild', { company_id, data: child })).errors).toEqual({
    'data.colour': unknown,
  })
  expect(
    (await marie.call('companies.createChild', { company_id, data: { name: 'F', ['x'.repeat(61)]: 1 } })).errors,
  ).toEqual({ data: unknown })
})

test('API-02/language SHELL-50 the refusal speaks the language of the header, French by default', async () => {
  const send = (language?: string) =>
    anonymous.send('GET', '/v2/nothing', { headers: language ? { 'accept-language': language } : {} })
  expect((await send('fr-FR')).error_message).toBe('Ce contenu n’existe pas.')
  for (const language of ['en-UK', 'en-GB', 'en'])
    expect((await send(language)).error_message).toBe('This content does not exist.')
  expect((await send('de')).error_message).toBe('Ce contenu n’existe pas.')
})

test('every answer carries the security headers; personal data is never stored by a cache', async () => {
  const hugo = await as('hugo@clairiere.example')
  const { headers } = await hugo.call('projects.getProject', { residence_id: await world.project('Maison Les Lilas') })
  const policy = headers.get('content-security-policy')!
  expect(policy).toContain("script-src 'self'")
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('cache-control')).toContain('no-store')
  expect(headers.get('x-powered-by')).toBeNull()
})

test('a person who asks too much is told to wait, and how long', async () => {
  const claire = await as('alice@foyer.example', 'resident')
  await claire.call('accounts.getMe')
  const answers = await Promise.all(Array.from({ length: 640 }, () => claire.call('accounts.getMe')))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]).toMatchObject({ error_reason: 'TOO_MANY_REQUESTS' })
  expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('400 REQUEST_MALFORMED: a form, where no file is due, is not taken into memory', async () => {
  const form = new FormData()
  for (const [name, value] of Object.entries({
    username: 'hugo@clairiere.example',
    password: 'Logement2026',
    scope: 'partner',
  }))
    form.append(name, value)
  expect(await anonymous.send('POST', '/v2/personal-access-token', { body: form })).toMatchObject({
    ...envelope,
    status: 400,
    error_reason: 'REQUEST_MALFORMED',
  })
})
