// npm run bench:inbox: how long it takes until what a resident does stands in an inbox that is open in two browsers, at
// two servers on one database. Between two rounds one of the servers is killed and started again; what happens meanwhile
// is told once it is back. Ends with 1 when a median is over two seconds. `npm run bench:inbox -- 10` for ten rounds.
import { setTimeout as pause } from 'node:timers/promises'
import path from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { openSession, setStage, startServer, type RunningServer, type Stage } from '../server/fault/stage.ts'
import { freePort } from '../server/src/platform/ports.ts'
import { findChromium } from '../tools/chromium.ts'
import { buildWebIfChanged } from '../tools/building.ts'
import { median } from './figures.ts'

const root = path.resolve(import.meta.dirname, '..')
const rounds = Number(process.argv[2] ?? 6)
const goalMs = 2000
const never = new AbortController().signal

type Ports = { PORT: string; INTERNAL_PORT: string }
const openPorts = async (): Promise<Ports> => ({
  PORT: String(await freePort()),
  INTERNAL_PORT: String(await freePort()),
})
/** A server that is started again is found where it was. */
const start = (stage: Stage, ports: Ports) => startServer(stage, undefined, ports)

/** The company's person, who looks at nothing but the bell. */
const openInbox = async (browser: Browser, { PORT }: Ports, token: string): Promise<Page> => {
  const page = await (await browser.newContext({ locale: 'fr-FR' })).newPage()
  await page.addInitScript((access_token) => {
    localStorage.setItem('logis.token', JSON.stringify({ access_token, expires_at: Date.now() + 3_600_000 }))
  }, token)
  await page.goto(`http://127.0.0.1:${PORT}/`)
  await page.getByRole('button', { name: /^Notifications/ }).waitFor()
  return page
}
const untilUnread = (page: Page, unread: number) =>
  page.getByRole('button', { name: new RegExp(`^Notifications, ${unread} non lue`) }).waitFor({ timeout: 60_000 })

const post = async ({ PORT }: Ports, token: string, place: string, body: object) => {
  const response = await fetch(`http://127.0.0.1:${PORT}/v2${place}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${place}: ${response.status} ${await response.text()}`)
  return ((await response.json()) as { data: { id: number; residence_code: string } }).data
}

class Activations {
  readonly #ports: Ports
  readonly #staff: string
  readonly #resident: string
  readonly #companyId: number

  constructor(ports: Ports, staff: string, resident: string, companyId: number) {
    this.#ports = ports
    this.#staff = staff
    this.#resident = resident
    this.#companyId = companyId
  }

  /** A home of the company that its owner activates: what the inbox is told of. */
  async happen() {
    const { residence_code } = await post(this.#ports, this.#staff, `/companies/${this.#companyId}/residences`, {
      type: 'HOUSE',
      name: 'Boîte',
      contact_information: { addresses: [{ street_name: 'Rue Neuve', zip_code: '67000', city: 'Strasbourg' }] },
    })
    await post(this.#ports, this.#resident, '/residence-code/activate', { activation_code: residence_code })
  }
}

const measure = async (stage: Stage, browser: Browser) => {
  const ports = [await openPorts(), await openPorts()] as const
  const servers: RunningServer[] = [await start(stage, ports[0]), await start(stage, ports[1])]
  try {
    await stage.query('delete from notifications')
    const [karim, claire] = [
      await openSession(stage, 'karim@renovest.example'),
      await openSession(stage, 'claire@foyer.example', 'resident'),
    ]
    const [company] = await stage.query<{ id: string }>(`select id from companies where name = 'Rénov’Est'`)
    // What happens, happens at the second server.
    const activations = new Activations(ports[1], karim.token, claire.token, Number(company?.id))
    const pages = await Promise.all(ports.map((each) => openInbox(browser, each, karim.token)))
    const live: number[] = []
    const missed: number[] = []
    let unread = 0
    for (let round = 0; round < rounds; round += 1) {
      unread += 1
      const heard = (each: Page) => untilUnread(each, unread).then(() => performance.now())
      const hearing = Promise.all(pages.map(heard))
      await activations.happen()
      const happened = performance.now()
      for (const at of await hearing) live.push(Math.max(0, at - happened))

      await servers[0]!.kill()
      unread += 1
      await activations.happen()
      servers[0] = await start(stage, ports[0])
      const back = performance.now()
      await Promise.all(pages.map((each) => untilUnread(each, unread)))
      missed.push(performance.now() - back)
      // A server that stays for so little time is not believed to be back (`web/src/platform/inbox/follow.ts`).
      await pause(6000)
    }
    return { live, missed }
  } finally {
    await Promise.all(servers.map((server) => server.kill()))
  }
}

if (!(await buildWebIfChanged(never))) process.exit(1)
const stage = await setStage()
Object.assign(stage.env, { WEB_FOLDER: path.join(root, 'web/dist'), ROLE: 'all' })
const browser = await chromium.launch({ executablePath: await findChromium(never) })
try {
  const { live, missed } = await measure(stage, browser)
  const told = (times: readonly number[]) => ({
    times: times.length,
    median_ms: Math.round(median(times)),
    most_ms: Math.round(Math.max(...times)),
  })
  console.log(JSON.stringify({ suite: 'inbox', live: told(live), after_restart: told(missed) }))
  process.exitCode = median(live) <= goalMs ? 0 : 1
} finally {
  await browser.close()
  await stage.strike()
}
process.exit()
