import { residenceTypeWords } from '@logis/contract/projects.words'
import { dayCell, type CsvColumn } from '#platform/csv.ts'
import type { ErasureRow } from './sql.ts'

/** What the report of erasures tells of each home: what it was, never whose. */
export const erasureCsv: readonly CsvColumn<ErasureRow>[] = [
  { fr: 'Identifiant du projet', en: 'Project id', cell: ({ erased_residence_id }) => erased_residence_id },
  { fr: 'Type', en: 'Type', cell: ({ type }, language) => residenceTypeWords[type][language] },
  { fr: 'Société', en: 'Company', cell: ({ company }) => company },
  { fr: 'Créé le', en: 'Created on', cell: ({ created_at }) => dayCell(created_at) },
  { fr: 'Activé le', en: 'Activated on', cell: ({ activation_date }) => dayCell(activation_date) },
  { fr: 'Documents', en: 'Documents', cell: ({ documents }) => documents },
  { fr: 'Équipements', en: 'Devices', cell: ({ devices }) => devices },
  { fr: 'Octets', en: 'Bytes', cell: ({ storage_bytes }) => storage_bytes },
  { fr: 'Conservé jusqu’au', en: 'Kept until', cell: ({ kept_until }) => kept_until },
  { fr: 'Décidé par', en: 'Decided by', cell: ({ decided_by }) => decided_by },
  { fr: 'Décidé le', en: 'Decided on', cell: ({ decided_at }) => dayCell(decided_at) },
  { fr: 'Effacé le', en: 'Erased on', cell: ({ erased_at }) => dayCell(erased_at) },
]
