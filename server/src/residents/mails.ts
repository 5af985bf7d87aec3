import { languageOf } from '@logis/contract/locale'
import type { Tx } from '#platform/db.ts'
import { longTime } from '#platform/formats.ts'
import type { Message } from '#platform/mail/layout.ts'
import type { LoggedMail, MailTemplate } from '#platform/mail/outbox.ts'
import { portalUrl } from '#platform/portal.ts'
import { isStaff } from '#platform/worksFor.ts'
import { findTold, isAsked, isAtHome } from './sql.ts'

const texts = {
  fr: {
    hello: 'Bonjour,',
    activated: {
      subject: (home: string) => `Logement activé : ${home}`,
      preheader: 'Son propriétaire a saisi le code logement.',
      title: 'Un logement vient d’être activé',
      body: (who: string, home: string, when: string) => `${who} a activé « ${home} » le ${when}.`,
      next: 'Les documents que vous partagez y sont désormais consultables par ses occupants.',
      button: 'Ouvrir le projet',
      note: 'Vous recevez ce message parce que vous suivez les activations ; ce réglage se trouve dans votre compte.',
    },
    requested: {
      subject: (home: string) => `Demande d’accès : ${home}`,
      preheader: 'Une personne demande à rejoindre ce logement.',
      title: 'Une demande d’accès vous attend',
      body: (who: string, home: string, role: 'OWNER' | 'TENANT') =>
        `${who} demande l’accès à « ${home} » en tant que ${role === 'OWNER' ? 'propriétaire' : 'locataire'}.`,
      next: 'Tant que la demande n’est pas acceptée, cette personne ne voit rien du logement.',
      button: 'Voir la demande',
      note: 'Vous ne connaissez pas cette personne ? Refusez la demande.',
    },
    sold: {
      subject: (home: string) => `Nouveau propriétaire : ${home}`,
      preheader: 'Votre accès au logement ne change pas.',
      title: 'Votre logement a un nouveau propriétaire',
      body: (home: string) => `« ${home} » a changé de propriétaire.`,
      next: 'Votre accès et ce que vous gardez dans « Privé » restent les mêmes. Le nouveau propriétaire vous voit parmi les habitants du logement, et répond désormais aux demandes d’accès.',
      button: 'Ouvrir mon logement',
    },
    left: {
      subject: (home: string) => `Départ d’un propriétaire : ${home}`,
      preheader: 'Votre logement et votre accès ne changent pas.',
      title: 'Un autre propriétaire est parti',
      body: (who: string, home: string) =>
        `${who} n’est plus propriétaire de « ${home} » avec vous : son compte est fermé.`,
      next: 'Vous restez propriétaire du logement : votre accès, son carnet et ce que vous gardez dans « Privé » restent les mêmes. Cette personne n’y a plus accès.',
      button: 'Ouvrir mon logement',
    },
  },
  en: {
    hello: 'Hello,',
    activated: {
      subject: (home: string) => `Home activated: ${home}`,
      preheader: 'Its owner has entered the residence code.',
      title: 'A home has just been activated',
      body: (who: string, home: string, when: string) => `${who} activated “${home}” on ${when}.`,
      next: 'The documents you share there can now be read by its residents.',
      button: 'Open the project',
      note: 'You receive this message because you follow activations; the setting is in your account.',
    },
    requested: {
      subject: (home: string) => `Access request: ${home}`,
      preheader: 'Someone asks to join this home.',
      title: 'An access request is waiting for you',
      body: (who: string, home: string, role: 'OWNER' | 'TENANT') =>
        `${who} asks for access to “${home}” as ${role === 'OWNER' ? 'an owner' : 'a tenant'}.`,
      next: 'Until the request is accepted, this person sees nothing of the home.',
      button: 'See the request',
      note: 'If you do not know this person, reject the request.',
    },
    sold: {
      subject: (home: string) => `New owner: ${home}`,
      preheader: 'Your access to the home stays the same.',
      title: 'Your home has a new owner',
      body: (home: string) => `“${home}” has a new owner.`,
      next: 'Your access and what you keep in “Private” stay the same. The new owner sees you among the residents of the home, and answers access requests from now on.',
      button: 'Open my home',
    },
    left: {
      subject: (home: string) => `An owner has left: ${home}`,
      preheader: 'Your home and your access stay the same.',
      title: 'Another owner has left',
      body: (who: string, home: string) => `${who} no longer owns “${home}” with you: their account is closed.`,
      next: 'You still own the home: your access, its booklet and what you keep in “Private” stay the same. This person no longer has access to it.',
      button: 'Open my home',
    },
  },
}

/** Staff see the project, residents their own area: the part of either where the mail is answered. */
const linkOf = (mail: LoggedMail, residenceId: number, part = { project: '', home: '' }) =>
  portalUrl(
    mail.company_id
      ? `/project/${mail.company_id}/${residenceId}${part.project}`
      : `/logement/${residenceId}${part.home}`,
  )

/** The home of a mail; nothing any more to whom it went for a company that they have left, or that is disabled by now. */
const homeOf = async (tx: Tx, { residence_id, company_id, recipient_user_id }: LoggedMail) => {
  if (company_id !== null && !(await isStaff(tx, recipient_user_id, company_id))) return undefined
  return residence_id === null ? undefined : findTold(tx, residence_id)
}

const composeActivated = async (tx: Tx, mail: LoggedMail): Promise<Message | null> => {
  const home = await homeOf(tx, mail)
  if (!home?.activation_date) return null
  const { hello, activated: own } = texts[languageOf(mail.locale)]
  return {
    subject: own.subject(home.name),
    preheader: own.preheader,
    title: own.title,
    company: home.company_name,
    paragraphs: [
      hello,
      own.body(mail.facts.who ?? '', home.name, longTime(home.activation_date, mail.locale)),
      own.next,
    ],
    button: { label: own.button, url: linkOf(mail, home.id) },
    notes: [own.note],
  }
}

/** Nothing of what was taken back, or answered, before the mail left. */
const composeRequested = async (tx: Tx, mail: LoggedMail): Promise<Message | null> => {
  const home = await homeOf(tx, mail)
  const role = mail.facts.role === 'OWNER' ? 'OWNER' : 'TENANT'
  if (!home || !(await isAsked(tx, mail, role))) return null
  const { hello, requested: own } = texts[languageOf(mail.locale)]
  return {
    subject: own.subject(home.name),
    preheader: own.preheader,
    title: own.title,
    company: home.company_name,
    paragraphs: [hello, own.body(mail.facts.who ?? '', home.name, role), own.next],
    button: { label: own.button, url: linkOf(mail, home.id, { project: '#tenants', home: '#habitants' }) },
    notes: [own.note],
  }
}

type Told = Omit<typeof texts.fr.left, 'body'> & { body: string }
/** That the home has another owner, or one less, to whoever still has their part in it. */
const composeOwners = async (
  tx: Tx,
  mail: LoggedMail,
  role: 'OWNER' | 'TENANT',
  textOf: (own: (typeof texts)['fr'], home: string) => Told,
): Promise<Message | null> => {
  const home = await homeOf(tx, mail)
  if (!home || !(await isAtHome(tx, mail, role))) return null
  const own = texts[languageOf(mail.locale)]
  const { subject, preheader, title, body, next, button } = textOf(own, home.name)
  return {
    subject: subject(home.name),
    preheader,
    title,
    company: home.company_name,
    paragraphs: [own.hello, body, next],
    button: { label: button, url: linkOf(mail, home.id) },
  }
}

/** Whoever has left meanwhile is told of their leaving alone. */
const composeSold = (tx: Tx, mail: LoggedMail) =>
  composeOwners(tx, mail, 'TENANT', ({ sold }, home) => ({ ...sold, body: sold.body(home) }))

/** Whoever owns it no more by then is told of that alone. */
const composeLeft = (tx: Tx, mail: LoggedMail) =>
  composeOwners(tx, mail, 'OWNER', ({ left }, home) => ({ ...left, body: left.body(mail.facts.who ?? '', home) }))

export const residentMails: MailTemplate[] = [
  { code: 'RESIDENCE_ACTIVATED', compose: composeActivated },
  { code: 'ACCESS_REQUEST', compose: composeRequested },
  { code: 'HOME_OWNER_CHANGED', compose: composeSold },
  { code: 'OWNER_LEFT', compose: composeLeft },
]
