import type { TFunction } from 'i18next'

/** The text of a key chosen at run time, which the type of the catalogue cannot check. */
export const textOf = (t: TFunction, key: string) => String(t(key as never))
