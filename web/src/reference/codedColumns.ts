import type { TableColumn } from '../ui/tableColumns.ts'
import type { Language } from '../platform/useLanguage.ts'
import type { Coded } from './CodedFields.tsx'
import { phoneOfName } from './nameIn.ts'

/** The columns of a list of what has a name in each language and a code. */
export const codedColumns = (language: Language): readonly TableColumn<Coded, keyof Coded>[] => [
  {
    key: 'name_fr',
    title: 'reference.name_fr',
    sort: 'name_fr',
    phone: phoneOfName(language, 'fr'),
    cell: ({ name_fr }) => name_fr,
  },
  {
    key: 'name_en',
    title: 'reference.name_en',
    sort: 'name_en',
    phone: phoneOfName(language, 'en'),
    cell: ({ name_en }) => name_en,
  },
  { key: 'code', title: 'reference.code', sort: 'code', cell: ({ code }) => code },
]
