import { digestOf, fetchDigest, type Shipment, type Target } from './sender.ts'
import type { Stage } from './stage.ts'

type Visible = { id: number; name: string; size: number }

const visibleFiles = async ({ port, token, residenceId }: Target): Promise<Visible[]> => {
  const answer = await fetch(`http://127.0.0.1:${port}/v2/residences/${residenceId}/documents`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = (await answer.json()) as { data: { own: { files: Visible[] } } }
  return data.own.files
}

/**
 * Whether every file that the portal shows is whole, and every file it acknowledged is shown. `sent` holds what was
 * sent by its name, `acknowledged` what was answered 201 by its id.
 */
export const verifyUploads = async (
  target: Target,
  sent: ReadonlyMap<string, Shipment>,
  acknowledged: ReadonlyMap<number, Shipment>,
) => {
  const found = { lost: 0, altered: 0, half_done: 0, kept_unacknowledged: 0, bytes: 0 }
  const visible = (await visibleFiles(target)).filter(({ name }) => sent.has(name))
  for (const { id, name, size } of visible) {
    const shipment = sent.get(name)!
    const kept = await fetchDigest(target, id)
    const isWhole = kept?.digest === digestOf(shipment) && kept.size === shipment.size && size === shipment.size
    if (!isWhole) found[acknowledged.has(id) ? 'altered' : 'half_done'] += 1
    if (isWhole) found.bytes += size
    if (!acknowledged.has(id)) found.kept_unacknowledged += 1
  }
  const shown = new Set(visible.map(({ id }) => id))
  found.lost = [...acknowledged.keys()].filter((id) => !shown.has(id)).length
  return found
}

/** What the janitor and the checker find once no server runs. */
export const sweepAndCheck = async (stage: Stage) => {
  Object.assign(process.env, stage.env)
  const { sweepFiles } = await import('../src/platform/files/janitor.ts')
  const { checkFiles } = await import('../src/platform/files/checker.ts')
  const { checkStorage } = await import('../src/documents/storage/rules.ts')
  const { pool } = await import('../src/platform/db.ts')
  const left_before = await checkFiles()
  const swept = await sweepFiles(0)
  const again = await sweepFiles(0)
  const { missing, altered, rows_unreferenced, files_without_row } = await checkFiles()
  const wrong_counters = (await checkStorage()).length
  await pool.end()
  return {
    strays_swept: swept.files,
    unfinished_swept: swept.unfinished,
    strays_before: left_before.files_without_row,
    unfinished_left: again.unfinished,
    rows_without_file: missing.length,
    rows_altered: altered.length,
    rows_unreferenced,
    files_without_row,
    wrong_counters,
  }
}
