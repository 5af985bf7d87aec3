import type { TextField } from './http.rules.ts'
import type { Comparison } from './lists.ts'

/** The lists that views may be kept of. */
export const viewedLists = ['projects', 'contacts', 'passports', 'interventions'] as const
export type ViewedList = (typeof viewedLists)[number]

export const viewFields = { name: { max: 60, required: true } } as const satisfies Record<string, TextField>

/** How many views of a list a person keeps, and how many a company shares. */
export const viewsMax = 20

export type ViewCriteria = Record<string, { value: string; symbol?: Comparison | undefined }>
