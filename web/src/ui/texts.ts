import { useSyncExternalStore } from 'react'
import { makeListeners } from './listeners.ts'

export type Language = 'fr' | 'en'
/** A tree of texts, by noun and by what they say there. */
export type Texts = { readonly [key: string]: string | Texts }
/** Every text of the product; whoever has a catalogue declares it here (`texts.d.ts`). */
export interface Catalogue {}

/** French says « many » from a million on, as it says others. */
type Plural = 'zero' | 'one' | 'other'
/** Texts that count are called by what their plurals have in common. */
type Called<K extends string> = K extends `${infer Base}_${Plural}` ? Base : K
type KeysOf<T> = {
  [K in keyof T & string]: T[K] extends string ? Called<K> : `${K}.${KeysOf<T[K]>}`
}[keyof T & string]

type TextKey = KeysOf<Catalogue>
/** What stands in a text: `{{name}}`, and grouped as the language does where it says `{{count, number}}`. */
export type Values = object
/** A text of the catalogue by its key; `count` chooses among its plurals. */
export type Translate = (key: TextKey, values?: Values) => string

type Tree = { [key: string]: string | Tree }
const said: Record<Language, Tree> = { fr: {}, en: {} }

const put = (tree: Tree, texts: Texts) => {
  for (const [key, more] of Object.entries(texts)) {
    const known = tree[key]
    tree[key] = typeof more === 'string' ? more : put(typeof known === 'object' ? known : {}, more)
  }
  return tree
}

/** Adds texts to what is known. What comes first says a part of what comes later, and takes nothing of it away. */
export const addTexts = (language: Language, texts: Record<string, Texts>) => void put(said[language], texts)

const find = (language: Language, key: string): string | undefined => {
  let found: string | Tree | undefined = said[language]
  for (const word of key.split('.')) {
    if (typeof found !== 'object' || !Object.hasOwn(found, word)) return undefined
    found = found[word]
  }
  return typeof found === 'string' ? found : undefined
}

const tools = (language: Language) => ({
  plural: new Intl.PluralRules(language),
  number: new Intl.NumberFormat(language),
})
const toolsOf = { fr: tools('fr'), en: tools('en') }

/** None has a text of its own where the language would say one or many. */
const forms = (language: Language, count: number) =>
  [count === 0 ? '_zero' : '', `_${toolsOf[language].plural.select(count)}`, '_other', ''].filter(
    (form, place) => form || place > 0,
  )

const findCounted = (language: Language, key: string, count: unknown) => {
  if (typeof count !== 'number') return find(language, key)
  for (const form of forms(language, count)) {
    const text = find(language, key + form)
    if (text !== undefined) return text
  }
  return undefined
}

type Named = Readonly<Record<string, unknown>>

const fillIn = (text: string, values: Named, language: Language) =>
  text.replace(/\{\{(\w+)(, number)?\}\}/g, (_all, name: string, number?: string) => {
    const value = values[name]
    if (number) return toolsOf[language].number.format(value as number)
    return value === undefined || value === null ? '' : `${value as string | number}`
  })

/** French stands in where a language does not say it, and the key where nobody does. */
const translateTo =
  (language: Language): Translate =>
  (key: string, given: Values = {}) => {
    const values = given as Named
    const text =
      findCounted(language, key, values['count']) ??
      findCounted('fr', key, values['count']) ??
      (values['defaultValue'] as string | undefined) ??
      key
    return fillIn(text, values, language)
  }

const speech = (language: Language) => ({
  t: translateTo(language),
  i18n: { language, exists: (key: string) => (find(language, key) ?? find('fr', key)) !== undefined },
})
const speeches = { fr: speech('fr'), en: speech('en') }

let current: Language = 'fr'
const { tell, subscribe } = makeListeners()

/** The language of the screen, whose texts are there. */
export const speak = (language: Language) => {
  current = language
  tell()
}

/** The texts in the language of the screen: whoever draws by it draws anew when that changes. */
export const useTranslation = () => speeches[useSyncExternalStore(subscribe, () => current)]

/** For code outside components; inside, `useTranslation` draws anew when the language changes. */
export const t: Translate = (key, values) => speeches[current].t(key, values)
