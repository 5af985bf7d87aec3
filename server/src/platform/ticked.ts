import { holdFlats, type Held } from './holding.ts'
import { refuse } from './refuse.ts'

/** The flats of a held building that were ticked, held, or all of them. Of those ticked, the ones that are still there. */
export const holdTicked = async (building: Held, ids: readonly number[] | undefined): Promise<Held[]> => {
  const flats = await holdFlats(building, ids)
  if (flats.length === 0) refuse(ids ? 'RESIDENCE_NOT_FOUND' : 'BUILDING_WITHOUT_FLATS')
  return flats
}

/** Those that were ticked and not met: cancelled meanwhile, or of another building. */
export const notAmong = (ticked: readonly number[] | undefined, met: readonly number[]): number[] => {
  const found = new Set(met)
  return [...new Set(ticked)].filter((id) => !found.has(id))
}
