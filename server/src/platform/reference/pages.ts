import { refusals, statusOf, type Reason } from '@logis/contract/errors'
import { operations, prefix, type Operation } from '../operations.ts'
import { describedBy, type Described, type Parameter } from './openapi.ts'
import { limitsOf, schemaText, type Schema } from './schemaText.ts'

const escape = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)
/** Text in which what stands between backticks is code. */
const prose = (text: string) =>
  escape(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll('\n', '<br>')

const style = `
:root{color-scheme:light dark;--ink:#1b1f23;--ground:#fff;--mild:#495057;--rule:#ced4da;--brand:#006d88;--soft:#f1f5f5}
@media (prefers-color-scheme:dark){:root{--ink:#e9ecef;--ground:#16191d;--mild:#a6adb4;--rule:#373d44;--brand:#59b2cf;--soft:#1d2126}}
*{box-sizing:border-box} body{font:0.875rem/1.5 system-ui,sans-serif;max-width:1000px;margin:0 auto;padding:24px 16px 64px;color:var(--ink);background:var(--ground)}
h1{font-size:1.625rem;line-height:1.25;margin:8px 0 16px} h2{font-size:1.125rem;margin:40px 0 8px;padding-bottom:6px;border-bottom:1px solid var(--rule)}
a{color:var(--brand)} code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:0.8125rem} code{overflow-wrap:anywhere}
pre{background:var(--soft);padding:12px 16px;overflow:auto;border-radius:8px;line-height:1.5;margin:8px 0} .mild{color:var(--mild)}
.verb{display:inline-block;min-width:4.5rem;font-weight:600;color:var(--brand)} ul.nouns{columns:12rem;padding:0;list-style:none} ul.plain{padding:0;list-style:none}
ul.plain li{padding:6px 0;border-bottom:1px solid var(--rule)} ul.plain .mild{float:right;padding-inline-start:12px} dl{margin:0} dt{font-weight:600;margin-top:12px} dd{margin:2px 0 0} dd p{margin:4px 0}
@media (max-width:600px){ul.plain .mild{float:none;display:block;padding:0}}`

const document = (title: string, body: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)}</title><style>${style}</style></head>
<body>${body}</body></html>`

const addressOf = ({ name }: Operation) => `/docs/${name}`
const verbOf = ({ method, path }: Operation) => `<code><span class="verb">${method}</span>${escape(path)}</code>`

const introduction = `
<p>What the portal does, its API does: the portal itself has no other. Everything is below <code>${prefix}</code>, in JSON,
and is described for machines by <a href="${prefix}/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<h2>Signing in</h2>
<p>${prose(`\`POST ${prefix}/personal-access-token\` takes an address and a password and answers a token, which each request then carries. \`scope\` is \`partner\` for those who work in a company, \`resident\` for those who live in a home. Whoever has a second factor is told so, and passes it by an operation of its own.`)}</p>
<pre>curl ${prefix}/personal-access-token -H 'content-type: application/json' \\
  -d '{"username": "…", "password": "…", "scope": "partner"}'
curl ${prefix}/user -H 'authorization: Bearer …'</pre>
<h2>Answers and refusals</h2>
<p>${prose('An answer is `{"data", "meta"?, "message"?}`. A refusal is `{"error_reason", "error_message", "errors"?, "request_id"}`: the reason is for programs and stays as it is, the message for people, `errors` names the fields. `Accept-Language: en` asks for English; French otherwise. A 429 or a 503 says in `Retry-After` after how many seconds to come again.')}</p>
<h2>Lists</h2>
<p>${prose('`page` counts from 1; `page_size` is at most 10,000, which -1 asks for; `meta` tells the total. `sort=-created_at,name` sorts, `search[name]=lilas` searches: each list names its keys.')}</p>
<h2>Sent again</h2>
<p>${prose('A creation that names the header `Idempotency-Key` may be sent again when its answer was lost: under the same key nothing is made twice, and what was made is answered once more. The same key with another content is refused. Choose a key of 1 to 200 printable characters for each thing; it is kept for 24 hours.')}</p>
<h2>Days and moments</h2>
<p>${prose('A day is `YYYY-MM-DD`, of the calendar of Paris. A moment is in UTC, as ISO 8601 writes it. Of an edit, what is left out stays as it is, and `null` empties it.')}</p>`

const byNoun = () =>
  Map.groupBy(
    operations.toSorted((a, b) => a.path.localeCompare(b.path)),
    ({ name }) => name.split('.')[0]!,
  )

/** What the API is, and each of its operations, one section a noun. */
export const indexPage = async (): Promise<string> => {
  const nouns = [...byNoun()].toSorted(([a], [b]) => a.localeCompare(b))
  const sections = await Promise.all(
    nouns.map(async ([noun, list]) => {
      const rows = list.map(async (operation) => {
        const { summary = operation.name } = await describedBy(operation)
        return `<li id="${operation.name}"><span class="mild">${escape(summary)}</span><a href="${addressOf(operation)}">${verbOf(operation)}</a></li>`
      })
      return `<h2 id="${noun}">${noun}</h2><ul class="plain">${(await Promise.all(rows)).join('')}</ul>`
    }),
  )
  const contents = nouns.map(([noun]) => `<li><a href="#${noun}">${noun}</a></li>`).join('')
  return document(
    'Logis API',
    `<h1>Logis API</h1>${introduction}<h2>Operations</h2><ul class="nouns">${contents}</ul>${sections.join('')}`,
  )
}

const typeOf = (schema: Schema) => `<pre>${escape(schemaText(schema))}</pre>`

const parameterText = ({ name, in: place, required, schema, description }: Parameter) => {
  const told = [place, ...(required ? [] : ['optional']), ...limitsOf(schema)].join(', ')
  return `<dt><code>${escape(name)}</code></dt><dd><code>${escape(schemaText(schema))}</code> <span class="mild">${escape(told)}</span>
${description ? `<p>${prose(description)}</p>` : ''}</dd>`
}

const contentsOf = (content: Record<string, { schema?: Schema }> = {}) =>
  Object.entries(content)
    .map(([type, { schema }]) => `<p class="mild">${escape(type)}</p>${schema ? typeOf(schema) : ''}`)
    .join('')

const answersOf = ({ responses }: Described) =>
  Object.entries(responses)
    .filter(([status]) => Number(status) < 400)
    .map(([status, { content }]) => `<p><code>${status}</code></p>${contentsOf(content)}`)
    .join('')

const refusalsOf = ({ procedure, path }: Operation) =>
  (Object.keys(procedure['~orpc'].errorMap) as Reason[])
    .map((reason) => ({ reason, status: statusOf(reason, path) }))
    .toSorted((a, b) => a.status - b.status)
    .map(({ reason, status }) => `<dt><code>${status} ${reason}</code></dt><dd>${escape(refusals[reason].en)}</dd>`)
    .join('')

const section = (title: string, body: string) => (body === '' ? '' : `<h2>${title}</h2>${body}`)

/** One operation: what it takes, what it answers, and what it refuses. */
export const operationPage = async (operation: Operation): Promise<string> => {
  const described = await describedBy(operation)
  const { summary = operation.name, parameters = [], requestBody } = described
  const noun = operation.name.split('.')[0]!
  return document(
    `${summary} – Logis API`,
    `<p><a href="/docs">Logis API</a> › <a href="/docs#${noun}">${noun}</a></p><h1>${escape(summary)}</h1>
<p>${verbOf(operation)}</p>
<p class="mild">${operation.name} · ${operation.needsUser ? 'for those who are signed in' : 'for anyone'}</p>
${section('Parameters', parameters.length > 0 ? `<dl>${parameters.map(parameterText).join('')}</dl>` : '')}
${section('Body', contentsOf(requestBody?.content))}${section('Answer', answersOf(described))}
<h2>Refusals</h2><dl>${refusalsOf(operation)}</dl>`,
  )
}
