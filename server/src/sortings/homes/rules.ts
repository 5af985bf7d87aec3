import { splitFileName } from '@logis/contract/documents.rules'
import { kindWords } from '@logis/contract/sortings.kinds.rules'
import { partsOf, wordsOf, type HomeSign } from '@logis/contract/sortings.rules'
import { eachInSlices } from '#platform/slices.ts'
import type { KnownHome } from './sql.ts'

/** The home that a path names, and by what; `several` and no home where it might be one or another. */
type HomeFound = { residence_id: number | null; by: HomeSign; words: string }

/** Words that say what something is, and not which. */
const kinds = new Set(
  `maison villa residence batiment immeuble bat projet programme operation chantier dossier client famille m mr mme mlle
  monsieur madame et de du des la le les l d lot appartement appt apt app logement log porte lots`.split(/\s+/),
)
const lotWord =
  /(?:^| )(?:lots?|appartement|appart|appt|apt|app|logement|log|porte|villa|maison|pavillon) (?:n |numero )?([a-z]?) ?0*(\d{1,4}) ?([a-z]?)(?= |$)/g
const bareLot = /^([a-z]{0,2}) ?0*(\d{1,4}) ?([a-z]?)$/

/** `Lot A 012` and `a12` are one. */
const lotKeyOf = (name: string): string | null => {
  const words = wordsOf(name)
    .split(' ')
    .filter((word) => !kinds.has(word) && word !== 'n' && word !== 'numero')
    .join(' ')
  const [, before, number, after] = bareLot.exec(words) ?? []
  return number === undefined ? null : `${before}${number}${after}`
}
/** The lots that a text speaks of by name. */
const lotsIn = (words: string): string[] =>
  [...words.matchAll(lotWord)].map(([, before, number, after]) => `${before}${number}${after}`)

const compact = (text: string) => wordsOf(text).replaceAll(' ', '')
/** Shorter ones, and those without a digit, stand in a path by chance. */
const isTelling = (contract: string) => contract.length >= 4 && /\d/.test(contract)
const withoutKinds = (words: string) =>
  words
    .split(' ')
    .filter((word) => !kinds.has(word))
    .join(' ')
const isName = (words: string) =>
  words.length >= 4 && /[a-z]{3}/.test(words) && !kinds.has(words) && !kindWords.has(words)

/** What the homes of a company go by. */
export type HomeIndex = {
  contracts: Map<string, number[]>
  names: Map<string, number[]>
  lots: Map<string, number[]>
  lotsOf: Map<number, Map<string, number[]>>
  homes: Map<number, KnownHome>
}
const put = <K>(map: Map<K, number[]>, key: K, id: number) => {
  const there = map.get(key)
  if (!there) map.set(key, [id])
  else if (!there.includes(id)) there.push(id)
}

export const indexOf = async (homes: readonly KnownHome[]): Promise<HomeIndex> => {
  const index: HomeIndex = {
    contracts: new Map(),
    names: new Map(),
    lots: new Map(),
    lotsOf: new Map(),
    homes: new Map(homes.map((home) => [home.id, home])),
  }
  await eachInSlices(homes, (home) => addTo(index, home))
  return index
}

const addTo = (index: HomeIndex, { id, name, contract_number, parent_id }: KnownHome): void => {
  const contract = compact(contract_number ?? '')
  if (isTelling(contract)) put(index.contracts, contract, id)
  const words = wordsOf(name)
  // “Maison Les Lilas” goes by “Lilas” too, and “M. et Mme Durand” by “Durand”.
  for (const one of new Set([words, withoutKinds(words)])) if (isName(one)) put(index.names, one, id)
  const lot = lotKeyOf(name)
  if (lot === null) return
  if (parent_id === null) return put(index.lots, lot, id)
  const own = index.lotsOf.get(parent_id) ?? new Map<string, number[]>()
  index.lotsOf.set(parent_id, own)
  put(own, lot, id)
}

const longest = 8
type Hit = { ids: number[]; words: string; part: string; from: number; to: number }

/** What a part of a path names, by each run of its words; of two that overlap, the longer. */
const hitsIn = (part: string, look: (words: string[]) => number[] | undefined): Hit[] => {
  const words = wordsOf(part).split(' ').filter(Boolean)
  const found: Hit[] = []
  for (let length = Math.min(longest, words.length); length > 0; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1) {
      const to = from + length
      if (found.some((hit) => from < hit.to && to > hit.from)) continue
      const ids = look(words.slice(from, to))
      if (ids) found.push({ ids, words: words.slice(from, to).join(' '), part: part.trim(), from, to })
    }
  return found
}

const meeting = (sets: readonly number[][]): number[] =>
  sets.length === 0 ? [] : sets.reduce((common, ids) => common.filter((id) => ids.includes(id)))

type Path = { parts: string[]; lots: Set<string>; spoken: Set<string> }
const pathOf = (path: string): Path => {
  const { folders, name } = partsOf(path)
  const parts = [...folders, splitFileName(name).name]
  const spoken = new Set(parts.flatMap((part) => lotsIn(wordsOf(part))))
  const bare = folders.flatMap((part) => lotKeyOf(part) ?? [])
  return { parts, spoken, lots: new Set([...spoken, ...bare]) }
}

const found = (ids: readonly number[], by: HomeSign, words: string): HomeFound =>
  ids.length === 1 ? { residence_id: ids[0]!, by, words } : { residence_id: null, by: 'several', words }

/** Flats of a building that a path speaks of. */
const flatsIn = ({ lotsOf }: HomeIndex, building: number, lots: ReadonlySet<string>): number[] => [
  ...new Set([...lots].flatMap((lot) => lotsOf.get(building)?.get(lot) ?? [])),
]

const byContract = (index: HomeIndex, path: Path, named: readonly Hit[]): HomeFound | null => {
  const hits = path.parts.flatMap((part) => hitsIn(part, (words) => index.contracts.get(words.join(''))))
  const [first] = hits
  if (!first) return null
  const ids = [...new Set(hits.flatMap((hit) => hit.ids))]
  if (ids.length === 1) return found(ids, 'contract', first.part)
  // One contract may be a whole building's: its name, or the lot, tells which of its homes.
  const narrower = [
    ...ids.flatMap((id) => flatsIn(index, id, path.lots)),
    ...ids.filter((id) => lotIs(index, id, path.lots)),
    ...ids.filter((id) => named.some((hit) => hit.ids.includes(id))),
  ]
  const only = [...new Set(narrower.filter((id) => ids.includes(id)))]
  return found(only.length === 1 ? only : ids, 'contract', first.part)
}
const lotIs = ({ homes }: HomeIndex, id: number, lots: ReadonlySet<string>): boolean => {
  const home = homes.get(id)
  return home?.parent_id !== null && lots.has(lotKeyOf(home?.name ?? '') ?? '')
}

const byName = (index: HomeIndex, { lots, spoken }: Path, hits: readonly Hit[]): HomeFound | null => {
  const [first] = hits.toSorted((a, b) => b.words.length - a.words.length)
  if (!first) return null
  const all = [...new Set(hits.flatMap(({ ids }) => ids))]
  const buildings = all.filter((id) => index.homes.get(id)?.is_building)
  const flats = [...new Set(buildings.flatMap((building) => flatsIn(index, building, lots)))]
  if (flats.length > 0) return found(flats, 'lot', first.part)
  // A flat of the building by its own name.
  const inside = all.filter((id) => buildings.includes(index.homes.get(id)?.parent_id ?? 0))
  if (inside.length > 0) return found(inside, 'name', first.part)
  // A lot that the building does not have is no file of the building's.
  if (buildings.length > 0 && spoken.size > 0) return null
  const common = meeting(hits.map(({ ids }) => ids))
  const whole = common.length > 0 ? common : all
  const lotted = whole.filter((id) => lots.has(lotKeyOf(index.homes.get(id)?.name ?? '') ?? ' '))
  return found(lotted.length === 1 ? lotted : whole, 'name', first.part)
}

const byLot = ({ lots }: HomeIndex, { spoken, parts }: Path): HomeFound | null => {
  const ids = [...new Set([...spoken].flatMap((lot) => lots.get(lot) ?? []))]
  const part = parts.findLast((each) => lotsIn(wordsOf(each)).length > 0)
  return ids.length === 0 ? null : found(ids, 'lot', part?.trim() ?? '')
}

/** The home that a path names: by its contract, by its name or its building's, by its lot. Never a guess between two. */
export const homeOf = (index: HomeIndex, of: string): HomeFound | null => {
  const path = pathOf(of)
  const named = path.parts.flatMap((part) => hitsIn(part, (words) => index.names.get(words.join(' '))))
  return byContract(index, path, named) ?? byName(index, path, named) ?? byLot(index, path)
}
