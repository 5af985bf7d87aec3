import type { AddressSuggestion } from '@logis/contract/addresses'
import type { suggestedCountries } from '@logis/contract/addresses.rules'
import { settings } from '#platform/config.ts'
import { unpaged, type Listed } from '#platform/lists.ts'
import { log } from '#platform/log.ts'
import { memory } from '#platform/memory.ts'
import { askBan } from './ban/rules.ts'
import { suggestCommunes } from './communes/rules.ts'

const most = 10
const freshMs = 86_400_000
/** After a failure the service is left alone for so long: nobody waits for it at each letter. */
const restMs = 30_000

const answers = memory<{ until: number; found: AddressSuggestion[] }>(2_000)
let restsUntil = 0

const fromBan = async (url: string, typed: string, now: number): Promise<AddressSuggestion[] | null> => {
  const kept = answers.get(typed)
  if (kept && now < kept.until) return kept.found
  if (now < restsUntil) return null
  try {
    // It wants three letters to begin with.
    const found = typed.length < 3 ? [] : await askBan(url, typed, most)
    return answers.keep(typed, { until: now + freshMs, found }).found
  } catch (error) {
    restsUntil = now + restMs
    log.warn({ error: error instanceof Error ? error.message : String(error) }, 'address suggestions: communes alone')
    return null
  }
}

type Asked = { search: string; countries?: readonly (typeof suggestedCountries)[number][] | undefined }

/** A zip code alone, or its beginning. */
const isZip = (typed: string) => /^\d{2,5}$/.test(typed.trim())

/**
 * PROF-15..17, PROF-20: what was typed, as addresses. From the Base Adresse Nationale where the settings name it; where
 * they do not, when it fails, and of a zip code alone, from the list of communes. Both know France alone.
 */
export const suggestAddresses = async (
  { search, countries }: Asked,
  now = Date.now(),
): Promise<Listed<AddressSuggestion>> => {
  if (countries && !countries.includes('fr')) return unpaged([])
  const found = settings.BAN_URL && !isZip(search) ? await fromBan(settings.BAN_URL, search, now) : null
  return unpaged(found ?? (await suggestCommunes(search, most)))
}
