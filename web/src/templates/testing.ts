import type { TemplateRow } from '@logis/contract/templates'

/** A template that gives nothing yet, and that the reader may change. */
export const template = (id: number, name: string): TemplateRow => ({
  id,
  name,
  is_default: false,
  documents: [],
  devices: [],
  contacts: [],
  cannot: { edit: null, set_default: null },
})
