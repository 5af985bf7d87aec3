import type { TextField } from './http.rules.ts'

/** What a part of a booklet that is shared apart is: a folder, what stands in none, and what belongs to something else. */
export const shareParts = ['FOLDER', 'ROOT', 'NOTICES', 'STUDY', 'INTERVENTIONS'] as const
export type SharePartKind = (typeof shareParts)[number]

/** How long a link lives, how often it opens, and how many a home has that live. */
export const shareLimits = { days: 90, usualDays: 7, openings: 100, usualOpenings: 20, ofHome: 20 } as const

export const shareTexts = {
  label: { max: 120, required: true },
  password: { min: 8, max: 100, required: true },
} as const satisfies Record<string, TextField & { min?: number }>
