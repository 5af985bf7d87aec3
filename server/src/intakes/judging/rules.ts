import type { IntakeField, IntakeRowState } from '@logis/contract/intakes.rules'
import { plain } from '#platform/sheets/rules.ts'
import { lineOf } from '#platform/sheets/values.ts'
import type { KnownHome } from '../../projects/many/rules.ts'
import { Buildings, townOf } from '../buildings/rules.ts'
import type { Fault, ReadHome, ReadRow, Typed } from '../reading/rules.ts'

type Columns = readonly { field: IntakeField | null }[]
type Cells = { cells: readonly string[]; edits: Typed }

/** What is typed of a project: the cells of its line by what their columns hold, and what was corrected since. */
export const typedIn = (columns: Columns, { cells, edits }: Cells): Typed => {
  const typed: Typed = {}
  for (const [at, { field }] of columns.entries()) if (field !== null && cells[at]) typed[field] = cells[at]
  return { ...typed, ...edits }
}

/** Two addresses are one but for how they are written. */
const placeKey = (zip: string | null, street: string) => `${zip ?? ''} ${plain(street)}`
const insideKey = (building: string, town: string) => `in ${plain(building)} ${town}`

/**
 * By what two projects are known to be one: the contract, but for flats, whose building may have one for all of them; and
 * the name with the address, or with the building. Nothing of what is not told.
 */
const keysOf = (home: ReadHome, buildings: Buildings): { contract: string | null; place: string | null } => {
  const within = buildings.find(home)
  const named = (place: string) => (home.name === '' ? null : `${plain(home.name)} | ${place}`)
  if (within !== null)
    return { contract: null, place: 'code' in within ? null : named(insideKey(within.name, within.town)) }
  const street = lineOf(`${home.street_number ?? ''} ${home.street_name}`)
  return {
    contract: home.contract_number === null ? null : plain(home.contract_number),
    place: home.street_name === '' ? null : named(placeKey(home.zip_code, street)),
  }
}

/** By which contract a project is known; null of a flat, whose building may have one for all of them. */
export const contractOf = ({ contract_number, building }: ReadHome): string | null =>
  contract_number === null || building !== null ? null : plain(contract_number)

/** What the company has already, to look homes up in. */
export type Known = {
  contracts: ReadonlyMap<string, number>
  places: ReadonlyMap<string, number>
  buildings: Buildings
}
/** A home is where it stands; a flat is in its building too, of that one’s town and of its own. */
const placesOf = ({ address_text, zip_code, parent_id }: KnownHome, byId: ReadonlyMap<number, KnownHome>): string[] => {
  const around = parent_id === null ? undefined : byId.get(parent_id)
  const towns = around ? [around.zip_code, zip_code] : []
  return [placeKey(zip_code, address_text ?? ''), ...towns.map((zip) => insideKey(around!.name, townOf(zip)))]
}
export const knownFrom = (homes: readonly KnownHome[]): Known => {
  const contracts = new Map<string, number>()
  const places = new Map<string, number>()
  const buildings = new Buildings()
  const byId = new Map(homes.map((home) => [home.id, home]))
  for (const home of homes) {
    const { id, name, type, contract_number, parent_id } = home
    if (contract_number && parent_id === null) contracts.set(plain(contract_number), id)
    for (const place of placesOf(home, byId)) places.set(`${plain(name)} | ${place}`, id)
    if (type === 'BUILDING') buildings.stand(home, id)
  }
  return { contracts, places, buildings }
}

/** What is asked of the company's homes to judge these. */
export const saidIn = (homes: readonly ReadHome[]) => {
  const buildings = homes.flatMap(({ building }) => building ?? [])
  return {
    contracts: homes.flatMap(({ contract_number }) => contract_number ?? []),
    names: homes.map(({ name }) => name),
    buildings,
  }
}

/** The home that is there already; null when none is. */
export const existingOf = (home: ReadHome, { contracts, places, buildings }: Known): number | null => {
  const { contract, place } = keysOf(home, buildings)
  return (
    (contract === null ? undefined : contracts.get(contract)) ??
    (place === null ? undefined : places.get(place)) ??
    null
  )
}

export type Verdict = {
  line: number
  state: IntakeRowState
  faults: Fault[]
  is_building: boolean
  residence_id: number | null
}

/** What would become of each line, told by what stands in it, in the lines above it, and in the company's homes. */
export class Judge {
  readonly #known: Known
  readonly #first = new Map<string, number>()

  /** Buildings of the sheet are added to those that are known. */
  constructor(known: Known, homes: readonly ReadHome[]) {
    this.#known = known
    for (const home of homes) if (home.type === 'BUILDING') known.buildings.stand(home, null)
    for (const home of homes) known.buildings.tell(home)
  }

  judge(line: number, { home, faults: own }: ReadRow): Verdict {
    const faults = [...own, ...this.#ofBuilding(home), ...this.#repeated(line, home)]
    const residence_id = existingOf(home, this.#known)
    const state = residence_id !== null ? 'EXISTING' : faults.length > 0 ? 'FAULTY' : 'NEW'
    return {
      line,
      state,
      faults: state === 'EXISTING' ? [] : faults,
      is_building: home.type === 'BUILDING',
      residence_id,
    }
  }

  #ofBuilding(home: ReadHome): Fault[] {
    const found = this.#known.buildings.find(home)
    return found !== null && 'code' in found ? [{ field: 'building', code: found.code, line: null }] : []
  }

  #repeated(line: number, home: ReadHome): Fault[] {
    const { contract, place } = keysOf(home, this.#known.buildings)
    const keys: [IntakeField, string][] = [
      ...(contract === null ? [] : [['contract_number', `contract ${contract}`] as [IntakeField, string]]),
      ...(place === null ? [] : [['name', `place ${place}`] as [IntakeField, string]]),
    ]
    const found = keys.find(([, key]) => this.#first.has(key))
    const before = found && this.#first.get(found[1])!
    for (const [, key] of keys) if (!this.#first.has(key)) this.#first.set(key, line)
    return found ? [{ field: found[0], code: 'repeated', line: before! }] : []
  }
}
