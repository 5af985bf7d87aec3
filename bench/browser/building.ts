// npm run bench:building: the page of a building of 1,000 flats beside one of 12, in turn: how long its flats take to
// answer, and from the call for them to their first rows on the screen; then all of the 1,000 scrolled through, beside a
// bare list of as many. Ratios count; absolute figures do not travel.
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { chromium, type Browser } from 'playwright'
import { buildIfChanged } from '../../tools/building.ts'
import { findChromium } from '../../tools/chromium.ts'
import { chromiumOptions } from '../../tools/chromiumOptions.ts'
import { startEmbeddedPostgres } from '../../tools/embeddedPostgres.ts'
import { stopSignal } from '../../tools/processes.mjs'
import { root } from '../../tools/root.ts'
import { median } from '../figures.ts'
import { signIn, startPortal, type Portal } from './portal.ts'
import { prepare } from './scroll.page.ts'
import { besideBare, openRows, screens } from './scrolling.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 9)
const origin = 'http://127.0.0.1:3902'
const flats = 1000
const name = 'Tour de mille logements'

/** Set once it runs. */
let portal: Portal
const signedIn = (username: string) => signIn(portal, username)

const send = async (token: string, address: string, body: unknown) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const answer = await fetch(`${origin}/v2${address}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { data: { id: number } }).data
}

type Company = { id: number; small: number }
/** A tower of 1,000 flats, two of three let and connected; made once. */
const towerOf = async (client: pg.Client, company: Company) => {
  const known = await client.query<{ id: number }>('select id::int from residences where name = $1', [name])
  if (known.rows[0]) return known.rows[0].id
  const marie = await signedIn('marie@horizon.example')
  const place = { street_number: '8', street_name: 'Rue du Port', extra_infos: null, zip_code: '44600' }
  const { id } = await send(marie, `/companies/${company.id}/residences`, {
    type: 'BUILDING',
    name,
    contract_number: null,
    contact_information: { addresses: [{ ...place, city: 'Saint-Nazaire', country_code: 'FR' }], emails: [] },
  })
  const made = Array.from({ length: flats }, (_, at) => ({ name: `Appartement ${at + 1}`, floor: at % 25, size: 45 }))
  await send(marie, `/buildings/${id}/flats`, { flats: made })
  await client.query(
    `with made as (
       insert into users (username, email, first_name, last_name)
       select 'tour' || f.id || '@foyer.example', 'tour' || f.id || '@foyer.example', 'Camille', 'Locataire ' || f.id
       from residences f where f.parent_id = $1 and f.id % 3 > 0 returning id, username)
     insert into residence_users (residence_id, user_id, role_code)
     select substring(username from '[0-9]+')::bigint, id, 'TENANT' from made`,
    [id],
  )
  await client.query(
    `insert into energy_subscriptions (residence_id, user_id, energy, delivery_point, status)
     select l.residence_id, l.user_id, 'ELECTRICITY', '12345678901234', 'COMMUNICATING'
     from residence_users l join residences f on f.id = l.residence_id where f.parent_id = $1`,
    [id],
  )
  await client.query('vacuum analyze')
  return id
}

const worst = (values: readonly number[]) => Math.max(...values)
/** What else the machine was busy with: figures of a busy one say little. */
const tellLoad = (when: string) =>
  console.log(`load ${when}: ${os.loadavg()[0]!.toFixed(1)} on ${os.cpus().length} cores`)

/** Milliseconds until the whole answer is there. */
const answered = async (token: string, address: string): Promise<number> => {
  const before = performance.now()
  const answer = await fetch(`${origin}/v2${address}`, { headers: { authorization: `Bearer ${token}` } })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return performance.now() - before
}

/** Notes in the page when the first row of the flats is drawn. */
const watchRows = (token: string) => {
  localStorage.setItem('logis.token', JSON.stringify({ access_token: token, expires_at: Date.now() + 3_600_000 }))
  const look = () => {
    if (document.querySelector('#flats tbody a[target="_blank"]'))
      Object.assign(window, { firstRow: performance.now() })
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** From the call for the first flats to their first row, in milliseconds. */
const drawn = async (browser: Browser, token: string, company: number, building: number): Promise<number> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'fr-FR' })
  await context.addInitScript(watchRows, token)
  const page = await context.newPage()
  await page.goto(`${origin}/project/${company}/${building}#flats`)
  const row = await page.waitForFunction(() => (window as unknown as { firstRow?: number }).firstRow, undefined, {
    timeout: 60_000,
  })
  const at = (await row.jsonValue()) as number
  const asked = await page.evaluate(
    () =>
      performance.getEntriesByType('resource').find((entry) => /\/flats\?.*page_size=25/.test(entry.name))?.startTime,
  )
  await context.close()
  if (asked === undefined) throw new Error('The page did not ask for its flats')
  return at - asked
}

const measure = async (browser: Browser, company: Company, tower: number) => {
  const token = await signedIn('samira@rivages.example')
  const calls = {
    'first 25 flats': (id: number) => answered(token, `/buildings/${id}/flats?page=1&page_size=25`),
    'floors of the front': (id: number) => answered(token, `/buildings/${id}/floors`),
    'all flats': (id: number) => answered(token, `/buildings/${id}/flats?page=1&page_size=-1`),
    'first rows on the screen': (id: number) => drawn(browser, token, company.id, id),
  }
  console.log(`| what | ${flats} flats, median | worst | 12 flats, median | ratio |\n|---|--:|--:|--:|--:|`)
  for (const [what, take] of Object.entries(calls)) {
    const [large, small]: [number[], number[]] = [[], []]
    for (let round = 0; round <= rounds; round += 1) {
      const [ofLarge, ofSmall] = [await take(tower), await take(company.small)]
      // The first round warms what is warm in a server that runs.
      if (round === 0) continue
      large.push(ofLarge)
      small.push(ofSmall)
    }
    const [of, beside] = [median(large), median(small)]
    console.log(
      `| ${what} | ${of.toFixed(0)} ms | ${worst(large).toFixed(0)} ms | ${beside.toFixed(0)} ms | ${(of / beside).toFixed(1)} |`,
    )
  }
}

/** Scrolls through all flats of the tower, as `npm run bench:scroll` does through devices. */
const scroll = async (browser: Browser, company: number, tower: number) => {
  const token = await signedIn('samira@rivages.example')
  const lines = Array.from({ length: flats }, (_, at) => ({
    name: `Appartement ${at + 1}`,
    manufacturer: `Camille Locataire ${at + 1}`,
    type: String(at % 25),
    created_at: '2026-01-01',
  }))
  for (const screen of screens) {
    const context = await browser.newContext({ viewport: screen.viewport, locale: 'fr-FR' })
    await context.addInitScript(prepare, token)
    const page = await context.newPage()
    await page.goto(`${origin}/project/${company}/${tower}?logements.taille=-1#flats`)
    const product = await openRows(page, '#flats section[data-virtual]', screen)
    const { rowHeight, lines: table } = await besideBare({ context, page, product, lines, rounds: 3 })
    console.log([`\n${screen.name}, rows of ${rowHeight.toFixed(1)} px\n`, ...table].join('\n'))
    await context.close()
  }
}

const run = async () => {
  const stop = stopSignal()
  if (!(await buildIfChanged(stop))) return 1
  const database = await startEmbeddedPostgres({
    dataDir: path.join(root, '.data/bench-building-postgres'),
    port: 54_392,
    database: 'logis_building',
  })
  portal = await startPortal(database.url, { port: 3902, files: 'bench-building-files' })
  const client = new pg.Client({ connectionString: database.url })
  process.env['CHROMIUM'] = await findChromium(stop)
  const browser = await chromium.launch(chromiumOptions())
  try {
    await client.connect()
    const { rows } = await client.query<Company>(
      "select company_id::int as id, id::int as small from residences where name = 'Résidence Les Tilleuls'",
    )
    const tower = await towerOf(client, rows[0]!)
    tellLoad('before')
    await measure(browser, rows[0]!, tower)
    await scroll(browser, rows[0]!.id, tower)
    tellLoad('after')
    return 0
  } finally {
    await browser.close()
    await client.end()
    portal.server.kill()
    await database.stop()
  }
}

process.exit(await run())
