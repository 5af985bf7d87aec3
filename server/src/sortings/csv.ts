import { refusals } from '@logis/contract/errors'
import type { SortingFile } from '@logis/contract/sortings'
import * as en from '@logis/contract/sortings.en'
import * as fr from '@logis/contract/sortings.fr'
import type { SortingCause } from '@logis/contract/sortings.rules'
import type { CsvColumn, Language } from '#platform/csv.ts'
import { portalUrl } from '#platform/portal.ts'

const words = { fr, en }

const causes: Record<Language, Record<SortingCause, string>> = {
  fr: {
    chosen: 'écarté à la main',
    junk: 'fichier du système',
    empty: 'fichier vide',
    archive: 'archive dans l’archive',
    program: 'programme, refusé',
    unsafe_path: 'chemin dangereux',
    twice: 'même chemin qu’un autre fichier',
    encrypted: 'protégé par un mot de passe',
    bomb: 'démesuré une fois ouvert',
    too_large: 'trop volumineux',
    damaged: 'abîmé',
  },
  en: {
    chosen: 'left out by hand',
    junk: 'file of the system',
    empty: 'empty file',
    archive: 'archive inside the archive',
    program: 'program, refused',
    unsafe_path: 'dangerous path',
    twice: 'same path as another file',
    encrypted: 'protected by a password',
    bomb: 'out of all proportion once opened',
    too_large: 'too large',
    damaged: 'damaged',
  },
}

const refusedFor = (reason: NonNullable<SortingFile['reason']>, language: Language): string =>
  reason === 'COMPANY_DISABLED' ? words[language].refused[reason] : refusals[reason][language]

const whyOf = ({ cause, reason }: SortingFile, language: Language): string =>
  reason ? refusedFor(reason, language) : cause ? causes[language][cause] : ''

/** What became of each file. */
export const sortingCsv: CsvColumn<SortingFile>[] = [
  { fr: 'Fichier', en: 'File', cell: ({ path }) => path },
  { fr: 'Résultat', en: 'Result', cell: ({ state }, language) => words[language].fileStates[state] },
  { fr: 'Motif', en: 'Reason', cell: whyOf },
  { fr: 'Projet', en: 'Project', cell: ({ residence }) => residence?.name },
  { fr: 'Immeuble', en: 'Building', cell: ({ residence }) => residence?.building },
  { fr: 'Dossier', en: 'Folder', cell: ({ folder }) => folder },
  { fr: 'Label', en: 'Label', cell: ({ label }) => label },
  { fr: 'Valable jusqu’au', en: 'Valid until', cell: ({ valid_until }) => valid_until },
  { fr: 'Octets', en: 'Bytes', cell: ({ size }) => size },
  {
    fr: 'Page',
    en: 'Page',
    cell: ({ residence }) => residence && portalUrl(`/residence-details/${residence.id}`),
  },
]
