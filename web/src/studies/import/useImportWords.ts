import { wallKey, type EnvelopePart } from '@logis/contract/studies.rules'
import { rowProductId } from '@logis/contract/studies.walls'
import { inWords, refusedOf } from '../../ui/refusal.ts'
import { useTranslation } from '../../ui/texts.ts'
import { rowWords, type WallState } from './wallForms.ts'
import { useWallName } from './wallLook.ts'

type SentRow = { product_id?: number | string | undefined }
type Sent = { walls: readonly { part: EnvelopePart; index: number; rows: readonly SentRow[] }[] }

/** As many rows are named: a favourite may have been proposed for hundreds of walls. */
const namedMost = 5

/** What was sent at the paths that a refusal names: of which wall, and which product. */
const refusedOnes = (error: unknown, sent: Sent | undefined) =>
  Object.keys(refusedOf(error)?.errors ?? {}).flatMap((path) => {
    const [, wall, row] = /^walls\.(\d+)\.rows\.(\d+)\./.exec(path) ?? []
    const at = sent?.walls[Number(wall)]
    const id = at?.rows[Number(row)]?.product_id
    return at && id !== undefined ? [{ key: wallKey(at), id: Number(id) }] : []
  })

/**
 * The refusal of an import, in words that name the rows whose product the catalogue no longer offers: it was archived
 * since it was chosen, or copied from a wall that keeps it.
 */
export const useImportWords = (states: readonly WallState[]) => {
  const { t } = useTranslation()
  const nameOf = useWallName()
  return (error: unknown, sent: Sent | undefined): unknown => {
    const ones = refusedOnes(error, sent)
    const rows = states.flatMap((state) =>
      state.rows.flatMap((row, at) =>
        ones.some(({ key, id }) => key === state.key && id === rowProductId(row))
          ? t('studies.importing.notOffered', { wall: nameOf(state), number: at + 1, row: rowWords(row) })
          : [],
      ),
    )
    const more = rows.length > namedMost ? ' …' : ''
    return inWords(error, { PRODUCT_NOT_FOUND: rows.slice(0, namedMost).join(' ') + more })
  }
}
