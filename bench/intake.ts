// npm run bench:intake: 10,000 homes from a spreadsheet, by a server of calls and a worker of their own: how long it takes
// until all lines are judged and until all homes are made, and the most memory that each of the two processes held.
// Ends with 1 when one of them is over 250 MB, lines take over ten seconds or homes over a minute.
import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import writeXlsxFile from 'write-excel-file/node'
import { openSession, setStage, startServer, type RunningServer, type Stage } from '../server/fault/stage.ts'

const lines = 10_000
const limits = { mb: 250, judged: 10, created: 60 }

const titles = ['Nom', 'Type', 'N° contrat', 'Adresse', 'Code postal', 'Ville', 'E-mail', 'Téléphone', 'Surface']
const line = (n: number, as: string) => [
  `Maison ${as} ${n}`,
  'Maison',
  `${as}-${n}`,
  `${(n % 400) + 1} rue des Lilas`,
  '44000',
  'Nantes',
  `client.${n}.${as}@foyer.example`,
  '0612345678',
  '92,5',
]
const rows = (as: string) => [titles, ...Array.from({ length: lines }, (_, n) => line(n + 1, as))]
const workbook = (as: string): Promise<Buffer> =>
  writeXlsxFile(rows(as).map((row) => row.map((value) => ({ value })))).toBuffer()
const text = (as: string) =>
  Promise.resolve(
    Buffer.from(
      rows(as)
        .map((row) => row.join(';'))
        .join('\r\n'),
    ),
  )

type Session = { origin: string; token: string; companyId: number }
type Intake = { id: number; state: string; counts: Record<string, number> }

const ask = async ({ origin, token, companyId }: Session, method: string, place: string, body?: FormData | object) => {
  const isForm = body instanceof FormData
  const response = await fetch(`${origin}/v2/companies/${companyId}/intakes${place}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && !isForm && { 'content-type': 'application/json' }) },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  })
  const answer = (await response.json()) as { data: Intake }
  if (!response.ok) throw new Error(`${method} ${place}: ${response.status} ${JSON.stringify(answer)}`)
  return answer.data
}

const statusOf = ({ pid }: RunningServer, field: 'VmHWM' | 'VmRSS') =>
  Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
const secondsSince = (begun: number) => Math.round((performance.now() - begun) / 100) / 10

const takeIn = async (session: Session, name: string, bytes: Buffer) => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), name)
  const begun = performance.now()
  const opened = await ask(session, 'POST', '', form)
  await ask(session, 'GET', `/${opened.id}/rows?page_size=100`)
  const judged = secondsSince(begun)
  const started = performance.now()
  await ask(session, 'POST', `/${opened.id}/start`, { without_faulty: false })
  for (;;) {
    const { state } = await ask(session, 'GET', `/${opened.id}`)
    if (state !== 'RUNNING') break
    await pause(250)
  }
  return { judged, created: secondsSince(started) }
}

type Servers = Record<'web' | 'worker', RunningServer>
const told = (servers: Servers, field: 'VmHWM' | 'VmRSS') => ({
  web: statusOf(servers.web, field),
  worker: statusOf(servers.worker, field),
})

const measureOne = async (
  servers: Servers,
  whose: Omit<Session, 'origin'>,
  name: string,
  bytesOf: (as: string) => Promise<Buffer>,
) => {
  const before_mb = told(servers, 'VmRSS')
  // What it took to start is not what it takes to work: the peak is counted from here.
  for (const { pid } of Object.values(servers)) writeFileSync(`/proc/${pid}/clear_refs`, '5')
  const session = { ...whose, origin: `http://127.0.0.1:${servers.web.port}` }
  const seconds = await takeIn(session, name, await bytesOf(name.split('.')[1]!))
  return { ...seconds, before_mb, most_mb: told(servers, 'VmHWM') }
}

const measure = async (stage: Stage) => {
  const roleOf = (ROLE: string): Stage => ({ ...stage, env: { ...stage.env, ROLE, SEED_DEMO: 'never' } })
  // The demo world is made by a server that is gone when the others begin.
  await (await startServer(stage)).kill()
  const { token } = await openSession(stage)
  const [home] = await stage.query<{ company_id: string }>(
    `select company_id from residences where name = 'Maison Les Saules'`,
  )
  const results = []
  for (const [name, bytesOf] of [
    ['rafale.xlsx', workbook],
    ['rafale.csv', text],
  ] as const) {
    const servers = { web: await startServer(roleOf('web')), worker: await startServer(roleOf('worker')) }
    try {
      const result = await measureOne(servers, { token, companyId: Number(home?.company_id) }, name, bytesOf)
      console.log(JSON.stringify({ name, lines, ...result }))
      results.push(result)
    } finally {
      await Promise.all(Object.values(servers).map((server) => server.kill()))
    }
  }
  return results
}

const stage = await setStage()
try {
  const results = await measure(stage)
  const isOver = ({ judged, created, most_mb }: (typeof results)[number]) =>
    judged > limits.judged || created > limits.created || Object.values(most_mb).some((mb) => mb > limits.mb)
  process.exitCode = results.some(isOver) ? 1 : 0
} finally {
  await stage.strike()
}
