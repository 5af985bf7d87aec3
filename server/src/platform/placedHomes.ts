import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Condition } from './listReader.ts'
import { contains, endsWith } from './lists.ts'

/** Fewer letters than a trigram has would have every building there is read. */
const fewest = 3
/** Whoever types more is not naming a door. */
const mostWords = 8

type Door = { flat: string; building: string }

/** « Porte B07 Grand Large », « Grand Large B07 »: where the one name ends and the other begins, nobody says. */
const doorsIn = (text: string): Door[] => {
  const words = text.split(/[\s,]+/).filter(Boolean)
  if (words.length < 2 || words.length > mostWords) return []
  return words.slice(1).flatMap((_, at) => {
    const [before, after] = [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]
    return [
      { flat: before, building: after },
      { flat: after, building: before },
    ].filter(({ building }) => /\p{L}/u.test(building) && building.length >= fewest)
  })
}

/**
 * The flats whose own name and the end of their building's are the text, in either order, as one array: what it is
 * compared with is then read off its own index. The end: « Tilleuls 12 » is a building, and no door 12 of the Tilleuls.
 * `isAsked` says of a company's id whether its homes are looked among.
 */
export const doorsOf = (text: string, isAsked: (companyId: RawBuilder<unknown>) => Condition): Condition | null => {
  const doors = doorsIn(text).map(
    ({ flat, building }) => sql`(${endsWith(sql`b.name_norm`, building)} and ${contains(sql`f.name_norm`, flat)})`,
  )
  if (doors.length === 0) return null
  return sql<SqlBool>`id = any(array(
    select f.id from residences b join residences f on f.parent_id = b.id and f.deleted_at is null
    where b.type = 'BUILDING' and b.deleted_at is null and ${isAsked(sql`b.company_id`)} and (${sql.join(doors, sql` or `)})))`
}

/** « 12, rue du Port », « 12 rue du Port, 44600 Saint-Nazaire »: an address as it is written on a letter. */
export const isAtLetterAddress = (text: string): Condition | null => {
  if (!text.includes(',')) return null
  const [street = '', ...rest] = text.replace(/^\s*(\d+\s?(?:bis|ter|quater|[a-z])?)\s*,\s*/i, '$1 ').split(',')
  if (street.trim().length < fewest) return null
  const town = rest.join(' ').replace(/\s+/g, ' ').trim()
  const inTown =
    town === '' ? sql`` : sql` and ${contains(sql`f_norm(coalesce(zip_code, '') || ' ' || coalesce(city, ''))`, town)}`
  return sql<SqlBool>`(${contains(sql`address_norm`, street.trim())}${inTown})`
}
