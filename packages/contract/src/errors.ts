import { refusals as accounts } from './errors.accounts.ts'
import { refusals as administration } from './errors.administration.ts'
import { refusals as booklet } from './errors.booklet.ts'
import { refusals as calls } from './errors.calls.ts'
import { refusals as campaigns } from './errors.campaigns.ts'
import { refusals as certificates } from './errors.certificates.ts'
import { refusals as companies } from './errors.companies.ts'
import { refusals as contacts } from './errors.contacts.ts'
import { refusals as devices } from './errors.devices.ts'
import { refusals as documents } from './errors.documents.ts'
import { refusals as energies } from './errors.energies.ts'
import { refusals as flats } from './errors.flats.ts'
import { refusals as identities } from './errors.identities.ts'
import { refusals as intakes } from './errors.intakes.ts'
import { refusals as interventions } from './errors.interventions.ts'
import { refusals as household } from './errors.household.ts'
import { refusals as messagesOfHomes } from './errors.messages.ts'
import { refusals as orders } from './errors.orders.ts'
import { refusals as projects } from './errors.projects.ts'
import { refusals as sales } from './errors.sales.ts'
import { refusals as sortings } from './errors.sortings.ts'

/** A sentence for people, in both languages. */
type Sentence = { fr: string; en: string }

/** Those of the pages that a browser loads first: any call, one's account, companies and the list of projects. */
const first = { ...calls, ...accounts, ...companies, ...projects }
/** Those of work on many homes at once, which no page of one home tells. */
const bulk = { ...campaigns, ...intakes, ...sortings }
/** Which of the browser's texts a refusal is told with (`web/vite.config.ts`). */
export const partOfRefusal = (reason: string): 'first' | 'bulk' | 'rest' =>
  reason in first ? 'first' : reason in bulk ? 'bulk' : 'rest'

/**
 * The closed list of refusals: what the server may answer instead of data, with its HTTP status and its
 * sentence in both languages. The reason travels (`error_reason`); the sentence is for people.
 *
 * Some come from the list that the API was asked for, and no code gives them: EMAIL_VALIDATION_TOKEN_INVALID,
 * ADDRESS_PROVIDER_UNAVAILABLE, CHANNEL_SETTING_UPDATE_FAILED, SERVICE_PROVISION_EXISTS, CATEGORY_TREE_CYCLE,
 * DOCUMENT_QUARANTINED, and those of `silentReasons` that are of no order and no invoice of ours.
 */
export const refusals = {
  ...first,
  ...identities,
  ...documents,
  ...booklet,
  ...bulk,
  ...certificates,
  ...contacts,
  ...devices,
  ...energies,
  ...flats,
  ...interventions,
  ...household,
  ...messagesOfHomes,
  ...orders,
  ...administration,
  ...sales,
} as const satisfies Record<string, Sentence & { status: number }>

export type Reason = keyof typeof refusals
/** What an address or a body may name, by the parameter of such an address. */
const namedBy: Partial<Record<Reason, string>> = {
  DOCUMENT_FOLDER_NOT_FOUND: 'folder_id',
  JOB_NOT_FOUND: 'job_id',
  PRODUCT_NOT_FOUND: 'product_id',
}
/**
 * The status of a refusal, by the path of the operation that answers it: where the address names what is not there, the
 * address is wrong (404); where the body names it, the body is (422).
 */
export const statusOf = (reason: Reason, path: string): number => {
  const parameter = namedBy[reason]
  return parameter && !path.includes(`{${parameter}}`) ? 422 : refusals[reason].status
}
export const reasons = Object.keys(refusals) as [Reason, ...Reason[]]

/** Success sentences a response may carry as `message`, only where the screen has none of its own. */
export const messages = {
  invitation_sent: { fr: 'L’invitation a bien été envoyée.', en: 'The invitation has been sent.' },
  mail_sent: { fr: 'L’e-mail a bien été envoyé.', en: 'The email has been sent.' },
  credentials_sent: {
    fr: 'Les identifiants des logements vont vous être envoyés par e-mail.',
    en: "The flats' credentials will be sent to you by email.",
  },
  request_accepted: { fr: 'La demande d’accès a été acceptée.', en: 'The access request has been accepted.' },
  request_rejected: { fr: 'La demande d’accès a été refusée.', en: 'The access request has been rejected.' },
  building_activated: {
    fr: 'Les logements de l’immeuble ont été activés.',
    en: "The building's flats have been activated.",
  },
  residence_restored: { fr: 'Le projet a été restauré.', en: 'The project has been restored.' },
  satisfaction_thanks: {
    fr: 'Merci, votre message a bien été transmis.',
    en: 'Thank you, your message has been sent.',
  },
} as const satisfies Record<string, Sentence>

export type Message = keyof typeof messages
