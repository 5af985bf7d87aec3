import type { IntakeField, IntakeRowState } from '@logis/contract/intakes.rules'
import { plain } from '#platform/sheets/rules.ts'
import { lineOf } from '#platform/sheets/values.ts'
import type { KnownHome } from '../../projects/many/rules.ts'
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
const contractKey = (contract: string) => plain(contract).replaceAll(' ', '')

/**
 * By what two projects are known to be one: the contract, but for flats, whose building may have one for all of them; and
 * the name with the address, or with the building.
 */
export const keysOf = (home: ReadHome): { contract: string | null; place: string | null; building: string | null } => {
  const isInside = home.building !== null
  const street = lineOf(`${home.street_number ?? ''} ${home.street_name}`)
  const place = isInside ? `in ${plain(home.building!)}` : placeKey(home.zip_code, street)
  return {
    contract: isInside || home.contract_number === null ? null : contractKey(home.contract_number),
    place: home.name === '' || (!isInside && home.street_name === '') ? null : `${plain(home.name)} | ${place}`,
    building: isInside ? plain(home.building!) : null,
  }
}

/** What the company has already, to look homes up in. */
export type Known = {
  contracts: ReadonlyMap<string, number>
  places: ReadonlyMap<string, number>
  buildings: ReadonlyMap<string, number>
}
export const knownFrom = (homes: readonly KnownHome[]): Known => {
  const contracts = new Map<string, number>()
  const places = new Map<string, number>()
  const buildings = new Map<string, number>()
  const names = new Map(homes.map(({ id, name }) => [id, plain(name)]))
  for (const { id, name, type, contract_number, address_text, zip_code, parent_id } of homes) {
    if (contract_number && parent_id === null) contracts.set(contractKey(contract_number), id)
    const inside = parent_id === null ? undefined : names.get(parent_id)
    const place = inside === undefined ? placeKey(zip_code, address_text ?? '') : `in ${inside}`
    places.set(`${plain(name)} | ${place}`, id)
    // The one that was there first holds, where two have one name.
    if (type === 'BUILDING' && !buildings.has(plain(name))) buildings.set(plain(name), id)
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
export const existingOf = (home: ReadHome, { contracts, places }: Known): number | null => {
  const { contract, place } = keysOf(home)
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
  readonly #buildings: ReadonlySet<string>

  constructor(known: Known, homes: readonly ReadHome[]) {
    this.#known = known
    this.#buildings = new Set(homes.filter(({ type }) => type === 'BUILDING').map(({ name }) => plain(name)))
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

  /** A flat without an address stands where its building does, which must be somewhere. */
  #ofBuilding(home: ReadHome): Fault[] {
    if (home.building === null || home.street_name !== '') return []
    const key = plain(home.building)
    const isSomewhere = this.#known.buildings.has(key) || this.#buildings.has(key)
    return isSomewhere ? [] : [{ field: 'building', code: 'missing', line: null }]
  }

  #repeated(line: number, home: ReadHome): Fault[] {
    const { contract, place } = keysOf(home)
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
