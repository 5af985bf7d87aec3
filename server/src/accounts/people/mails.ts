import { languageOf } from '@logis/contract/locale'
import type { Tx } from '#platform/db.ts'
import type { Message } from '#platform/mail/layout.ts'
import type { LoggedMail, MailTemplate } from '#platform/mail/outbox.ts'
import { passwordLink } from '../passwordLinks/rules.ts'
import { isWaiting } from './sql.ts'

/** Nobody waits in front of the mail: a week, as for every invitation. */
const days = 7

const texts = {
  fr: {
    subject: 'Votre compte Logis est prêt',
    preheader: 'Choisissez votre mot de passe pour y entrer.',
    title: 'Votre compte est prêt',
    paragraphs: [
      'Bonjour,',
      'Un compte vient d’être créé pour vous sur Logis, le portail des logements et de leur carnet numérique.',
      'Choisissez votre mot de passe : votre compte s’ouvrira avec votre adresse e-mail.',
    ],
    button: 'Choisir mon mot de passe',
    notes: [
      `Ce lien est valable ${days} jours et ne sert qu’une fois.`,
      'Vous n’attendiez pas ce message ? Ignorez-le : sans mot de passe, ce compte n’ouvre rien.',
    ],
  },
  en: {
    subject: 'Your Logis account is ready',
    preheader: 'Choose your password to sign in.',
    title: 'Your account is ready',
    paragraphs: [
      'Hello,',
      'An account has just been created for you on Logis, the portal for homes and their digital booklets.',
      'Choose your password: your account will open with your email address.',
    ],
    button: 'Choose my password',
    notes: [
      `This link is valid for ${days} days and works once.`,
      'If you did not expect this message, ignore it: without a password this account opens nothing.',
    ],
  },
}

/** Not sent once a password has been chosen. */
const composeCreated = async (
  tx: Tx,
  { recipient, recipient_user_id, locale }: LoggedMail,
): Promise<Message | null> => {
  if (recipient_user_id === null || !(await isWaiting(tx, recipient_user_id))) return null
  const { token, url } = await passwordLink(tx, recipient_user_id, recipient, days * 86_400)
  const { button, ...message } = texts[languageOf(locale)]
  return { ...message, button: { label: button, url }, secrets: [token] }
}

export const peopleMails: MailTemplate[] = [{ code: 'ACCOUNT_CREATED', compose: composeCreated }]
