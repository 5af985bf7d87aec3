import { affiliateList } from '@logis/contract/companies.lists'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { tableSearch } from '../../ui/tableSearch.ts'
import { withSort, type TableState } from '../../ui/tableState.ts'

/** The list of affiliates in the address. */
export const affiliateTable = tableSearch(affiliateList)

/** What the columns tell of each affiliate, and the word of it in the address; the first has none. */
const words = { activation: undefined, papers: 'documents', terms: 'offre' } as const
export type AffiliateView = keyof typeof words
export const affiliateViews = Object.keys(words) as AffiliateView[]

const viewIn = (search: object): AffiliateView => {
  const { vue: word } = search as { vue?: unknown }
  return affiliateViews.find((view) => words[view] === word) ?? 'activation'
}

/** The columns that are shown. Those of another view have other orders: the list goes back to its own. */
export function useAffiliateView(state: TableState) {
  const view = viewIn(useSearch({ strict: false }))
  const navigate = useNavigate()
  const show = (next: AffiliateView) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, ...affiliateTable.write(withSort(state, null)), vue: words[next] }),
      resetScroll: false,
    })
  return { view, show }
}
