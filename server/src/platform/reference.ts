import { refusals, statusOf, type Reason } from '@logis/contract/errors'
import type { FastifyInstance } from 'fastify'
import { openApi } from './openapi.ts'
import { operations, prefix, type Operation } from './operations.ts'

const escape = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)

const style = `
body{font:14px/22px system-ui,sans-serif;max-width:1100px;margin:0 auto;padding:24px 16px;color:#1b1f23;background:#fff}
h1{font-size:24px;line-height:32px} h2{font-size:20px;margin-top:32px;border-bottom:1px solid #ced4da} summary{cursor:pointer;padding:6px 0}
code{font:13px ui-monospace,monospace} .verb{display:inline-block;min-width:60px;font-weight:600;color:#006d88} .muted{color:#495057}
pre{background:#f5f7f8;padding:12px;overflow:auto;border-radius:6px;font-size:12px;line-height:18px} a{color:#006d88}
@media (prefers-color-scheme:dark){body{background:#16191d;color:#e9ecef}.verb,a{color:#59b2cf}.muted{color:#a6adb4}pre{background:#1d2126}}`

const section = (operation: Operation, details: string): string => {
  const reasons = Object.keys(operation.procedure['~orpc'].errorMap) as Reason[]
  const refusalList = reasons.map(
    (reason) => `<li><code>${statusOf(reason, operation.path)} ${reason}</code> ${escape(refusals[reason].en)}</li>`,
  )
  return `<details id="${operation.name}"><summary><span class="verb">${operation.method}</span> <code>${escape(operation.path)}</code>
<span class="muted">${operation.name}${operation.needsUser ? '' : ' · public'}</span></summary>
<ul>${refusalList.join('')}</ul><pre>${escape(details)}</pre></details>`
}

/** The reference, one section a noun: made by the server from the same description, so that it needs no script. */
const referencePage = async (): Promise<string> => {
  const { paths } = await openApi()
  const byNoun = Map.groupBy(
    operations.toSorted((a, b) => a.path.localeCompare(b.path)),
    ({ name }) => name.split('.')[0]!,
  )
  const nouns = [...byNoun].map(([noun, list]) => {
    const sections = list.map((operation) => {
      const described = paths[operation.path.slice(prefix.length)]![
        operation.method.toLowerCase()
      ]! as unknown as Record<string, unknown>
      const { parameters, requestBody } = described
      return section(operation, JSON.stringify({ parameters, requestBody }, null, 1))
    })
    return `<h2>${noun}</h2>${sections.join('')}`
  })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Logis API</title><style>${style}</style></head><body><h1>Logis API</h1>
<p>Base path <code>${prefix}</code>. Machine-readable: <a href="${prefix}/openapi.json">openapi.json</a>.
Answers are <code>{"data", "meta"?, "message"?}</code>; refusals are <code>{"error_reason", "error_message", "errors"?, "request_id"}</code>.</p>
${nouns.join('')}</body></html>`
}

const once = (write: () => Promise<string>) => {
  let written: Promise<string> | undefined
  return () => (written ??= write())
}

/** Written by the first who asks: anyone may, as often as they like. */
export const serveReference = async (server: FastifyInstance) => {
  const description = once(async () => JSON.stringify(await openApi()))
  const page = once(referencePage)
  server.get(`${prefix}/openapi.json`, async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/json; charset=utf-8')
      .send(await description()),
  )
  server.get('/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(await page()))
}
