import type { CampaignHome } from '@logis/contract/campaigns'
import * as en from '@logis/contract/campaigns.en'
import * as fr from '@logis/contract/campaigns.fr'
import { refusals } from '@logis/contract/errors'
import { minuteCell, type CsvColumn } from '#platform/csv.ts'
import { portalUrl } from '#platform/portal.ts'

const words = { fr, en }

/** What became of each home of a campaign. */
export const campaignCsv: readonly CsvColumn<CampaignHome>[] = [
  { fr: 'Logement', en: 'Home', cell: ({ residence }) => residence.name },
  { fr: 'Adresse', en: 'Address', cell: ({ residence }) => residence.address },
  { fr: 'Numéro de contrat', en: 'Contract number', cell: ({ residence }) => residence.contract_number },
  { fr: 'Destinataire', en: 'Recipient', cell: ({ email }) => email },
  { fr: 'Résultat', en: 'Result', cell: ({ step }, language) => words[language].steps[step] },
  { fr: 'Motif', en: 'Reason', cell: ({ reason }, language) => reason && refusals[reason][language] },
  { fr: 'Envois', en: 'Emails sent', cell: ({ mail }) => mail?.round ?? 0 },
  { fr: 'Envoyée le', en: 'Sent on', cell: ({ mail }) => minuteCell(mail?.sent_at) },
  { fr: 'Reçue le', en: 'Received on', cell: ({ mail }) => minuteCell(mail?.delivered_at) },
  { fr: 'Ouverte le', en: 'Opened on', cell: ({ mail }) => minuteCell(mail?.opened_at) },
  { fr: 'Activée le', en: 'Activated on', cell: ({ activated_at }) => minuteCell(activated_at) },
  { fr: 'Page', en: 'Page', cell: ({ residence }) => portalUrl(`/residence-details/${residence.id}`) },
]
