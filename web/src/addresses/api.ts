import type { suggestedCountries } from '@logis/contract/addresses.rules'
import { useQuery } from '@tanstack/react-query'
import { asList } from '../platform/asList.ts'
import { orpc } from '../platform/client.ts'

type Countries = readonly (typeof suggestedCountries)[number][]

/** Nothing is asked for less than `shortest` characters; what was found before stays in sight meanwhile. */
export const useAddressSuggestions = (search: string, countries: Countries, shortest: number) =>
  useQuery({
    ...orpc.addresses.suggestAddresses.queryOptions({ input: { search, countries: countries.join(',') } }),
    enabled: search.length >= shortest,
    staleTime: Infinity,
    retry: false,
    ...asList,
  })
