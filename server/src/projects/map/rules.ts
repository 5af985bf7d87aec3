import type { ProjectMap } from '@logis/contract/projects'
import { settings } from '#platform/config.ts'
import { write } from '#platform/db.ts'
import { keepFile, receiveFile } from '#platform/files.ts'
import { orRemoved } from '#platform/files/papers.ts'
import { log } from '#platform/log.ts'
import { memory } from '#platform/memory.ts'
import { picturePaths } from '#platform/pictures/addresses.ts'
import { toPicture } from '#platform/pictures.ts'
import type { ProjectScope } from '#platform/scope.ts'
import * as sql from './sql.ts'

const patienceMs = 5_000
const mostBytes = 2_097_152
/** A service that failed for a place is left alone for a while. */
const restMs = 600_000

/**
 * The still picture of where a home stands, fetched from the map service once and kept: no browser of ours calls a third
 * party. Without such a service, or when it fails, there is none, and nobody is told.
 */
export const getMap = async (scope: ProjectScope): Promise<ProjectMap> => {
  const place = settings.MAP_URL === undefined ? undefined : await sql.findPosition(scope)
  if (!place) return { picture_path: null, page_url: null }
  return {
    picture_path: (await picturePaths())(await pictureOf(scope, place)),
    page_url: settings.MAP_PAGE_URL === undefined ? null : addressOf(settings.MAP_PAGE_URL, place),
  }
}

const addressOf = (template: string, { latitude, longitude }: sql.Position) =>
  template.replaceAll('{latitude}', String(latitude)).replaceAll('{longitude}', String(longitude))

/** An old picture is better than none. */
const pictureOf = async (scope: ProjectScope, place: sql.Position): Promise<number | null> => {
  const kept = await sql.findPicture(place)
  if (kept && !kept.is_stale) return kept.stored_file_id
  return (await fetchedOnce(scope, place)) ?? kept?.stored_file_id ?? null
}

const attempts = memory<{ until: number; file: Promise<number | null> }>(1000)

/** By one request at a time for each place. */
const fetchedOnce = (scope: ProjectScope, place: sql.Position): Promise<number | null> => {
  const key = `${place.latitude} ${place.longitude}`
  const before = attempts.get(key)
  if (before && Date.now() < before.until) return before.file
  return attempts.keep(key, { until: Date.now() + restMs, file: fetchPicture(scope, place) }).file
}

let isSilent = false
/** Told when the service falls silent and when it answers again, not for each place. */
const tellChange = (silent: boolean, reason?: string) => {
  if (silent !== isSilent) log.warn({ reason }, silent ? 'the map service does not answer' : 'the map service answers')
  isSilent = silent
}

const fetchPicture = async (scope: ProjectScope, place: sql.Position): Promise<number | null> => {
  try {
    const picture = await toPicture(await ask(addressOf(settings.MAP_URL ?? '', place)), scope.actor.userId)
    const file = await receiveFile([picture])
    const id = await orRemoved([{ file }], () =>
      write(async (tx) => {
        const fileId = await keepFile(tx, file)
        await sql.keepPicture(tx, place, fileId)
        return fileId
      }),
    )
    tellChange(false)
    return id
  } catch (error) {
    // Never the address that was asked: it may hold the key of the service, and says where someone lives.
    tellChange(true, error instanceof Error ? error.name : undefined)
    return null
  }
}

/** No token of ours goes along, and no redirect is followed to where the settings did not send it. */
const ask = async (url: string): Promise<Buffer> => {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(patienceMs) })
  if (!response.ok) throw new Error(`it answers ${response.status}`)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > mostBytes) throw new Error('its answer is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
