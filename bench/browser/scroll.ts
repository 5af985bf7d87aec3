// npm run bench:scroll: a home's 10,000 devices, all of them in one table, against a bare windowed list of the same
// rows in the same browser. Ratios count; absolute figures do not travel.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium, type Page } from 'playwright'
import { buildServerIfChanged, buildWebIfChanged } from '../../tools/building.ts'
import { findChromium } from '../../tools/chromium.ts'
import { chromiumOptions } from '../../tools/chromiumOptions.ts'
import { stopSignal } from '../../tools/processes.mjs'
import { root } from '../../tools/root.ts'
import { openBenchDatabase, tokenOf } from '../database.ts'
import { ms } from '../figures.ts'
import { startProduct } from '../product.ts'
import { openingOf, parseOf, prepare, type Line } from './scroll.page.ts'
import { besideBare, openRows, screens, type Screen } from './scrolling.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const port = 3900
const origin = `http://127.0.0.1:${port}`
const company = 2
const home = 5
const devices = 10_000
const list = `/v2/residences/${home}/devices?page=1&page_size=-1`

const startServer = async (databaseUrl: string) => {
  const server = startProduct({ url: databaseUrl, port, env: { LOG_LEVEL: 'error' } })
  for (let tries = 0; tries < 150; tries += 1) {
    const response = await fetch(`${origin}/v2/portal`).catch(() => null)
    if (response?.ok) return server
    await pause(200)
  }
  throw new Error('The server does not answer')
}

/** Opens the project with every device in its table. */
const openProduct = async (page: Page, screen: Screen) => {
  await page.goto(`${origin}/project/${company}/${home}?dev.taille=-1`)
  return openRows(page, 'section[data-virtual]', screen)
}

const screenOf = async (screen: Screen, browser: Awaited<ReturnType<typeof launch>>) => {
  const context = await browser.newContext({ viewport: screen.viewport, locale: 'fr-FR' })
  await context.addInitScript(prepare, tokenOf(company))
  const page = await context.newPage()
  const product = await openProduct(page, screen)
  const opening = await page.evaluate(openingOf, `/residences/${home}/devices`)
  const parse = await page.evaluate(parseOf, { path: list, token: tokenOf(company) })
  const { rowHeight, lines } = await besideBare({ context, page, product, lines: await linesOf(), rounds })
  await context.close()
  if (parse.rows !== devices) throw new Error(`${parse.rows} rows instead of ${devices}: ${screen.rows}`)
  const size = `${(parse.bytes / 1e6).toFixed(1)} MB`
  return [
    `\n${screen.name}, rows of ${rowHeight.toFixed(1)} px. Opened: ${size} of rows read as JSON in ${ms(parse.parsed)}; after the answer the page is busy for ${ms(opening.blocked)}, ${ms(opening.longest)} at most at a time.\n`,
    ...lines,
  ]
}

const linesOf = async (): Promise<Line[]> => {
  const response = await fetch(origin + list, { headers: { authorization: `Bearer ${tokenOf(company)}` } })
  const { data } = (await response.json()) as { data: Line[] }
  return data.map(({ name, manufacturer, type, created_at }) => ({ name, manufacturer, type, created_at }))
}

const launch = async (stop: AbortSignal) => {
  process.env['CHROMIUM'] = await findChromium(stop)
  return chromium.launch(chromiumOptions())
}

const run = async () => {
  const stop = stopSignal()
  if (!(await buildServerIfChanged(stop))) return 1
  if (!process.env.WEB_FOLDER && !(await buildWebIfChanged(stop))) return 1
  const database = await openBenchDatabase()
  const server = await startServer(database.url)
  const browser = await launch(stop)
  try {
    const lines: string[] = []
    for (const screen of screens) {
      const measured = await screenOf(screen, browser)
      console.log(measured.join('\n'))
      lines.push(...measured)
    }
    writeFileSync(path.join(root, '.data/bench-scroll.md'), `${lines.join('\n')}\n`)
    return 0
  } finally {
    await browser.close()
    server.kill()
    await database.stop()
  }
}

process.exit(await run())
