// How a long list scrolls in the portal, beside a bare windowed list of the same lines in the same browser.
import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, CDPSession, Page } from 'playwright'
import { ms, quantile } from '../figures.ts'
import { bareList, scrollThrough, shapeOf, type Line, type Scroll, type Shape } from './scroll.page.ts'

/** A wheel turned in haste; the bar dragged, so that no row in sight was there the frame before. */
const motions = { wheel: { step: 120, steps: 240 }, bar: { step: 1_100, steps: 240 } }
type Motion = keyof typeof motions
export type Screen = { name: string; viewport: { width: number; height: number }; rows: string }
export const screens: Screen[] = [
  { name: 'table, 1440 × 900', viewport: { width: 1440, height: 900 }, rows: 'tbody[data-index]' },
  { name: 'cards, 390 × 844', viewport: { width: 390, height: 844 }, rows: 'li[data-index]' },
]

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

/** Waits until the rows of a frame are drawn and the page has come to rest, and tells where they are. */
export const openRows = async (page: Page, frame: string, { rows }: Screen) => {
  await page.locator(`${frame} ${rows}`).nth(10).waitFor({ timeout: 60_000 })
  await page.locator(frame).scrollIntoViewIfNeeded()
  // The inbox is listened to for as long as the page is open: the network is never idle.
  await pause(2_000)
  return { frame, rows }
}

type Beside = {
  context: BrowserContext
  page: Page
  product: { frame: string; rows: string }
  lines: Line[]
  rounds: number
}

/** Scrolls the product's list and the bare one in turn; the lines of a table of what their frames took. */
export const besideBare = async ({ context, page, product, lines, rounds }: Beside) => {
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', ownTime)
  const shape = await page.evaluate(shapeOf, product)
  const bare = await context.newPage()
  const bareSession = await context.newCDPSession(bare)
  await bareSession.send('Performance.enable', ownTime)
  await bare.evaluate(bareList, { lines, shape } satisfies { lines: Line[]; shape: Shape })

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
  const table = [...headings, ...Object.entries(measured).map(([name, values]) => rowOf(name, values))]
  return { rowHeight: shape.rowHeight, lines: table }
}
