import path from 'node:path'

/** The folder of the checkout. */
export const root = path.dirname(import.meta.dirname)
