import type { Translate } from '../../ui/texts.ts'
import { flatKey, type FlatFault, type ReadFlat } from '@logis/contract/flats.rules'
import { readFlatList, readSeries, type SeriesFault } from '@logis/contract/flats.series.rules'

export type Way = 'series' | 'list'
type Read = { flats: ReadFlat[]; more: number; fault: SeriesFault | null }

/** What was typed or pasted, line by line. */
export const readTyped = (way: Way, text: string): Read => {
  if (way === 'list') return { ...readFlatList(text), fault: null }
  const series = readSeries(text)
  return 'fault' in series ? { flats: [], more: 0, fault: series.fault } : { flats: series.flats, more: 0, fault: null }
}

export type PreviewRow = ReadFlat & { state: 'new' | 'existing' | 'faulty' }

/** The names that are asked about: of the lines that could be made. */
export const askedNames = (flats: readonly ReadFlat[]): string[] =>
  flats.filter(({ faults }) => faults.length === 0).map(({ name }) => name)

/** What becomes of each line, given the names that the building has already. */
export const previewOf = (flats: readonly ReadFlat[], existing: readonly string[]): PreviewRow[] => {
  const known = new Set(existing.map(flatKey))
  return flats.map((flat) => ({
    ...flat,
    state: flat.faults.length > 0 ? 'faulty' : known.has(flatKey(flat.name)) ? 'existing' : 'new',
  }))
}

const faultKeys = {
  'name missing': 'flatActs.fault.name.missing',
  'name long': 'flatActs.fault.name.long',
  'name characters': 'flatActs.fault.name.characters',
  'name repeated': 'flatActs.fault.name.repeated',
  'size number': 'flatActs.fault.size.number',
  'size range': 'flatActs.fault.size.range',
  'floor number': 'flatActs.fault.floor.number',
  'floor range': 'flatActs.fault.floor.range',
  'stairs long': 'flatActs.fault.stairs.long',
  'stairs characters': 'flatActs.fault.stairs.characters',
} as const

/** « La surface « grand » n’est pas un nombre. » */
export const faultText = (t: Translate, { field, code, typed }: FlatFault): string =>
  t(faultKeys[`${field} ${code}` as keyof typeof faultKeys], { typed })
