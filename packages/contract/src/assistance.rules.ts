import type { TextField } from './http.rules.ts'

/** Why support acts as someone: they read it. */
export const reasonField = { max: 500, required: true } as const satisfies TextField
export const shortestReason = 10
