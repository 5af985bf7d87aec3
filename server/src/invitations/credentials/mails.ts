import { credentialContactsMax } from '@logis/contract/companies.rules'
import { languageOf } from '@logis/contract/locale'
import { showCode } from '@logis/contract/projects.rules'
import { byRightsOf } from '#platform/begun.ts'
import type { Tx } from '#platform/db.ts'
import { projectScope } from '#platform/gate.ts'
import { holdForJob } from '#platform/holding.ts'
import { numbers } from '#platform/formats.ts'
import type { Message } from '#platform/mail/layout.ts'
import type { LoggedMail, MailTemplate } from '#platform/mail/outbox.ts'
import { portalUrl } from '#platform/portal.ts'
import { findInvitedHome } from '../sql.ts'
import { flatsDocument } from './pdf.ts'
import { credentialPolicy } from './policy.ts'
import { readFlatsFacts } from './sql.ts'

const texts = {
  fr: {
    subject: 'Votre code logement',
    preheader: 'Le code que vous avez demandé.',
    hello: 'Bonjour,',
    asked: (home: string) => `Vous avez demandé à recevoir de nouveau le code de votre logement « ${home} ».`,
    use: 'Saisissez-le pour activer le logement ; une fois le logement activé, il sert à en demander l’accès.',
    button: 'Saisir mon code',
    note: 'Vous n’avez rien demandé ? Ignorez ce message et gardez votre code pour vous.',
  },
  en: {
    subject: 'Your residence code',
    preheader: 'The code you asked for.',
    hello: 'Hello,',
    asked: (home: string) => `You asked to receive the code of your home “${home}” again.`,
    use: 'Enter it to activate the home; once the home is activated, it is used to ask for access.',
    button: 'Enter my code',
    note: 'If you did not ask for it, ignore this message and keep your code to yourself.',
  },
}

const compose = async (tx: Tx, mail: LoggedMail): Promise<Message | null> => {
  const home = mail.residence_id ? await findInvitedHome(tx, mail.residence_id) : undefined
  if (!home) return null
  const own = texts[languageOf(mail.locale)]
  return {
    subject: own.subject,
    preheader: own.preheader,
    title: own.subject,
    company: home.company_name,
    paragraphs: [own.hello, own.asked(home.name), own.use],
    code: { label: own.subject, value: showCode(home.residence_code) },
    button: { label: own.button, url: portalUrl('/activation') },
    notes: [own.note],
  }
}

const flatsTexts = {
  fr: {
    subject: (building: string) => `Les fiches des logements – ${building}`,
    preheader: 'Une page par logement, avec son code.',
    hello: 'Bonjour,',
    here: (count: number, building: string) =>
      `Voici les fiches des logements de l’immeuble « ${building} » : ${numbers.fr(count)} page${count > 1 ? 's' : ''}, une par logement.`,
    print: 'Imprimez-les et remettez chacune à l’occupant du logement, et à lui seul.',
    button: 'Ouvrir l’immeuble',
    note: 'Chaque fiche ouvre un logement : ne transférez pas ce message.',
  },
  en: {
    subject: (building: string) => `The sheets of the flats – ${building}`,
    preheader: 'One page for each flat, with its code.',
    hello: 'Hello,',
    here: (count: number, building: string) =>
      `Here are the sheets of the flats of “${building}”: ${numbers.en(count)} page${count > 1 ? 's' : ''}, one for each flat.`,
    print: 'Print them and hand each one to whoever lives in the flat, and to nobody else.',
    button: 'Open the building',
    note: 'Each sheet opens a flat: do not forward this message.',
  },
}

/** Whether whoever asked may print the codes of a building by now: a mail may wait for a day, and this one opens every home. */
const mayPrint = async (by: number | null, buildingId: number): Promise<boolean> => {
  const begun = { by, impersonator: null, operation: 'invitations.sendFlatsCredentials' }
  const needs = credentialPolicy.needs.download_building_credentials
  return (await byRightsOf(begun, (call) => projectScope(call, buildingId, needs))) !== null
}

/**
 * The sheets as they are when the mail leaves; not sent for a building that is cancelled, or has no flats any more, nor to
 * whoever may not print them any more.
 */
const composeFlats = async (
  tx: Tx,
  { residence_id, company_id, recipient_user_id, locale, facts }: LoggedMail,
): Promise<Message | null> => {
  const ticked = facts['flat_ids']?.split(',').map(Number)
  if (residence_id === null || !(await mayPrint(recipient_user_id, residence_id))) return null
  const building = await findInvitedHome(tx, residence_id)
  const held = building ? await holdForJob(tx, building.id) : null
  const flats = held ? await readFlatsFacts(tx, held, credentialContactsMax, ticked) : []
  if (!building || flats.length === 0) return null
  const own = flatsTexts[languageOf(locale)]
  const { name } = building
  return {
    subject: own.subject(name),
    preheader: own.preheader,
    title: own.subject(name),
    company: building.company_name,
    paragraphs: [own.hello, own.here(flats.length, name), own.print],
    button: { label: own.button, url: portalUrl(`/project/${company_id}/${building.id}`) },
    notes: [own.note],
    attachments: [
      { name: `${name}.pdf`, mimeType: 'application/pdf', open: () => flatsDocument(name, flats, locale).bytes },
    ],
  }
}

export const credentialMails: MailTemplate[] = [
  { code: 'RESIDENCE_CODE', compose },
  { code: 'FLATS_CREDENTIALS', compose: composeFlats },
]
