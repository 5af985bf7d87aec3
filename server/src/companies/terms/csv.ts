import { words } from '@logis/contract/administration.words'
import type { Affiliate, AffiliateTerms } from '@logis/contract/companies.affiliates'
import type { CompanyType } from '@logis/contract/companies.rules'
import { paperCodes } from '@logis/contract/documents.recommended.rules'
import { minuteCell, type CsvColumn } from '#platform/csv.ts'

/** Without its terms where the reader acts for none of the affiliates. */
export type AffiliateLine = Affiliate & { terms: AffiliateTerms | undefined }

const megabytes = (bytes: number | undefined) => bytes && Math.round(bytes / 2 ** 20)
const endOf = (terms: AffiliateTerms | undefined) =>
  terms?.services.flatMap(({ ends_on }) => ends_on ?? []).toSorted()[0]

/** What the export of the affiliates tells of each: all that the columns of the list do. */
export const affiliateCsv: readonly CsvColumn<AffiliateLine>[] = [
  { fr: 'Identifiant', en: 'Id', cell: ({ id }) => id },
  { fr: 'Société', en: 'Company', cell: ({ name }) => name },
  { fr: 'Type', en: 'Type', cell: ({ type }, language) => words[language].companies[type as CompanyType] },
  { fr: 'Logements', en: 'Homes', cell: ({ projects }) => projects },
  { fr: 'PTG', en: 'Gas passports', cell: ({ passports }) => passports },
  { fr: 'Identifiants envoyés', en: 'Credentials sent', cell: ({ credentials_sent }) => credentials_sent },
  { fr: 'Activés', en: 'Activated', cell: ({ activated }) => activated },
  { fr: 'Demandes d’accès', en: 'Access requests', cell: ({ with_requests }) => with_requests },
  { fr: 'Invitations refusées', en: 'Refused invitations', cell: ({ undelivered }) => undelivered },
  {
    fr: 'Interventions à terminer',
    en: 'Interventions to finish',
    cell: ({ open_interventions }) => open_interventions,
  },
  { fr: 'Dernière activité', en: 'Last activity', cell: ({ last_activity_at }) => minuteCell(last_activity_at) },
  { fr: 'Par', en: 'By', cell: ({ last_activity_by }) => last_activity_by },
  { fr: 'Dossiers incomplets', en: 'Lacking documents', cell: ({ lacking_documents }) => lacking_documents },
  {
    fr: 'Documents manquants',
    en: 'Missing documents',
    cell: ({ lacking_papers }) => paperCodes.reduce((sum, code) => sum + lacking_papers[code], 0),
  },
  { fr: 'Carnets', en: 'Booklets', cell: ({ booklets }) => booklets.homes },
  { fr: 'Carnets incomplets', en: 'Incomplete booklets', cell: ({ booklets }) => booklets.incomplete },
  {
    fr: 'Offre et modules',
    en: 'Offer and modules',
    cell: ({ terms }) => terms?.services.map(({ name }) => name).join(', '),
  },
  { fr: 'Échéance', en: 'Ends on', cell: ({ terms }) => endOf(terms) },
  { fr: 'Stockage (Mo)', en: 'Storage (MB)', cell: ({ terms }) => megabytes(terms?.storage.used) },
  { fr: 'Stockage permis (Mo)', en: 'Storage allowed (MB)', cell: ({ terms }) => megabytes(terms?.storage.limit) },
  { fr: 'Équipements et matériaux', en: 'Devices and materials', cell: ({ terms }) => terms?.devices.used },
  {
    fr: 'Équipements et matériaux permis',
    en: 'Devices and materials allowed',
    cell: ({ terms }) => terms?.devices.limit,
  },
  { fr: 'PTG du mois', en: 'Gas passports this month', cell: ({ terms }) => terms?.quota?.used },
  { fr: 'Quota de PTG', en: 'Quota of gas passports', cell: ({ terms }) => terms?.quota?.limit },
]
