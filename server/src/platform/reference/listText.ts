import { listOf } from '@logis/contract/lists.input'
import type { Criterion, List, WholeList } from '@logis/contract/lists'
import type { Operation } from '../operations.ts'

/** What a criterion means and how its value is written. */
const criterionText = (key: string, criterion: Criterion): string => {
  switch (criterion.kind) {
    case 'text':
      return 'contains, whatever the case and the accents'
    case 'start':
      return 'begins with, as it is written'
    case 'id':
      return 'a number of the API'
    case 'flag':
      return '1, true, 0 or false'
    case 'choice':
      return criterion.of.join(', ')
    case 'number':
    case 'day':
      return `a ${criterion.kind === 'day' ? 'day, YYYY-MM-DD' : 'number'}; \`${key}_symbol\` compares it: <=, >= or =, \`${criterion.symbol}\` by default`
  }
}

const searchText = ({ search, text }: WholeList): string => {
  const keys = Object.entries(search).map(([key, criterion]) => `\`${key}\`: ${criterionText(key, criterion)}.`)
  if (text) keys.unshift('Plain text is looked for in what the list is about.')
  return keys.join('\n')
}

const sortText = ({ sorts, by }: List): string =>
  `${sorts.map((key) => `\`${key}\``).join(', ')}; a leading - is descending, commas separate several. \`${by}\` by default.`

const isPaged = (list: WholeList): list is List => 'sorts' in list

/** What a list can be searched and sorted by, by parameter; nothing for an operation that answers no list. */
export const listTexts = ({ procedure }: Operation): Record<string, string> => {
  const input = procedure['~orpc'].inputSchema as { shape?: Record<string, object> } | undefined
  const search = input?.shape?.['search']
  const list = search && listOf(search)
  if (!list) return {}
  return { search: searchText(list), ...(isPaged(list) && { sort: sortText(list) }) }
}
