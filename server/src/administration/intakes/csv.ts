import type { AnyIntake } from '@logis/contract/administration.intakes'
import * as en from '@logis/contract/intakes.en'
import * as fr from '@logis/contract/intakes.fr'
import type { IntakeRowState } from '@logis/contract/intakes.rules'
import { secondCell, type CsvColumn } from '#platform/csv.ts'

const words = { fr, en }

const counted = (state: IntakeRowState, inFrench: string, inEnglish: string): CsvColumn<AnyIntake> => ({
  fr: inFrench,
  en: inEnglish,
  cell: ({ counts }) => counts[state],
})

/** What the export of all imports tells of each, and what became of its lines. */
export const intakesCsv: readonly CsvColumn<AnyIntake>[] = [
  { fr: 'Date', en: 'Date', cell: ({ created_at }) => secondCell(created_at) },
  { fr: 'Société', en: 'Company', cell: ({ company }) => company.name },
  { fr: 'Identifiant de la société', en: 'Company id', cell: ({ company }) => company.id },
  { fr: 'Auteur', en: 'Author', cell: ({ author }) => author.name },
  { fr: 'Par l’assistance', en: 'By support', cell: ({ impersonator }) => impersonator?.name },
  { fr: 'Fichier', en: 'File', cell: ({ file_name }) => file_name },
  { fr: 'État', en: 'Status', cell: ({ state }, language) => words[language].states[state] },
  { fr: 'Lignes', en: 'Rows', cell: ({ total }) => total },
  counted('NEW', 'À créer', 'To be created'),
  counted('FAULTY', 'À corriger', 'To be corrected'),
  counted('EXISTING', 'Existaient déjà', 'There already'),
  counted('CREATED', 'Projets créés', 'Projects created'),
  counted('LEFT_OUT', 'Écartées', 'Left out'),
  counted('CANCELLED', 'Projets retirés', 'Projects withdrawn'),
  counted('KEPT', 'Projets conservés', 'Projects kept'),
  { fr: 'Commencé', en: 'Started', cell: ({ started_at }) => secondCell(started_at) },
  { fr: 'Terminé', en: 'Ended', cell: ({ ended_at }) => secondCell(ended_at) },
  { fr: 'Annulé', en: 'Undone', cell: ({ undone_at }) => secondCell(undone_at) },
]
