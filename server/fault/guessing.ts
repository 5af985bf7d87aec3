// npm run fault:guessing: two hundred clients of forty networks guess passwords, codes of homes and codes of second
// factors against a real server, each as soon as it is answered. The limits must hold; owners must come in from the
// network that they are known on; and whoever reads a list must not wait three times as long as in the calm moments in
// between, nor while sixteen sign in at once. Prints one line of JSON; ends with 1 when anything is wrong.
// --seconds 300 (of guessing) --clients 200
import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Bystanders, callerOf, password, type Weather } from './bystanders.ts'
import { kinds, type Plan, type Told } from './guessers.ts'
import { openSession, setStage, startServer, type Stage } from './stage.ts'

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '300' }, clients: { type: 'string', default: '200' } },
})
const slice = 10
const slices = Math.max(1, Math.round(Number(values.seconds) / slice))
const calmMs = 4_000
const crowdSlices = 6
const crowdMs = 5_000

/** The limits of the product: so many in so many seconds. */
const limits = {
  password: [10, 900],
  factor: [10, 900],
  code: [5, 900],
  network: [50, 900],
  code_network: [20, 3600],
} as const
/** How often a window of so many seconds begins anew in a time. */
const windows = (from: number, until: number, seconds: number) =>
  Math.floor(until / 1000 / seconds) - Math.floor(from / 1000 / seconds) + 1
const mostOf = (counts: Record<string, number>) => Math.max(0, ...Object.values(counts))

const quantile = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
const round = (value: number) => Math.round(value * 10) / 10
const told = (times: Record<Weather, number[]>) =>
  Object.fromEntries(
    Object.entries(times)
      .filter(([, each]) => each.length > 0)
      .map(([name, each]) => [
        name,
        { count: each.length, p50_ms: round(quantile(each, 0.5)), p99_ms: round(quantile(each, 0.99)) },
      ]),
  )

const plain = 'hugo@clairiere.example'
const secured = 'marie@horizon.example'

const planOf = async (stage: Stage, port: number): Promise<Plan> => {
  const residents = await stage.query<{ username: string }>(
    `select distinct u.username from users u join residence_users ru on ru.user_id = u.id
     where u.is_active and u.deleted_at is null and u.username <> 'claire@foyer.example' order by 1 limit 12`,
  )
  const codes = residents.map(async ({ username }) => ({
    username,
    token: (await openSession(stage, username, 'resident')).token,
  }))
  return {
    port,
    clients: Number(values.clients),
    passwords: [plain, 'samira@rivages.example', 'zoe@batir-ouest.example', 'claire@foyer.example'],
    factors: [{ username: secured, password }],
    codes: await Promise.all(codes),
  }
}

/** How many guesses of each kind were looked at, at most, and how many may be. */
const heldOf = (found: Told, from: number) => {
  const until = Date.now()
  const most = {
    password: mostOf(found.password.looked),
    factor: mostOf(found.factor.looked),
    code: mostOf(found.code.looked),
    network: mostOf(found.networks.signIn),
    code_network: mostOf(found.networks.code),
  }
  return Object.entries(most).map(([name, count]) => {
    const [times, seconds] = limits[name as keyof typeof limits]
    return { name, most: count, allowed: times * windows(from, until, seconds) }
  })
}

const report = (found: Told, others: Bystanders, from: number) => {
  const held = heldOf(found, from)
  const against = (weather: Weather) => round(quantile(others.list[weather], 0.99) / quantile(others.list.calm, 0.99))
  const p99_against_calm = { guessed: against('guessed'), crowded: against('crowded') }
  const guesses = kinds.map((kind) => {
    const { sent, refused, looked } = found[kind]
    return [kind, { sent, refused, looked_at: Object.values(looked).reduce((sum, each) => sum + each, 0) }]
  })
  const wrong = [
    ...held.flatMap(({ name, most, allowed }) => (most > allowed ? [`limit of ${name}`] : [])),
    ...Object.entries(p99_against_calm).flatMap(([name, ratio]) => (ratio > 3 ? [`list while ${name}`] : [])),
    ...Object.keys(others.refused),
    ...Object.keys(found.strange),
  ]
  return {
    suite: 'guessing',
    clients: Number(values.clients),
    seconds: slices * slice,
    guesses: Object.fromEntries(guesses) as object,
    held,
    owners: others.counts,
    refused: others.refused,
    strange: found.strange,
    list: told(others.list),
    owner_signs_in: told(others.signIn),
    p99_against_calm,
    wrong,
  }
}

const stage = await setStage()
let stop = async () => {}
try {
  const server = await startServer({ ...stage, env: { ...stage.env, RATE_LIMITS: 'true', TRUST_PROXY: '1' } })
  stop = server.kill
  const from = Date.now()
  const others = await Bystanders.come(stage, callerOf(server.port), { plain, secured })
  const guessers = fork(path.join(import.meta.dirname, 'guessers.ts'), ['guess'])
  const plan = await planOf(stage, server.port)
  guessers.send(plan)
  await others.rest(calmMs)
  for (let count = 0; count < slices; count += 1) {
    await others.during('guessed', async () => {
      guessers.send('GO')
      await pause((slice * 1000) / 2)
      if (count === 0) await others.activate(stage)
      await pause((slice * 1000) / 2)
      guessers.send('REST')
    })
    await others.rest(calmMs)
  }
  guessers.send('OVER')
  const [found] = (await once(guessers, 'message')) as [Told]
  const people = await stage.query<{ username: string }>(
    `select username from users u where is_active and username <> all($1) and exists (
       select from user_role_companies c where c.user_id = u.id and c.is_active) order by id limit 16`,
    [[...plan.passwords, secured]],
  )
  for (let count = 0; count < crowdSlices; count += 1) {
    await others.during('crowded', () =>
      others.crowd(
        people.map(({ username }) => username),
        crowdMs,
      ),
    )
    await others.rest(calmMs)
  }
  await others.leave()
  const said = report(found, others, from)
  process.stdout.write(`${JSON.stringify(said)}\n`)
  process.exitCode = said.wrong.length > 0 ? 1 : 0
} finally {
  await stop().catch(() => {})
  await stage.strike()
}
