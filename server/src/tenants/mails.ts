import { languageOf } from '@logis/contract/locale'
import type { Tx } from '#platform/db.ts'
import type { Message } from '#platform/mail/layout.ts'
import type { LoggedMail, MailTemplate } from '#platform/mail/outbox.ts'
import { portalUrl } from '#platform/portal.ts'
import { leavingWords } from '../household/rules.ts'
import { findTold } from '../residents/rules.ts'

type Told = { home: string; company: string }
type Text = {
  subject: (told: Told) => string
  preheader: string
  title: string
  body: (told: Told) => string
  next: string
  /** Where there is something to open. */
  button?: string
}

const codes = ['ACCESS_REQUEST_ACCEPTED', 'ACCESS_REQUEST_REJECTED', 'RESIDENCE_ACCESS_REMOVED'] as const
type Code = (typeof codes)[number]

const hello = { fr: 'Bonjour,', en: 'Hello,' }
const texts: Record<Code, Record<'fr' | 'en', Text>> = {
  ACCESS_REQUEST_ACCEPTED: {
    fr: {
      subject: ({ home }) => `Accès accordé : ${home}`,
      preheader: 'Votre demande d’accès a été acceptée.',
      title: 'Bienvenue dans votre logement',
      body: ({ home }) => `Votre demande d’accès à « ${home} » a été acceptée.`,
      next: 'Vous y trouverez ses documents, ses équipements et les contacts utiles.',
      button: 'Ouvrir mon logement',
    },
    en: {
      subject: ({ home }) => `Access granted: ${home}`,
      preheader: 'Your access request has been accepted.',
      title: 'Welcome to your home',
      body: ({ home }) => `Your request for access to “${home}” was accepted.`,
      next: 'You will find its documents, its devices and useful contacts there.',
      button: 'Open my home',
    },
  },
  ACCESS_REQUEST_REJECTED: {
    fr: {
      subject: ({ home }) => `Demande d’accès refusée : ${home}`,
      preheader: 'Votre demande d’accès n’a pas été acceptée.',
      title: 'Votre demande n’a pas été acceptée',
      body: ({ home }) => `Votre demande d’accès à « ${home} » n’a pas été acceptée.`,
      next: 'Si vous pensez à une erreur, prenez contact avec votre bailleur, ou avec le propriétaire du logement.',
    },
    en: {
      subject: ({ home }) => `Access request rejected: ${home}`,
      preheader: 'Your access request was not accepted.',
      title: 'Your request was not accepted',
      body: ({ home }) => `Your request for access to “${home}” was not accepted.`,
      next: 'If you think this is a mistake, please contact your landlord, or the owner of the home.',
    },
  },
  RESIDENCE_ACCESS_REMOVED: {
    fr: {
      subject: ({ home }) => `Accès terminé : ${home}`,
      preheader: 'Vous n’êtes plus rattaché à ce logement.',
      title: 'Votre accès à ce logement a pris fin',
      body: ({ home }) => `Vous n’êtes plus rattaché à « ${home} » : votre accès a pris fin.`,
      next: 'Votre compte reste ouvert : vous pourrez y rattacher un autre logement.',
    },
    en: {
      subject: ({ home }) => `Access ended: ${home}`,
      preheader: 'You are no longer linked to this home.',
      title: 'Your access to this home has ended',
      body: ({ home }) => `You are no longer linked to “${home}”: your access to it has ended.`,
      next: 'Your account stays open: you can link another home to it.',
    },
  },
}

const compose = async (tx: Tx, mail: LoggedMail, code: Code): Promise<Message | null> => {
  const home = mail.residence_id ? await findTold(tx, mail.residence_id) : undefined
  if (!home) return null
  const language = languageOf(mail.locale)
  const { subject, preheader, title, body, next, button } = texts[code][language]
  const told = { home: home.name, company: home.company_name }
  return {
    subject: subject(told),
    preheader,
    title,
    company: home.company_name,
    paragraphs: [
      hello[language],
      body(told),
      next,
      ...(code === 'RESIDENCE_ACCESS_REMOVED' ? [leavingWords[language]] : []),
    ],
    ...(button && { button: { label: button, url: portalUrl('/logement') } }),
  }
}

export const tenantMails: MailTemplate[] = codes.map((code) => ({
  code,
  compose: (tx, mail) => compose(tx, mail, code),
}))
