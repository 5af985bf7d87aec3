import type { FlatRow } from './api.ts'
import { grouped } from '../ui/grouped.ts'

export type Floor = { floor: number | null; flats: FlatRow[] }

/** The floors of a building as they stand, the highest first; flats of which nobody has said theirs come last. */
export const floorsOf = (flats: readonly FlatRow[]): Floor[] =>
  [...grouped(flats, ({ floor }) => floor)]
    .map(([floor, own]) => ({ floor, flats: own }))
    .toSorted((a, b) => (b.floor ?? -Infinity) - (a.floor ?? -Infinity))

/** The words that all names begin with are on no cell: « Appartement A01 » is A01 among Appartements. */
export const shortNames = (flats: readonly FlatRow[]): ((name: string) => string) => {
  const words = flats.map(({ name }) => name.split(' '))
  const first = words[0] ?? []
  const shared = first
    .slice(0, -1)
    .findIndex((word, index) => words.some((each) => each[index] !== word || each.length <= index + 1))
  const count = shared === -1 ? Math.max(0, first.length - 1) : shared
  return (name) => name.split(' ').slice(count).join(' ')
}

type Step = { row: number; column: number }

/** Where an arrow leads from a flat: to its neighbours on the floor, or to the same place on the next floor. */
export const stepFrom = (floors: readonly Floor[], { row, column }: Step, key: string): FlatRow | undefined => {
  switch (key) {
    case 'ArrowLeft':
      return floors[row]?.flats[column - 1]
    case 'ArrowRight':
      return floors[row]?.flats[column + 1]
    case 'ArrowUp':
    case 'ArrowDown': {
      const next = floors[row + (key === 'ArrowUp' ? -1 : 1)]?.flats
      return next?.[Math.min(column, next.length - 1)]
    }
    case 'Home':
      return floors[row]?.flats[0]
    case 'End':
      return floors[row]?.flats.at(-1)
    default:
      return undefined
  }
}
