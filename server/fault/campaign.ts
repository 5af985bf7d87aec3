// node server/fault/campaign.ts [--mails 5000] [--kills 10]: a campaign of so many homes leaves while the worker is killed
// again and again; each home is written to once, by one mail of one Message-ID.
import net from 'node:net'
import { parseArgs } from 'node:util'
import { setTimeout as pause } from 'node:timers/promises'
import { openSession, setStage, startServer, type Stage } from './stage.ts'

const { values } = parseArgs({
  options: { mails: { type: 'string', default: '5000' }, kills: { type: 'string', default: '10' } },
})
const [mails, kills] = [Number(values.mails), Number(values.kills)]

/** Takes every mail, and remembers to whom and under which Message-ID. */
const openMailbox = async () => {
  const taken: { to: string; id: string }[] = []
  const server = net.createServer((socket) => {
    let text = ''
    let to: string | null = null
    let isData = false
    socket.on('error', () => {})
    socket.write('220 mailbox\r\n')
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      text += chunk
      for (;;) {
        const end = isData ? text.indexOf('\r\n.\r\n') : text.indexOf('\r\n')
        if (end < 0) return
        const line = text.slice(0, end)
        text = text.slice(end + (isData ? 5 : 2))
        if (isData) {
          taken.push({ to: to ?? '', id: /^message-id: (.*)$/im.exec(line)?.[1]?.trim() ?? '' })
          isData = false
          socket.write('250 taken\r\n')
        } else if (/^RCPT TO:<(.*)>/i.test(line)) {
          to = /<(.*)>/.exec(line)![1]!.toLowerCase()
          socket.write('250 ok\r\n')
        } else if (/^DATA/i.test(line)) {
          isData = true
          socket.write('354 go on\r\n')
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
        else socket.write(/^EHLO/i.test(line) ? '250 mailbox\r\n' : '250 ok\r\n')
      }
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as net.AddressInfo
  return { taken, url: `smtp://127.0.0.1:${port}`, close: () => server.close() }
}

type Caller = (method: string, path: string, body?: object) => Promise<{ data: { id: number; state: string } }>
const callerOf =
  (port: number, token: string): Caller =>
  async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}/v2${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as { data: { id: number; state: string } }
  }

/** So many houses, each at an address of its own. */
const makeHouses = async (call: Caller, companyId: number): Promise<void> => {
  let next = 0
  const make = async () => {
    for (let number = (next += 1); number <= mails; number = next += 1)
      await call('POST', `/companies/${companyId}/residences`, {
        type: 'HOUSE',
        name: `Campagne ${number}`,
        contact_information: {
          addresses: [{ street_name: 'Rue Neuve', zip_code: '67000', city: 'Strasbourg' }],
          emails: [{ email: `campagne.${number}@foyer.example` }],
        },
      })
  }
  await Promise.all(Array.from({ length: 8 }, make))
}

const stateOf = async ({ query }: Stage, id: number) =>
  (
    await query<{ state: string; waiting: string; unsent: string }>(
      `select state, (select count(*) from campaign_homes h where h.campaign_id = c.id and h.state = 'WAITING') as waiting,
         (select count(*) from campaign_mails m join communication_logs l on l.id = m.log_id
           where m.campaign_id = c.id and l.status = 'PROGRAMMED') as unsent
       from campaigns c where c.id = $1`,
      [id],
    )
  )[0]!

const stage = await setStage()
const mailbox = await openMailbox()
const worker = { ...stage, env: { ...stage.env, ROLE: 'all', SMTP_URL: mailbox.url } }
try {
  let server = await startServer(stage)
  const { token } = await openSession(stage, 'karim@renovest.example')
  const [company] = await stage.query<{ id: string }>(`select id from companies where name = 'Rénov’Est'`)
  const companyId = Number(company!.id)
  const call = callerOf(server.port, token)
  await makeHouses(call, companyId)
  const { data: draft } = await call('POST', `/companies/${companyId}/campaigns`, {
    name: 'Cinq mille',
    search: { name: 'Campagne' },
  })
  await call('POST', `/companies/${companyId}/campaigns/${draft.id}/start`, {})
  await server.kill()

  const began = Date.now()
  let killed = 0
  server = await startServer(worker)
  for (; killed < kills; killed += 1) {
    const target = Math.round(((killed + 1) / (kills + 1)) * mails)
    while (mailbox.taken.length < target) await pause(20)
    await server.kill()
    server = await startServer(worker)
  }
  for (let last = await stateOf(stage, draft.id); last.state !== 'SENT' || Number(last.unsent) > 0;) {
    await pause(500)
    last = await stateOf(stage, draft.id)
  }
  const seconds = Math.round((Date.now() - began) / 1000)
  await server.kill()

  const [kept] = await stage.query<{ logs: string; homes: string; sent: string }>(
    `select count(*) as logs, count(distinct m.residence_id) as homes, count(*) filter (where l.status = 'SENT') as sent
     from campaign_mails m join communication_logs l on l.id = m.log_id where m.campaign_id = $1`,
    [draft.id],
  )
  const idsOf = Map.groupBy(mailbox.taken, ({ to }) => to)
  const found = {
    mails,
    kills: killed,
    seconds,
    promised: Number(kept!.logs),
    homes: Number(kept!.homes),
    sent: Number(kept!.sent),
    addresses: idsOf.size,
    /** Addresses that had mails of two Message-IDs: two mails. There must be none. */
    twice: [...idsOf.values()].filter((all) => new Set(all.map(({ id }) => id)).size > 1).length,
    /** One mail handed over again under its own Message-ID, since the worker died between its leaving and its note. */
    repeated: mailbox.taken.length - new Set(mailbox.taken.map(({ id }) => id)).size,
  }
  process.stdout.write(`${JSON.stringify(found)}\n`)
  const isRight =
    found.promised === mails &&
    found.homes === mails &&
    found.sent === mails &&
    found.addresses === mails &&
    found.twice === 0
  if (!isRight) process.exitCode = 1
} finally {
  mailbox.close()
  await stage.strike()
}
