// npm run bench:scroll: a home's 10,000 devices, all of them in one table, against a bare windowed list of the same
// rows in the same browser. Ratios count; absolute figures do not travel.
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium, type CDPSession, type Page } from 'playwright'
import { findChromium } from '../tools/chromium.ts'
import { chromiumOptions } from '../tools/chromiumOptions.ts'
import { stopSignal } from '../tools/processes.mjs'
import { root } from '../tools/root.ts'
import { buildWebIfChanged } from '../tools/webBuild.ts'
import { openBenchDatabase, tokenOf } from './database.ts'
import {
  bareList,
  openingOf,
  parseOf,
  prepare,
  scrollThrough,
  shapeOf,
  type Line,
  type Scroll,
  type Shape,
} from './scroll.page.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const origin = 'http://127.0.0.1:3900'
const company = 2
const home = 5
const devices = 10_000
const list = `/v2/residences/${home}/devices?page=1&page_size=-1`

/** A wheel turned in haste; the bar dragged, so that no row in sight was there the frame before. */
const motions = { wheel: { step: 120, steps: 240 }, bar: { step: 1_100, steps: 240 } }
type Motion = keyof typeof motions
type Screen = { name: string; viewport: { width: number; height: number }; rows: string }
const screens: Screen[] = [
  { name: 'table, 1440 × 900', viewport: { width: 1440, height: 900 }, rows: 'tbody[data-index]' },
  { name: 'cards, 390 × 844', viewport: { width: 390, height: 844 }, rows: 'li[data-index]' },
]

const startServer = async (databaseUrl: string) => {
  const server = spawn(process.execPath, [path.join(root, 'server/src/main.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      PORT: '3900',
      INTERNAL_PORT: '3901',
      SEED_DEMO: 'never',
      RATE_LIMITS: 'false',
      LOG_LEVEL: 'error',
      ROLE: 'web',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (let tries = 0; tries < 150; tries += 1) {
    const response = await fetch(`${origin}/v2/portal`).catch(() => null)
    if (response?.ok) return server
    await pause(200)
  }
  throw new Error('The server does not answer')
}

/** What the page itself computes, whatever else the machine does meanwhile. */
const ownTime = { timeDomain: 'threadTicks' } as const

/** Milliseconds that the page has worked so far. */
const workOf = async (session: CDPSession) => {
  const { metrics } = await session.send('Performance.getMetrics')
  const milliseconds = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000
  return {
    script: milliseconds('ScriptDuration'),
    layout: milliseconds('LayoutDuration') + milliseconds('RecalcStyleDuration'),
  }
}

type Measured = { frames: number[]; script: number[]; layout: number[]; rows: number; nodes: number }

const measure = async (page: Page, session: CDPSession, scroll: Scroll): Promise<Measured> => {
  const before = await workOf(session)
  const { frames, rows, nodes } = await page.evaluate(scrollThrough, scroll)
  const after = await workOf(session)
  return {
    frames,
    script: [(after.script - before.script) / scroll.steps],
    layout: [(after.layout - before.layout) / scroll.steps],
    rows,
    nodes,
  }
}

const merge = (some: Measured | undefined, more: Measured): Measured => ({
  frames: [...(some?.frames ?? []), ...more.frames],
  script: [...(some?.script ?? []), ...more.script],
  layout: [...(some?.layout ?? []), ...more.layout],
  rows: Math.max(some?.rows ?? 0, more.rows),
  nodes: Math.max(some?.nodes ?? 0, more.nodes),
})

const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
const ms = (value: number) => `${value.toFixed(1)} ms`

const rowOf = (name: string, { frames, script, layout, rows, nodes }: Measured) =>
  `| ${[
    name,
    ms(quantile(frames, 0.5)),
    ms(quantile(frames, 0.95)),
    ms(Math.max(...frames)),
    ms(quantile(script, 0.5)),
    ms(quantile(layout, 0.5)),
    rows,
    nodes,
  ].join(' | ')} |`

const headings = [
  '| list | frame, median | frame, p95 | frame, worst | script a frame | style and layout a frame | rows drawn | elements |',
  '|---|--:|--:|--:|--:|--:|--:|--:|',
]

/** Opens the project with every device in its table. */
const openProduct = async (page: Page, { rows }: Screen) => {
  await page.goto(`${origin}/project/${company}/${home}?dev.taille=-1`)
  const frame = 'section[data-virtual]'
  await page.locator(`${frame} ${rows}`).nth(10).waitFor({ timeout: 60_000 })
  await page.locator(frame).scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  return { frame, rows }
}

const screenOf = async (screen: Screen, browser: Awaited<ReturnType<typeof launch>>) => {
  const { viewport, rows } = screen
  const context = await browser.newContext({ viewport, locale: 'fr-FR' })
  await context.addInitScript(prepare, tokenOf(company))
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', ownTime)
  const product = await openProduct(page, screen)
  const opening = await page.evaluate(openingOf, `/residences/${home}/devices`)
  const parse = await page.evaluate(parseOf, { path: list, token: tokenOf(company) })
  const shape = await page.evaluate(shapeOf, product)

  const bare = await context.newPage()
  const bareSession = await context.newCDPSession(bare)
  await bareSession.send('Performance.enable', ownTime)
  await bare.evaluate(bareList, { lines: await linesOf(), shape } satisfies { lines: Line[]; shape: Shape })

  const measured: Partial<Record<`${'product' | 'bare'} ${Motion}`, Measured>> = {}
  for (let round = 0; round < rounds; round += 1) {
    for (const motion of Object.keys(motions) as Motion[]) {
      await page.bringToFront()
      const ofProduct = await measure(page, session, { ...product, ...motions[motion] })
      measured[`product ${motion}`] = merge(measured[`product ${motion}`], ofProduct)
      await bare.bringToFront()
      const ofBare = await measure(bare, bareSession, { frame: '#frame', rows: '#frame > * > *', ...motions[motion] })
      measured[`bare ${motion}`] = merge(measured[`bare ${motion}`], ofBare)
    }
  }
  await context.close()
  if (parse.rows !== devices) throw new Error(`${parse.rows} rows instead of ${devices}: ${rows}`)
  const size = `${(parse.bytes / 1e6).toFixed(1)} MB`
  return [
    `\n${screen.name}, rows of ${shape.rowHeight.toFixed(1)} px. Opened: ${size} of rows read as JSON in ${ms(parse.parsed)}; after the answer the page is busy for ${ms(opening.blocked)}, ${ms(opening.longest)} at most at a time.\n`,
    ...headings,
    ...Object.entries(measured).map(([name, values]) => rowOf(name, values)),
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
