import type { AddressSuggestion } from '@logis/contract/addresses'
import { z } from 'zod'
import { countryNames } from '#platform/countries.ts'

const patienceMs = 2_000
const mostBytes = 262_144

const name = z.string().trim().max(200)
const feature = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]) }).nullish(),
  properties: z.object({
    label: name,
    type: name,
    name: name.nullish(),
    street: name.nullish(),
    housenumber: z.string().trim().max(20).nullish(),
    postcode: z.string().trim().max(10).nullish(),
    city: name.nullish(),
    context: name.nullish(),
  }),
})
const answer = z.object({ features: z.array(z.unknown()) })

/** `80, Somme, Hauts-de-France` → the region. */
const regionOf = (context: string | null | undefined) => context?.split(',').at(-1)?.trim() || null

const suggestionOf = ({ geometry, properties: found }: z.infer<typeof feature>): AddressSuggestion => {
  const isStreet = found.type === 'street' || found.type === 'locality'
  const street_name = found.street || (isStreet ? (found.name ?? '') : '')
  const [zip_code, city] = [found.postcode ?? '', found.city ?? '']
  return {
    label: found.label,
    is_complete: street_name !== '' && zip_code !== '' && city !== '',
    street_number: found.housenumber || null,
    street_name,
    zip_code,
    city,
    region: regionOf(found.context),
    country_code: 'FR',
    country_name: countryNames.FR,
    extra_infos: null,
    latitude: geometry?.coordinates[1] ?? null,
    longitude: geometry?.coordinates[0] ?? null,
  }
}

/** What an answer of the Base Adresse Nationale suggests; an entry that cannot be read hides none of the others. */
const readBan = (body: unknown): AddressSuggestion[] =>
  answer.parse(body).features.flatMap((entry) => {
    const { success, data } = feature.safeParse(entry)
    return success ? [suggestionOf(data)] : []
  })

/** Asks the Base Adresse Nationale. Throws when it does not answer in time, or not as expected. */
export const askBan = async (url: string, typed: string, most: number): Promise<AddressSuggestion[]> => {
  const asked = new URL(url)
  asked.searchParams.set('q', typed)
  asked.searchParams.set('limit', String(most))
  asked.searchParams.set('autocomplete', '1')
  const response = await fetch(asked, { redirect: 'error', signal: AbortSignal.timeout(patienceMs) })
  if (!response.ok) throw new Error(`the address service answers ${response.status}`)
  const text = await response.text()
  if (text.length > mostBytes) throw new Error('the answer of the address service is too long')
  return readBan(JSON.parse(text)).slice(0, most)
}
