import type { Translate } from '../texts.ts'

/** The text of a key chosen at run time, which the type of the catalogue cannot check. */
export const textOf = (t: Translate, key: string, values?: object) => (t as unknown as AnyText)(key, values)

type AnyText = (key: string, values?: object) => string
