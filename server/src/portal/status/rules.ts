import { cut } from '@logis/contract/cut.rules'
import type { StatusSummary } from '@logis/contract/portal'
import { z } from 'zod'
import { settings } from '#platform/config.ts'
import { log } from '#platform/log.ts'
import { memory } from '#platform/memory.ts'

const nothingToTell: StatusSummary = { components: [], scheduled_maintenances: [] }
const freshMs = 60_000
const patienceMs = 3_000
const mostBytes = 65_536
const mostEntries = 50

const name = z.string().transform((value) => cut(value, 200))
const when = z
  .string()
  .nullish()
  .transform((value) => {
    const date = new Date(value ?? Number.NaN)
    return Number.isNaN(date.getTime()) ? null : date.toISOString()
  })
const componentRef = z.object({ id: name, name })
const component = componentRef.extend({ status: name, group: z.boolean().nullish() })
const maintenance = componentRef.extend({
  components: z.array(componentRef).nullish(),
  scheduled_for: when,
  scheduled_until: when,
  resolved_at: when,
})
const page = z.object({ components: z.array(z.unknown()), scheduled_maintenances: z.array(z.unknown()).nullish() })

/** The entries that can be read; one that cannot hides none of the others. */
const readable = <T>(shape: z.ZodType<T>, entries: readonly unknown[]): T[] =>
  entries.slice(0, mostEntries).flatMap((entry) => {
    const { success, data } = shape.safeParse(entry)
    return success ? [data] : []
  })

const concerns = ({ id }: { id: string }) =>
  settings.STATUS_COMPONENTS.length === 0 || settings.STATUS_COMPONENTS.includes(id)

/** Of a status page, what concerns the portal: the components that the settings name, else all but the groups. */
const summaryOf = (body: unknown): StatusSummary => {
  const { components, scheduled_maintenances } = page.parse(body)
  return {
    components: readable(component, components)
      .filter((found) => !found.group && concerns(found))
      .map(({ id, name: called, status }) => ({ id, name: called, status })),
    scheduled_maintenances: readable(maintenance, scheduled_maintenances ?? [])
      .map((found) => ({ ...found, components: found.components ?? [] }))
      .filter((found) => found.components.length === 0 || found.components.some(concerns)),
  }
}

const readAtMost = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > mostBytes) throw new Error('its answer is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

let isSilent = false
/** Told when the page falls silent and when it answers again, not at each try. */
const tellChange = (silent: boolean, reason?: string) => {
  if (silent !== isSilent) log.warn({ reason }, silent ? 'the status page does not answer' : 'the status page answers')
  isSilent = silent
}

/** No token of ours goes along, and no redirect is followed to where the settings did not send it. */
const ask = async (url: string): Promise<StatusSummary> => {
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(patienceMs) })
    if (!response.ok) throw new Error(`it answers ${response.status}`)
    const summary = summaryOf(JSON.parse(await readAtMost(response)))
    tellChange(false)
    return summary
  } catch (error) {
    tellChange(true, error instanceof Error ? error.message : String(error))
    return nothingToTell
  }
}

const answers = memory<{ until: number; summary: Promise<StatusSummary> }>(1)

/**
 * SHELL-36, SHELL-39. Asked of the status page once a minute at most, by one request at a time; without such a page, or
 * when it fails, there is nothing to tell.
 */
export const getStatusSummary = (now = Date.now()): Promise<StatusSummary> => {
  const url = settings.STATUS_PAGE_URL
  if (!url) return Promise.resolve(nothingToTell)
  const kept = answers.get(url)
  if (kept && now < kept.until) return kept.summary
  return answers.keep(url, { until: now + freshMs, summary: ask(url) }).summary
}
