import type { ProjectRow } from '@logis/contract/projects'
import { residenceTypeWords } from '@logis/contract/projects.words'
import { dayCell, type CsvColumn } from '#platform/csv.ts'

const address = ({ contact_information: { addresses } }: ProjectRow) => addresses[0]
const street = (row: ProjectRow) => [address(row)?.street_number, address(row)?.street_name].filter(Boolean).join(' ')

/** What the export of the project list tells of each. */
export const projectCsv: readonly CsvColumn<ProjectRow>[] = [
  { fr: 'Identifiant', en: 'Id', cell: ({ id }) => id },
  { fr: 'Nom', en: 'Name', cell: ({ name }) => name },
  { fr: 'Type', en: 'Type', cell: ({ type }, language) => residenceTypeWords[type][language] },
  { fr: 'Numéro de contrat', en: 'Contract number', cell: ({ contract_number }) => contract_number },
  { fr: 'Code logement', en: 'Residence code', cell: ({ residence_code }) => residence_code },
  { fr: 'Immeuble', en: 'Building', cell: ({ parent }) => parent?.name },
  { fr: 'Rue', en: 'Street', cell: street },
  { fr: 'Code postal', en: 'Postcode', cell: (row) => address(row)?.zip_code },
  { fr: 'Ville', en: 'City', cell: (row) => address(row)?.city },
  { fr: 'E-mail', en: 'Email', cell: ({ contact_information: { emails } }) => emails[0]?.email },
  { fr: 'Société', en: 'Company', cell: ({ company }) => company.name },
  { fr: 'Créé le', en: 'Created on', cell: ({ created_at }) => dayCell(created_at) },
  { fr: 'Identifiants envoyés le', en: 'Credentials sent on', cell: (row) => dayCell(row.credentials_sent_at) },
  { fr: 'Activé le', en: 'Activated on', cell: ({ activation_date }) => dayCell(activation_date) },
]
