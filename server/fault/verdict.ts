import { digestOf, fetchDigest, type Shipment, type Target } from './sender.ts'

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
