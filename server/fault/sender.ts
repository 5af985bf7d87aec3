import { createCipheriv, createHash, type Hash } from 'node:crypto'
import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

export type Target = { port: number; token: string; residenceId: number }
/** What is sent: bytes drawn from its name, so that they can be drawn again to compare. */
export type Shipment = { name: string; size: number; pieces: number; pauseMs: number }
export type Outcome = { acknowledged: number | null; status: number | null; sentWhole: boolean }

const boundary = 'fault-boundary'
const head = (name: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
const tail = (name: string) =>
  `\r\n--${boundary}\r\ncontent-disposition: form-data; name="name"\r\n\r\n${name}\r\n--${boundary}--\r\n`

/** The bytes of a shipment, piece by piece: the key stream of a cipher keyed by its name. */
function* bytesOf({ name, size, pieces }: Shipment): Generator<Buffer> {
  const key = createHash('sha256').update(name).digest()
  const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(16))
  const piece = Math.min(Math.max(1, Math.ceil(size / pieces)), 262_144)
  for (let sent = 0; sent < size; sent += piece) yield cipher.update(Buffer.alloc(Math.min(piece, size - sent)))
}

export const digestOf = (shipment: Shipment): string => {
  const hash: Hash = createHash('sha256')
  for (const bytes of bytesOf(shipment)) hash.update(bytes)
  return hash.digest('hex')
}

/** Sends one file. When `cut` fires, the connection is torn without a word. */
export const send = async (
  { port, token, residenceId }: Target,
  shipment: Shipment,
  cut: AbortSignal,
  onProgress: (fraction: number) => void = () => {},
): Promise<Outcome> => {
  const [before, after] = [Buffer.from(head(shipment.name)), Buffer.from(tail(shipment.name))]
  // As a browser's: a server that refuses early reads on, where it would cut a connection that is to be closed.
  const agent = new http.Agent({ keepAlive: true })
  const request = http.request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: `/v2/residences/${residenceId}/documents`,
    agent,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': before.length + shipment.size + after.length,
    },
  })
  const outcome: Outcome = { acknowledged: null, status: null, sentWhole: false }
  const answered = answerTo(request, outcome)
  const tear = () => request.destroy()
  cut.addEventListener('abort', tear, { once: true })
  try {
    await write(request, before)
    let sent = 0
    for (const bytes of bytesOf(shipment)) {
      await write(request, bytes)
      sent += bytes.length
      if (sent < shipment.size) onProgress(sent / shipment.size)
      if (shipment.pauseMs > 0) await pause(shipment.pauseMs)
    }
    outcome.sentWhole = true
    request.end(after)
    onProgress(1)
  } catch {
    // torn, by us or by the death of the server
  }
  await answered
  cut.removeEventListener('abort', tear)
  agent.destroy()
  return outcome
}

const write = (request: http.ClientRequest, bytes: Buffer) =>
  new Promise<void>((resolve, reject) => request.write(bytes, (error) => (error ? reject(error) : resolve())))

/** Acknowledged is what was answered 201, in full. */
const answerTo = (request: http.ClientRequest, outcome: Outcome) =>
  new Promise<void>((resolve) => {
    request.on('error', () => resolve())
    request.on('close', () => resolve())
    request.on('response', (response) => {
      let text = ''
      outcome.status = response.statusCode ?? null
      response.on('data', (chunk) => (text += String(chunk)))
      response.on('error', () => resolve())
      response.on('end', () => {
        if (response.statusCode === 201 && response.complete)
          outcome.acknowledged = (JSON.parse(text) as { data: { id: number } }).data.id
        resolve()
      })
    })
  })

/** The digest and size of a document as the portal hands it out; null when it does not. */
export const fetchDigest = async (
  { port, token }: Target,
  id: number,
): Promise<{ digest: string; size: number } | null> => {
  const answer = await fetch(`http://127.0.0.1:${port}/v2/documents/${id}/download`, {
    headers: { authorization: `Bearer ${token}` },
  })
  if (!answer.ok || !answer.body) return null
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of answer.body) {
    hash.update(chunk)
    size += chunk.length
  }
  return { digest: hash.digest('hex'), size }
}
