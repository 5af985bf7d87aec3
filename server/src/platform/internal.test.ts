import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from './db.ts'
import { buildInternalServer } from './internal.ts'
import { anonymous, as } from './testing/client.ts'

const internal = buildInternalServer()
let address: string
beforeAll(async () => {
  address = await internal.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => internal.close())

const get = async (path: string) => {
  const answer = await fetch(`${address}${path}`)
  return { status: answer.status, text: await answer.text() }
}

test('alive and ready: the database answers and is of this version', async () => {
  expect(await get('/health/live')).toEqual({ status: 200, text: '{"status":"ok"}' })
  const ready = await get('/health/ready')
  expect(ready.status).toBe(200)
  expect(JSON.parse(ready.text)).toEqual({
    status: 'ok',
    checks: { database: 'ok', migrations: 'ok' },
    jobs_lag_s: expect.any(Number),
  })
})

test('a server whose database lacks a migration is alive but not ready', async () => {
  const { rows } = await sql<{ name: string; timestamp: string }>`delete from kysely_migration
    where name = (select max(name) from kysely_migration) returning name, timestamp`.execute(db)
  try {
    const ready = await get('/health/ready')
    expect(ready.status).toBe(503)
    expect(JSON.parse(ready.text)).toMatchObject({
      status: 'unavailable',
      checks: { database: 'ok', migrations: 'failed' },
    })
    expect((await get('/health/live')).status).toBe(200)
  } finally {
    const { name, timestamp } = rows[0]!
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${timestamp})`.execute(db)
  }
  expect((await get('/health/ready')).status).toBe(200)
})

test('the metrics count the requests by operation and status, without a value of anyone', async () => {
  const told = async () => {
    const { text } = await get('/metrics')
    expect(text).not.toContain('999999777')
    const line =
      /^logis_http_requests_total\{method="GET",route="\/v2\/companies\/\{company_id\}",status="404"\} (\d+)$/m
    return Number(line.exec(text)?.[1] ?? 0)
  }
  const before = await told()
  await (await as('hugo@clairiere.example')).call('companies.getCompany', { company_id: 999_999_777 })
  expect((await told()) - before).toBe(1)
})

test('none of them is on the portal’s own port', async () => {
  for (const path of ['/health/live', '/health/ready', '/metrics'])
    expect(await anonymous.send('GET', path)).toMatchObject({ status: 404, error_reason: 'ROUTE_NOT_FOUND' })
})
