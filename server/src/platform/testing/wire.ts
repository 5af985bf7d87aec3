import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

export type Request = { method: string; headers: Record<string, string>; body?: RequestInit['body'] | undefined }
export type Response = { status: number; headers: Headers; bytes: Buffer }

const agent = new http.Agent({ keepAlive: true })

const ofEveryRequest = { accept: '*/*', 'accept-language': '*', 'user-agent': 'node' }

const encoded = async (body: Request['body']): Promise<{ bytes: Uint8Array | string; type: string | null }> => {
  if (typeof body === 'string') return { bytes: body, type: 'text/plain;charset=UTF-8' }
  if (body instanceof Uint8Array) return { bytes: body, type: null }
  const form = new globalThis.Response(body)
  return { bytes: new Uint8Array(await form.arrayBuffer()), type: form.headers.get('content-type') }
}

const headersOf = ({ rawHeaders }: IncomingMessage): Headers => {
  const headers = new Headers()
  for (let at = 0; at < rawHeaders.length; at += 2) headers.append(rawHeaders[at]!, rawHeaders[at + 1]!)
  return headers
}

/** All that was sent; of a stream that does not end, nothing. */
const bytesOf = async (answer: IncomingMessage): Promise<Buffer> => {
  if (!answer.headers['content-type']?.startsWith('text/event-stream')) return buffer(answer)
  answer.destroy()
  return Buffer.alloc(0)
}

/** One request over a connection that is kept: a third of the work of `fetch`, which the tests ask for very often. */
export const ask = async (address: string, { method, headers, body }: Request): Promise<Response> => {
  const { bytes, type } = body === undefined || body === null ? { bytes: '', type: null } : await encoded(body)
  const given = Object.fromEntries(new Headers(headers))
  const length = bytes.length > 0 ? { 'content-length': String(Buffer.byteLength(bytes)) } : {}
  const request = http.request(new URL(address), {
    agent,
    method,
    headers: { ...ofEveryRequest, ...(type && { 'content-type': type }), ...given, ...length },
  })
  // What is refused before it was read whole may lose its connection once the answer is there.
  request.on('error', () => {})
  const answered = once(request, 'response')
  request.end(bytes)
  const [answer] = (await answered) as [IncomingMessage]
  return { status: answer.statusCode!, headers: headersOf(answer), bytes: await bytesOf(answer) }
}
