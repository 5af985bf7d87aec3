import { plain } from '#platform/sheets/rules.ts'
import type { ReadHome } from '../reading/rules.ts'

/**
 * What tells two buildings of one name apart: their postcode, as entrances of one are in several streets, and a town is
 * written in many ways. Nothing where none is known.
 */
export const townOf = (zip: string | null): string => (zip !== null && /^\d{5}$/.test(zip) ? zip : '')

type Flat = Pick<ReadHome, 'building' | 'street_name' | 'zip_code'>
/** The building that a flat is in, by its name and town; or why it cannot be told. */
export type Found = { name: string; town: string } | { code: 'missing' | 'ambiguous' }

/** The buildings that flats may be in, by their names and towns. */
export class Buildings {
  /** Those that are there or have a line of their own, this one without an id. */
  readonly #standing = new Map<string, Map<string, number | null>>()
  /** The towns that flats tell of. */
  readonly #told = new Map<string, Set<string>>()

  /** Of two of one name in one town the one that was there first holds. */
  stand({ name, zip_code }: { name: string; zip_code: string | null }, id: number | null): void {
    const towns = this.#standing.get(plain(name)) ?? new Map<string, number | null>()
    this.#standing.set(plain(name), towns)
    if (!towns.has(townOf(zip_code))) towns.set(townOf(zip_code), id)
  }

  /** A flat with an address makes its building where it stands. */
  tell(flat: Flat): void {
    const found = this.find(flat)
    if (found === null || 'code' in found || townOf(flat.zip_code) === '') return
    this.#told.set(found.name, (this.#told.get(found.name) ?? new Set()).add(found.town))
  }

  /** Null of a home that is in none. One whose town nobody knows holds flats of any. */
  find({ building, street_name, zip_code }: Flat): Found | null {
    if (building === null) return null
    const name = plain(building)
    const standing = this.#standing.get(name)
    const town = townOf(zip_code)
    if (street_name !== '') return { name, town: standing?.has('') && !standing.has(town) ? '' : town }
    // A flat without an address stands where its building does, which must be somewhere, and in one place.
    if (!standing) return { code: 'missing' }
    const [only = '', another] = standing.keys()
    const told = this.#told.get(name) ?? new Set([only])
    const isAlone = another === undefined && told.size === 1 && told.has(only)
    return isAlone ? { name, town: only } : { code: 'ambiguous' }
  }

  /** The one that is there. */
  idOf(found: Found | null): number | null {
    return found === null || 'code' in found ? null : (this.#standing.get(found.name)?.get(found.town) ?? null)
  }
}
