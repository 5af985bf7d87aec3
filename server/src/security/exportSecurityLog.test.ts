import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { note } from '#platform/securityLog.ts'
import { as } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

const admin = 'admin@logis.example'
type Event = { id: number; kind: string; details: { rows?: number } }

test('the log leaves as JSON lines, by the criteria of the list; that it did stands in it, with how many', async () => {
  const userId = await world.user('yann@lenoir.example')
  for (const codes of [1, 2, 3]) await note(db, null, 'CODE_SHOWN', { actorId: userId, details: { codes } })
  const client = await as(admin)
  const search = { user_id: String(userId), kind: 'CODE_SHOWN' }
  const { status, headers, bytes } = await client.call('security.exportSecurityLog', { search })
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8')
  const lines = bytes.toString().trimEnd().split('\n')
  const listed = await client.call('security.listSecurityLog', { search, page_size: -1 })
  expect(lines.map((line) => JSON.parse(line) as Event)).toEqual(listed.data)
  expect(lines).toHaveLength(3)
  const { data } = await client.call('security.listSecurityLog', { search: { kind: 'EXPORTED' }, page_size: 1 })
  expect(data).toMatchObject([
    {
      operation: 'security.exportSecurityLog',
      actor: { name: admin },
      details: { rows: 3, criteria: expect.arrayContaining(['user_id', 'kind']) },
    },
  ])
})

test('each event once, also beyond the first thousand, while the log goes on', async () => {
  await sql`insert into security_log (kind, details) select 'CODE_SHOWN', '{"codes": 1}' from generate_series(1, 2500)`.execute(
    db,
  )
  const { bytes } = await (await as(admin)).call('security.exportSecurityLog', {})
  const ids = bytes
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as Event).id)
  expect(ids.length).toBeGreaterThan(2500)
  expect(new Set(ids).size).toBe(ids.length)
})

test('people, companies and addresses are found by a text; a period has two ends', async () => {
  const client = await as(admin)
  const [userId, companyId] = [await world.user('nora@gaz-sud.example'), await world.company('Gaz Service Sud')]
  await note(db, null, 'ROLE_CHANGED', { userId, companyId, details: { from: null, to: 'COMPANY_READER' } })
  await db.insertInto('security_log').values({ kind: 'SIGN_IN_REFUSED', details: '{}', ip: '203.0.113.7' }).execute()
  const list = async (search: object | string) =>
    (await client.call('security.listSecurityLog', { search, page_size: -1 })).data
  for (const text of ['NORA@gaz', 'gaz service'])
    expect((await list({ '': text, kind: 'ROLE_CHANGED' })).map(({ user }: { user: object }) => user)).toContainEqual({
      id: userId,
      name: 'nora@gaz-sud.example',
    })
  expect(await list('203.0.113.7')).toMatchObject([{ kind: 'SIGN_IN_REFUSED', ip: '203.0.113.7' }])
  expect((await list({ company_id: String(companyId) })).length).toBeGreaterThan(0)
  expect(await list({ since: '2001-01-01', created_at: '2001-12-31' })).toEqual([])
})

test('what stands out: many codes, many refusals of an account or an address, exports at night in Paris', async () => {
  const [ines, luc, karim] = await Promise.all(
    ['ines@belvedere.example', 'luc@isotherme.example', 'karim@renovest.example'].map((name) => world.user(name)),
  )
  const put = (kind: string, count: number, at: string, more: object = {}) =>
    db
      .insertInto('security_log')
      .values(
        Array.from({ length: count }, () => ({
          kind,
          details: JSON.stringify(kind === 'CODE_SHOWN' ? { codes: 10 } : {}),
          created_at: sql<string>`(${at}::timestamp at time zone 'Europe/Paris')`,
          ...more,
        })) as never,
      )
      .execute()
  const day = (back: number) =>
    new Intl.DateTimeFormat('fr-CA', { timeZone: 'Europe/Paris' }).format(new Date(Date.now() - back * 86_400_000))
  await put('CODE_SHOWN', 3, `${day(3)} 12:00`, { actor_user_id: ines })
  await put('CODE_SHOWN', 2, `${day(4)} 12:00`, { actor_user_id: ines })
  await put('SIGN_IN_REFUSED', 10, `${day(3)} 00:30`, { user_id: luc })
  await put('SIGN_IN_REFUSED', 11, `${day(5)} 12:00`, { ip: '198.51.100.9' })
  await put('CODE_REFUSED', 10, `${day(3)} 14:00`, { actor_user_id: luc })
  await put('CODE_REFUSED', 9, `${day(4)} 14:00`, { actor_user_id: luc })
  await put('EXPORTED', 2, `${day(3)} 05:59`, { actor_user_id: karim })
  await put('EXPORTED', 2, `${day(4)} 22:00`, { actor_user_id: karim })
  await put('EXPORTED', 2, `${day(6)} 06:00`, { actor_user_id: karim })
  await put('EXPORTED', 2, `${day(40)} 03:00`, { actor_user_id: karim })
  const { data } = await (await as(admin)).call('security.listStandingOut', {})
  const mine = data.filter(({ day: of }: { day: string }) => of < day(1))
  const person = (id: number | undefined, name: string) => ({ user: { id, name }, ip: null })
  expect(mine).toEqual([
    { kind: 'MANY_CODES', day: day(3), count: 30, ...person(ines, 'ines@belvedere.example') },
    { kind: 'MANY_GUESSES', day: day(3), count: 10, ...person(luc, 'luc@isotherme.example') },
    { kind: 'MANY_REFUSALS', day: day(3), count: 10, ...person(luc, 'luc@isotherme.example') },
    { kind: 'NIGHT_EXPORTS', day: day(3), count: 2, ...person(karim, 'karim@renovest.example') },
    { kind: 'NIGHT_EXPORTS', day: day(4), count: 2, ...person(karim, 'karim@renovest.example') },
    { kind: 'MANY_REFUSALS', day: day(5), count: 11, user: null, ip: '198.51.100.9' },
  ])
})
