// npm run bench:interactions: how long what a person does on a list of homes takes until the screen has answered it, as
// the browser itself counts it (Event Timing: from the hand to the next frame, in steps of 8 ms). On this machine, and
// with a fourth of its processor.
import os from 'node:os'
import path from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { buildIfChanged } from '../../tools/building.ts'
import { findChromium } from '../../tools/chromium.ts'
import { chromiumOptions } from '../../tools/chromiumOptions.ts'
import { startEmbeddedPostgres } from '../../tools/embeddedPostgres.ts'
import { stopSignal } from '../../tools/processes.mjs'
import { root } from '../../tools/root.ts'
import { median } from '../figures.ts'
import { signIn, startPortal, type Portal } from './portal.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
/** A hand waits about so long before it does the next thing: what the last one began has come by then. */
const restMs = 900

type Act = { name: string; act: (page: Page) => Promise<unknown>; back?: (page: Page) => Promise<unknown> }
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first()
const escape = (page: Page) => page.keyboard.press('Escape')
const acts: Act[] = [
  { name: 'sort by name', act: (page) => page.getByRole('table').getByRole('button', { name: 'Nom' }).click() },
  {
    name: 'tick a row',
    act: (page) =>
      page
        .getByRole('checkbox', { name: /^Sélectionner : / })
        .first()
        .click(),
  },
  {
    name: 'tick all rows of the page',
    act: (page) => page.getByRole('checkbox', { name: 'Sélectionner toutes les lignes affichées' }).click(),
    back: (page) => page.getByRole('checkbox', { name: 'Sélectionner toutes les lignes affichées' }).click(),
  },
  { name: 'open « Affichage »', act: (page) => button(page, 'Affichage').click(), back: escape },
  { name: 'open a criterion', act: (page) => button(page, 'Filtrer par : Type').click(), back: escape },
  { name: 'open the advanced search', act: (page) => button(page, 'Recherche avancée').click(), back: escape },
  { name: 'open the palette', act: (page) => button(page, /^Rechercher ou/).click() },
  { name: 'a letter in the palette', act: (page) => page.keyboard.press('l'), back: escape },
  { name: 'a letter in the search of the list', act: (page) => page.getByRole('searchbox').press('m') },
  { name: 'clear it', act: (page) => page.getByRole('searchbox').press('Backspace') },
  { name: 'show another view', act: (page) => button(page, 'Non activés').click() },
  { name: 'and all again', act: (page) => button(page, 'Tous').click() },
]

/** Notes in the page how long each interaction took that took longer than a frame. */
const watch = (token: string) => {
  localStorage.setItem('logis.token', JSON.stringify({ access_token: token, expires_at: Date.now() + 3_600_000 }))
  const taken: number[] = []
  Object.assign(window, { taken })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) taken.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** The longest of its events, in milliseconds; 16 at least, of which nothing is told. */
const timed = async (page: Page, act: Act['act']): Promise<number> => {
  const taken = () => page.evaluate(() => (window as unknown as { taken: number[] }).taken.splice(0))
  await taken()
  await act(page)
  await page.waitForTimeout(restMs)
  return Math.max(16, ...(await taken()))
}

const measure = async (browser: Browser, portal: Portal, token: string, slower: number) => {
  const found = new Map(acts.map(({ name }) => [name, [] as number[]]))
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'fr-FR' })
    await context.addInitScript(watch, token)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    await page.goto(portal.origin)
    await page.getByRole('link', { name: 'Mes projets' }).first().click()
    await page
      .getByRole('checkbox', { name: /^Sélectionner : / })
      .first()
      .waitFor()
    await page.waitForTimeout(4_000)
    for (const { name, act, back } of acts) {
      found.get(name)!.push(await timed(page, act))
      if (!back) continue
      await back(page)
      await page.waitForTimeout(restMs)
    }
    await context.close()
  }
  return found
}

const run = async () => {
  const stop = stopSignal()
  if (!(await buildIfChanged(stop))) return 1
  const database = await startEmbeddedPostgres({
    dataDir: path.join(root, '.data/bench-interactions-postgres'),
    port: 54_393,
    database: 'logis_interactions',
  })
  const portal = await startPortal(database.url, { port: 3904, files: 'bench-interactions-files' })
  process.env['CHROMIUM'] = await findChromium(stop)
  const browser = await chromium.launch(chromiumOptions())
  try {
    const token = await signIn(portal, 'hugo@clairiere.example')
    console.log(`load before: ${os.loadavg()[0]!.toFixed(1)} on ${os.cpus().length} cores`)
    const whole = await measure(browser, portal, token, 1)
    const fourth = await measure(browser, portal, token, 4)
    console.log('| interaction | median | worst | median, a fourth of the processor | worst |\n|---|--:|--:|--:|--:|')
    for (const [name, taken] of whole) {
      const slowly = fourth.get(name)!
      const cells = [median(taken), Math.max(...taken), median(slowly), Math.max(...slowly)]
      console.log(`| ${[name, ...cells.map((value) => `${value.toFixed(0)} ms`)].join(' | ')} |`)
    }
    return 0
  } finally {
    await browser.close()
    portal.server.kill()
    await database.stop()
  }
}

process.exit(await run())
