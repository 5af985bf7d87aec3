import type { Part } from './client.ts'

/** `{a: {b: 1}}` → `a[b]`, as a browser's form names it. */
export const bracketed = (value: Record<string, unknown>, prefix = ''): Record<string, string> =>
  Object.assign(
    {},
    ...Object.entries(value).map(([key, own]) => {
      const name = prefix ? `${prefix}[${key}]` : key
      return typeof own === 'object' && own !== null
        ? bracketed(own as Record<string, unknown>, name)
        : own === undefined
          ? {}
          : { [name]: String(own) }
    }),
  )

export const pdf = '%PDF-1.4\n1 0 obj << >> endobj\n%%EOF'
/** A PDF in a group of an intervention: of a new one, or of one that is there. */
export const paper = (group: string, name = `${group}.pdf`): Part => ({
  field: `intervention[${group}][]`,
  name,
  type: 'application/pdf',
  bytes: pdf,
})
export const addedPaper = (group: string, name = `${group}.pdf`): Part => ({
  ...paper(group, name),
  field: `intervention[files][${group}][]`,
})
