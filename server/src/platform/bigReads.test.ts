import { beforeAll, expect, test, vi } from 'vitest'
import { bigReadsAtWork, bigReadsOfOne } from './bigReads.ts'
import { pool } from './db.ts'
import { as, type Client } from './testing/client.ts'
import { baseUrl } from './testing/running.ts'
import { withoutLimits } from './testing/withoutLimits.ts'
import { world } from './testing/world.ts'

withoutLimits()

let hugo: Client
let zoe: Client
let company_id: number
let user_id: number
beforeAll(async () => {
  hugo = await as('hugo@clairiere.example')
  zoe = await as('zoe@batir-ouest.example')
  user_id = await world.user('zoe@batir-ouest.example')
  company_id = await world.company('Maisons Clairière')
})
const untilNoneIsAtWork = () => vi.waitFor(() => expect(bigReadsAtWork()).toBe(0))

const all = (more = {}) => hugo.call('projects.listProjects', { company_id, page_size: -1, ...more })

/** Nobody reads a project while the work goes on. */
const whileHeldUp = async <T>(work: () => Promise<T>): Promise<T> => {
  const client = await pool.connect()
  try {
    await client.query('begin; lock table residences in access exclusive mode')
    return await work()
  } finally {
    await client.query('rollback')
    client.release()
  }
}
const waitingForLocks = async () => {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.map(({ pid }) => pid)
}
const untilHeldUp = (count: number) =>
  vi.waitFor(async () => expect(await waitingForLocks()).toHaveLength(count), 5_000)

test('API-04 a list is the same, whether it is a long one or not', async () => {
  const [whole, page] = [await all(), await hugo.call('projects.listProjects', { company_id, page_size: 1000 })]
  expect(whole.status).toBe(200)
  expect(whole.headers.get('content-type')).toBe(page.headers.get('content-type'))
  expect(whole.data.length).toBeGreaterThan(3)
  expect(whole.data).toEqual(page.data)
  expect(whole.meta).toEqual({ ...page.meta, per_page: 10_000 })
})

test('of twelve long lists of a person one or two are at work, the others are told to wait; nobody else waits', async () => {
  const asked: ReturnType<typeof all>[] = []
  await whileHeldUp(async () => {
    asked.push(...Array.from({ length: 12 }, () => all()))
    await untilHeldUp(bigReadsOfOne)
    // More than there are connections for everybody: they are free.
    const others = await Promise.all(
      Array.from({ length: 20 }, () => zoe.call('accounts.getUserChannels', { user_id })),
    )
    expect(others.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(bigReadsAtWork()).toBe(bigReadsOfOne)
    let refused = 0
    for (const one of asked) void one.then(() => (refused += 1))
    await vi.waitFor(() => expect(refused).toBe(12 - bigReadsOfOne), 20_000)
  })
  const told = await Promise.all(asked)
  expect(told.filter(({ status }) => status === 200)).toHaveLength(bigReadsOfOne)
  const refused = told.filter(({ error_reason }) => error_reason === 'TOO_MANY_REQUESTS')
  expect(refused.map(({ headers }) => Number(headers.get('retry-after')) > 0)).toEqual(
    Array(12 - bigReadsOfOne).fill(true),
  )
}, 30_000)

test('an export that is not there yet leaves its reader a place for a long list', async () => {
  const asked = await whileHeldUp(async () => {
    const both = [hugo.download('projects.exportProjects', { company_id }), all()]
    await untilHeldUp(2)
    return both
  })
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200])
  await untilNoneIsAtWork()
})

test('who waits for a place has it when one is given back', async () => {
  const asked: ReturnType<typeof all>[] = []
  await whileHeldUp(async () => {
    asked.push(...Array.from({ length: 4 }, () => all()))
    await untilHeldUp(bigReadsOfOne)
  })
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
})

test('who goes away gives their place back, and PostgreSQL stops reading for them', async () => {
  await whileHeldUp(async () => {
    const gone = new AbortController()
    const read = async () =>
      fetch(`${await baseUrl()}/v2/companies/${company_id}/residences?page_size=-1`, {
        headers: { authorization: `Bearer ${hugo.token}` },
        signal: gone.signal,
      }).catch(() => 'gone')
    const asked = Array.from({ length: 5 }, read)
    await untilHeldUp(bigReadsOfOne)
    gone.abort()
    expect(await Promise.all(asked)).toEqual(Array(5).fill('gone'))
    await untilHeldUp(0)
    await untilNoneIsAtWork()
  })
  expect((await all()).status).toBe(200)
  await untilNoneIsAtWork()
})

test('a place is given back by what is refused, by what fails, and by what is lost', async () => {
  for (let round = 0; round < 5; round += 1) {
    expect((await all({ sort: 'nonsense' })).error_reason).toBe('SORT_NOT_SUPPORTED')
    expect((await hugo.call('companies.getStatistics', { company_id: 999_999_999 })).status).toBe(404)
    expect((await hugo.call('projects.exportProjects', { company_id: 999_999_999 })).status).toBe(404)
  }
  const lost = await whileHeldUp(async () => {
    const asked = Array.from({ length: bigReadsOfOne }, () => all())
    await untilHeldUp(bigReadsOfOne)
    for (const pid of await waitingForLocks()) await pool.query('select pg_terminate_backend($1)', [pid])
    return Promise.all(asked)
  })
  expect(lost.map(({ error_reason }) => error_reason)).toEqual(Array(bigReadsOfOne).fill('SERVICE_UNAVAILABLE'))
  expect((await all()).status).toBe(200)
  await untilNoneIsAtWork()
})

test('an export keeps its place until it has been sent, and no longer', async () => {
  const { status, bytes } = await hugo.download('projects.exportProjects', { company_id })
  expect(status).toBe(200)
  expect(bytes.toString()).toContain('Maison Les Lilas')
  await untilNoneIsAtWork()
})
