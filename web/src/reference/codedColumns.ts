import type { TableColumn } from '../ui/tableColumns.ts'
import type { Coded } from './CodedFields.tsx'

/** The columns of a list of what has a name in each language and a code. */
export const codedColumns = [
  { key: 'name_fr', title: 'reference.name_fr', sort: 'name_fr', phone: 'name', cell: ({ name_fr }) => name_fr },
  { key: 'name_en', title: 'reference.name_en', sort: 'name_en', cell: ({ name_en }) => name_en },
  { key: 'code', title: 'reference.code', sort: 'code', cell: ({ code }) => code },
] as const satisfies readonly TableColumn<Coded, keyof Coded>[]
