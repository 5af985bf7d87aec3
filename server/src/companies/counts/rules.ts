import { log } from '#platform/log.ts'
import * as sql from './sql.ts'

/** So many at a time, so that no statement lasts. */
const homes = 2_000
const companies = 50

export const foldCounts = async (): Promise<void> => void (await sql.fold())

const recountHomes = async (): Promise<number> => {
  let strays = 0
  for (let last: number | null = 0; last !== null;) {
    const found = await sql.findStrayHomes(last, homes)
    if (found.strays.length > 0) await sql.refreshHomes(found.strays)
    strays += found.strays.length
    last = found.last
  }
  return strays
}

const recountCompanies = async (): Promise<number> => {
  let wrong = 0
  for (let some = await sql.listCompanies(0, companies); some.length > 0;) {
    wrong += (await sql.mendCounts(some)) + (await sql.mendBuildings(some))
    some = await sql.listCompanies(some.at(-1)!, companies)
  }
  return wrong
}

/** Counts all homes anew. The triggers leave nothing to mend: what is found is told, and mended all the same. */
export const recount = async (): Promise<void> => {
  const strays = await recountHomes()
  const wrong = await recountCompanies()
  if (strays + wrong > 0)
    log.warn({ homes: strays, counts: wrong }, 'home counts differed from the homes and were mended')
}
