import { useLanguage, type Language } from '../platform/useLanguage.ts'
import { useTableState } from '../platform/useTableState.ts'

type Named = { name_fr: string; name_en: string }

/** What is called by a name of each language, as the screen calls it. */
export const nameIn = (language: Language, { name_fr, name_en }: Named) => (language === 'fr' ? name_fr : name_en)

/** On a phone, where a row is a card: its title is the name of the screen's language, the other one is a fact. */
export const phoneOfName = (language: Language, of: Language) => (language === of ? 'name' : 'fact')

/**
 * The state of a list whose rows have a name in each language: where nobody asks for an order, it is that of the name which
 * is read. `asked` is what the server is asked for.
 */
export const useNamedTableState = (table: Parameters<typeof useTableState>[0]) => {
  const by = { key: `name_${useLanguage()}`, descending: false }
  const { state, change } = useTableState(table)
  return { state: { ...state, by }, asked: { ...state, sort: state.sort ?? by }, change }
}
