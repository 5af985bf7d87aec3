import type { Part } from './client.ts'

export type Tree = { [name: string]: string | number | undefined | Tree }

/** `{a: {b: 1}}` → `a[b]`, as a browser's form names it. */
export const bracketed = (tree: Tree, prefix = ''): Record<string, string> => {
  const fields: Record<string, string> = {}
  for (const [key, value] of Object.entries(tree)) {
    const name = prefix ? `${prefix}[${key}]` : key
    if (typeof value === 'object') Object.assign(fields, bracketed(value, name))
    else if (value !== undefined) fields[name] = String(value)
  }
  return fields
}

const pdf = '%PDF-1.4\n1 0 obj << >> endobj\n%%EOF'
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
