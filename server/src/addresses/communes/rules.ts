import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import type { AddressSuggestion } from '@logis/contract/addresses'
import { countryNames } from '#platform/countries.ts'
import { write } from '#platform/db.ts'
import * as sql from './sql.ts'

const name = 'communes'
const packageName = '@etalab/decoupage-administratif'
const { resolve } = createRequire(import.meta.url)
const read = async <T>(file: string): Promise<T> =>
  JSON.parse(await readFile(resolve(`${packageName}/${file}`), 'utf8')) as T

type Listed = { code: string; nom: string; type: string; region?: string; codesPostaux?: string[]; population?: number }

/** The official list, one row for each zip code of a commune. Of Paris, Lyon and Marseille the city, as the post writes it. */
const readCommunes = async (): Promise<sql.Commune[]> => {
  const regions = new Map(
    (await read<{ code: string; nom: string }[]>('data/regions.json')).map((one) => [one.code, one.nom]),
  )
  const listed = await read<Listed[]>('data/communes.json')
  return listed
    .filter(({ type }) => type === 'commune-actuelle' || type === 'commune-com')
    .flatMap(({ code, nom, region, codesPostaux = [], population = 0 }) =>
      codesPostaux.map((zip_code) => ({
        zip_code,
        insee_code: code,
        name: nom,
        region: regions.get(region ?? '') ?? null,
        population,
      })),
    )
}

/** Fills the table when it holds another edition than the one this version comes with. Safe to repeat. */
export const fillCommunes = async (): Promise<void> => {
  const { version } = await read<{ version: string }>('package.json')
  if ((await sql.findEdition(name))?.edition === version) return
  const communes = await readCommunes()
  await write((tx) => sql.replaceCommunes(tx, name, version, communes))
}

const numberAndStreet = /^(\d{1,5}(?:\s?(?:bis|ter|quater|[a-z](?![\p{L}])))?)[\s,]+(?=\p{L})(.+)$/iu

/** `12 rue des Lilas, 44000 Nantes` → the street before, the zip code, the beginning of the city after. */
const partsOf = (typed: string) => {
  const zip = /(?<!\d)\d{5}(?!\d)/.exec(typed)
  if (!zip) return /^\d{2,4}$/.test(typed) ? { street: '', zip: typed, city: '' } : { street: '', zip: '', city: typed }
  const before = typed.slice(0, zip.index).replace(/[\s,]+$/, '')
  const after = typed.slice(zip.index + 5).replace(/^[\s,]+/, '')
  return { street: before, zip: zip[0], city: after }
}

/**
 * PROF-20: what the list of communes alone can tell of what was typed. The street is believed as typed; a zip code that
 * the list does not have, a CEDEX for one, is no reason to refuse anything: there is nothing to suggest then.
 */
export const suggestCommunes = async (typed: string, most: number): Promise<AddressSuggestion[]> => {
  const { street, zip, city } = partsOf(typed.trim())
  const [, street_number = null, street_name = street] = numberAndStreet.exec(street) ?? []
  const found = await sql.findCommunes({ zip, name: city }, most)
  return found.map(({ zip_code, name: called, region }) => ({
    label: `${street ? `${street}, ` : ''}${zip_code} ${called}`,
    is_complete: street_name !== '',
    street_number,
    street_name,
    zip_code,
    city: called,
    region,
    country_code: 'FR',
    country_name: countryNames.FR,
    extra_infos: null,
    latitude: null,
    longitude: null,
  }))
}
