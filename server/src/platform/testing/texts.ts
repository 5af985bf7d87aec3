import dgram from 'node:dgram'

/** A server of the DNS that knows the TXT records that it is given, and nothing else. */
export const startNames = async () => {
  const records = new Map<string, string[]>()
  const state = { failing: false }
  const socket = dgram.createSocket('udp4')
  socket.on('message', (query, { port, address }) =>
    socket.send(answerTo(query, records, state.failing), port, address),
  )
  await new Promise<void>((ready) => socket.bind(0, '127.0.0.1', ready))
  const { port } = socket.address()
  return { server: `127.0.0.1:${port}`, records, state, stop: () => socket.close() }
}

const nameIn = (query: Buffer): string => {
  const labels: string[] = []
  for (let at = 12; query[at]; at += query[at]! + 1) labels.push(query.toString('latin1', at + 1, at + 1 + query[at]!))
  return labels.join('.').toLowerCase()
}

const answerTo = (query: Buffer, records: ReadonlyMap<string, string[]>, failing: boolean): Buffer => {
  const name = nameIn(query)
  const texts = records.get(name) ?? []
  const questionEnd = 12 + name.length + 2 + 4
  const header = Buffer.alloc(12)
  query.copy(header, 0, 0, 2)
  // An answer; the server has failed, or there is no such name.
  header.writeUInt16BE(0x8180 | (failing ? 2 : texts.length > 0 ? 0 : 3), 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(failing ? 0 : texts.length, 6)
  const answers = failing ? [] : texts.map(recordOf)
  return Buffer.concat([header, query.subarray(12, questionEnd), ...answers])
}

/** A TXT record of the name that was asked for, in parts of at most 255 bytes. */
const recordOf = (text: string): Buffer => {
  const parts = (text.match(/[\s\S]{1,200}/g) ?? ['']).map((part) => {
    const bytes = Buffer.from(part)
    return Buffer.concat([Buffer.from([bytes.length]), bytes])
  })
  const data = Buffer.concat(parts)
  const head = Buffer.from([0xc0, 0x0c, 0, 16, 0, 1, 0, 0, 0, 60, 0, 0])
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}
