import type { CampaignHome } from '@logis/contract/campaigns'
import type { CampaignStep } from '@logis/contract/campaigns.rules'
import { refusals } from '@logis/contract/errors'
import type { CsvColumn, Language } from '#platform/csv.ts'
import { portalUrl } from '#platform/portal.ts'

const steps: Record<Language, Record<CampaignStep, string>> = {
  fr: {
    TO_COMPLETE: 'À compléter',
    READY: 'Prête',
    WAITING: 'En attente',
    LEFT_OUT: 'Écartée',
    LEAVING: 'En cours d’envoi',
    SENT: 'Envoyée',
    DELIVERED: 'Reçue, non ouverte',
    OPENED: 'Ouverte, non activée',
    ACTIVATED: 'Activée',
    FAILED: 'En échec',
  },
  en: {
    TO_COMPLETE: 'To be completed',
    READY: 'Ready',
    WAITING: 'Waiting',
    LEFT_OUT: 'Left out',
    LEAVING: 'Being sent',
    SENT: 'Sent',
    DELIVERED: 'Received, not opened',
    OPENED: 'Opened, not activated',
    ACTIVATED: 'Activated',
    FAILED: 'Failed',
  },
}

const time = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})
/** As spreadsheets sort it. */
const instant = (at: string | null | undefined) => at && time.format(new Date(at))

/** What became of each home of a campaign. */
export const campaignCsv: readonly CsvColumn<CampaignHome>[] = [
  { fr: 'Logement', en: 'Home', cell: ({ residence }) => residence.name },
  { fr: 'Adresse', en: 'Address', cell: ({ residence }) => residence.address },
  { fr: 'Numéro de contrat', en: 'Contract number', cell: ({ residence }) => residence.contract_number },
  { fr: 'Destinataire', en: 'Recipient', cell: ({ email }) => email },
  { fr: 'Résultat', en: 'Result', cell: ({ step }, language) => steps[language][step] },
  { fr: 'Motif', en: 'Reason', cell: ({ reason }, language) => reason && refusals[reason][language] },
  { fr: 'Envois', en: 'Emails sent', cell: ({ mail }) => mail?.round ?? 0 },
  { fr: 'Envoyée le', en: 'Sent on', cell: ({ mail }) => instant(mail?.sent_at) },
  { fr: 'Reçue le', en: 'Received on', cell: ({ mail }) => instant(mail?.delivered_at) },
  { fr: 'Ouverte le', en: 'Opened on', cell: ({ mail }) => instant(mail?.opened_at) },
  { fr: 'Activée le', en: 'Activated on', cell: ({ activated_at }) => instant(activated_at) },
  { fr: 'Page', en: 'Page', cell: ({ residence }) => portalUrl(`/residence-details/${residence.id}`) },
]
