import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { settings } from './config.ts'
import { log } from './log.ts'

/** What OpenTelemetry calls the side that a span stands on. */
const kinds = { server: 2, client: 3, consumer: 5 } as const
type Facts = Record<string, string | number | boolean | undefined>

/** A piece of work: of whose trace, below which other one, from when to when. Never whose data, nor a value of a query. */
export type Span = {
  traceId: string
  spanId: string
  parentSpanId: string | undefined
  name: string
  kind: number
  began: number
}

const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = settings
const sendEveryMs = 5_000
const sendAtOnce = 512
/** More wait for no collector: what comes then is dropped. */
const mostWaiting = 4_096

const current = new AsyncLocalStorage<Span>()
const idOf = (bytes: number) => randomBytes(bytes).toString('hex')
const now = () => performance.timeOrigin + performance.now()

/** Of whoever asked, as the standard says it: `00-<trace>-<span>-<flags>`. */
const parentOf = (header: string | undefined) => {
  const [, traceId, parentSpanId] = /^00-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}$/.exec(header ?? '') ?? []
  return traceId && parentSpanId && !/^0+$/.test(traceId) ? { traceId, parentSpanId } : null
}

/** Begins a trace, or goes on with a caller's; null where nothing is traced, and for what is not sampled. */
export const beginTrace = (name: string, kind: keyof typeof kinds, traceparent?: string): Span | null => {
  if (endpoint === undefined || Math.random() >= share) return null
  const parent = parentOf(traceparent)
  return {
    traceId: parent?.traceId ?? idOf(16),
    spanId: idOf(8),
    parentSpanId: parent?.parentSpanId,
    name,
    kind: kinds[kind],
    began: now(),
  }
}

/** What is done within is part of it. */
export const within = <T>(span: Span | null, work: () => T): T => (span ? current.run(span, work) : work())

export const endSpan = (span: Span | null, facts: Facts, isFailed = false): void => {
  if (span) keep(span, now(), facts, isFailed)
}

/** A statement that was just answered, or not: its text, which holds no values. */
export const noteStatement = (text: string, ms: number, isFailed = false): void => {
  const parent = current.getStore()
  if (!parent) return
  const [name = 'query'] = /\w+/.exec(text) ?? []
  const end = now()
  const span = { ...parent, spanId: idOf(8), parentSpanId: parent.spanId, name, kind: kinds.client, began: end - ms }
  keep(span, end, { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, 2_000) }, isFailed)
}

/** The same around a statement. */
export const tracedStatement = async <T>(text: string, ask: () => Promise<T>): Promise<T> => {
  if (!current.getStore()) return ask()
  const began = performance.now()
  try {
    const answer = await ask()
    noteStatement(text, performance.now() - began)
    return answer
  } catch (error) {
    noteStatement(text, performance.now() - began, true)
    throw error
  }
}

type Kept = Record<string, unknown>
let waiting: Kept[] = []
let timer: NodeJS.Timeout | undefined
let isTold = false

const nanos = (ms: number) => `${Math.round(ms * 1_000)}000`
const valueOf = (value: string | number | boolean) =>
  typeof value === 'string'
    ? { stringValue: value }
    : typeof value === 'number'
      ? { intValue: String(value) }
      : { boolValue: value }
const attributesOf = (facts: Facts) =>
  Object.entries(facts).flatMap(([key, value]) => (value === undefined ? [] : [{ key, value: valueOf(value) }]))

const keep = ({ began, ...span }: Span, end: number, facts: Facts, isFailed: boolean) => {
  if (waiting.length >= mostWaiting) return
  waiting.push({
    ...span,
    startTimeUnixNano: nanos(began),
    endTimeUnixNano: nanos(end),
    attributes: attributesOf(facts),
    status: { code: isFailed ? 2 : 0 },
  })
  if (waiting.length >= sendAtOnce) void sendTraces()
  else timer ??= setTimeout(() => void sendTraces(), sendEveryMs).unref()
}

const headers = () =>
  Object.fromEntries(
    settings.OTEL_EXPORTER_OTLP_HEADERS.map((pair) => {
      const at = pair.indexOf('=')
      return [pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())]
    }),
  )

/** Sends what waits, by OTLP over HTTP. What a collector does not take is gone: the portal waits for nobody's figures. */
export const sendTraces = async (): Promise<void> => {
  clearTimeout(timer)
  timer = undefined
  const spans = waiting
  waiting = []
  if (spans.length === 0) return
  const resource = {
    attributes: attributesOf({ 'service.name': settings.OTEL_SERVICE_NAME, 'logis.role': settings.ROLE }),
  }
  const body = JSON.stringify({ resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'logis' }, spans }] }] })
  try {
    const answer = await fetch(`${endpoint?.replace(/\/$/, '')}/v1/traces`, {
      method: 'POST',
      headers: { ...headers(), 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(10_000),
    })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`the collector answered ${answer.status}`)
    isTold = false
  } catch (error) {
    if (!isTold) log.warn({ error: error instanceof Error ? error.message : String(error) }, 'traces could not be sent')
    isTold = true
  }
}
