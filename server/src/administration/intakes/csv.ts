import type { AnyIntake } from '@logis/contract/administration.intakes'
import type { IntakeRowState, IntakeState } from '@logis/contract/intakes.rules'
import type { CsvColumn, Language } from '#platform/csv.ts'

const time = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/Paris' })
const timeCell = (instant: string | null) => instant && time.format(new Date(instant))

const states: Record<Language, Record<IntakeState, string>> = {
  fr: { DRAFT: 'Brouillon', RUNNING: 'En cours', DONE: 'Terminé', UNDONE: 'Annulé' },
  en: { DRAFT: 'Draft', RUNNING: 'Running', DONE: 'Done', UNDONE: 'Undone' },
}

const counted = (state: IntakeRowState, fr: string, en: string): CsvColumn<AnyIntake> => ({
  fr,
  en,
  cell: ({ counts }) => counts[state],
})

/** What the export of all imports tells of each, and what became of its lines. */
export const intakesCsv: readonly CsvColumn<AnyIntake>[] = [
  { fr: 'Date', en: 'Date', cell: ({ created_at }) => timeCell(created_at) },
  { fr: 'Société', en: 'Company', cell: ({ company }) => company.name },
  { fr: 'Identifiant de la société', en: 'Company id', cell: ({ company }) => company.id },
  { fr: 'Auteur', en: 'Author', cell: ({ author }) => author.name },
  { fr: 'Par l’assistance', en: 'By support', cell: ({ impersonator }) => impersonator?.name },
  { fr: 'Fichier', en: 'File', cell: ({ file_name }) => file_name },
  { fr: 'État', en: 'Status', cell: ({ state }, language) => states[language][state] },
  { fr: 'Lignes', en: 'Rows', cell: ({ total }) => total },
  counted('NEW', 'À créer', 'To be created'),
  counted('FAULTY', 'À corriger', 'To be corrected'),
  counted('EXISTING', 'Existaient déjà', 'There already'),
  counted('CREATED', 'Projets créés', 'Projects created'),
  counted('LEFT_OUT', 'Écartées', 'Left out'),
  counted('CANCELLED', 'Projets retirés', 'Projects withdrawn'),
  counted('KEPT', 'Projets conservés', 'Projects kept'),
  { fr: 'Commencé', en: 'Started', cell: ({ started_at }) => timeCell(started_at) },
  { fr: 'Terminé', en: 'Ended', cell: ({ ended_at }) => timeCell(ended_at) },
  { fr: 'Annulé', en: 'Undone', cell: ({ undone_at }) => timeCell(undone_at) },
]
