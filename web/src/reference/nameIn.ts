import type { Language } from '../platform/useLanguage.ts'

type Named = { name_fr: string; name_en: string }

/** What is called by a name of each language, as the screen calls it. */
export const nameIn = (language: Language, { name_fr, name_en }: Named) => (language === 'fr' ? name_fr : name_en)

/** On a phone, where a row is a card: its title is the name of the screen's language, the other one is a fact. */
export const phoneOfName = (language: Language, of: Language) => (language === of ? 'name' : 'fact')
