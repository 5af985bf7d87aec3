import { languageOf } from '@logis/contract/locale'
import type { Tx } from '#platform/db.ts'
import type { Message } from '#platform/mail/layout.ts'
import type { LoggedMail, MailTemplate } from '#platform/mail/outbox.ts'
import { drawCode } from './proofs/rules.ts'
import { findProvider } from './providers/rules.ts'
import { watchingMails } from './watching/mails.ts'

const texts = {
  fr: {
    code: {
      subject: 'Votre code pour relier votre compte',
      preheader: 'À saisir dans la page de connexion restée ouverte.',
      title: 'Reliez votre compte',
      hello: 'Bonjour,',
      asked: (name: string) =>
        `Vous vous connectez à Logis avec ${name}. Pour relier cette connexion à votre compte, saisissez ce code dans la page restée ouverte.`,
      label: 'Votre code',
      notes: [
        'Ce code est valable 20 minutes et ne sert qu’une fois.',
        'Ce n’était pas vous ? Ne communiquez ce code à personne : sans lui, rien ne changera.',
      ],
    },
    linked: {
      subject: 'Une nouvelle connexion ouvre votre compte',
      preheader: 'Votre compte Logis est relié à une autre connexion.',
      title: 'Votre compte est relié',
      hello: 'Bonjour,',
      done: (name: string) => `Votre compte Logis s’ouvre désormais aussi avec ${name}.`,
      notes: ['Ce n’était pas vous ? Prévenez aussitôt l’administrateur de votre société.'],
    },
    unlinked: {
      subject: 'Une connexion n’ouvre plus votre compte',
      preheader: 'Votre compte Logis n’est plus relié à cette connexion.',
      title: 'Une connexion est déliée',
      hello: 'Bonjour,',
      done: (name: string) => `Votre compte Logis ne s’ouvre plus avec ${name}. Ce qui était ouvert ainsi est fermé.`,
      notes: ['Ce n’était pas vous ? Changez aussitôt votre mot de passe et prévenez votre administrateur.'],
    },
  },
  en: {
    code: {
      subject: 'Your code to link your account',
      preheader: 'Type it on the sign-in page that is still open.',
      title: 'Link your account',
      hello: 'Hello,',
      asked: (name: string) =>
        `You are signing in to Logis with ${name}. To link this sign-in to your account, type this code on the page that is still open.`,
      label: 'Your code',
      notes: [
        'This code is valid for 20 minutes and works once.',
        'If this was not you, give this code to nobody: nothing will change without it.',
      ],
    },
    linked: {
      subject: 'A new sign-in opens your account',
      preheader: 'Your Logis account is linked to another sign-in.',
      title: 'Your account is linked',
      hello: 'Hello,',
      done: (name: string) => `From now on your Logis account also opens with ${name}.`,
      notes: ['If this was not you, tell your company’s administrator at once.'],
    },
    unlinked: {
      subject: 'A sign-in no longer opens your account',
      preheader: 'Your Logis account is no longer linked to this sign-in.',
      title: 'A sign-in has been unlinked',
      hello: 'Hello,',
      done: (name: string) => `Your Logis account no longer opens with ${name}. What it had opened is closed.`,
      notes: ['If this was not you, change your password at once and tell your administrator.'],
    },
  },
}

/** The code is drawn as the mail leaves: it waits in no queue, and the log keeps dots in its place. */
const composeCode = async (tx: Tx, { recipient_user_id, locale, facts }: LoggedMail): Promise<Message | null> => {
  const provider = await findProvider(tx, facts['provider'] ?? '')
  if (recipient_user_id === null || !provider) return null
  const code = await drawCode(tx, Number(facts['proof']), recipient_user_id)
  if (code === null) return null
  const { hello, asked, label, ...message } = texts[languageOf(locale)].code
  return { ...message, paragraphs: [hello, asked(provider.name)], code: { label, value: code }, secrets: [code] }
}

const composeLink =
  (kind: 'linked' | 'unlinked') =>
  async (_tx: Tx, { locale, facts }: LoggedMail): Promise<Message> => {
    const { hello, done, ...message } = texts[languageOf(locale)][kind]
    return { ...message, paragraphs: [hello, done(facts['provider'] ?? '')] }
  }

export const identityMails: MailTemplate[] = [
  { code: 'IDENTITY_CODE', compose: composeCode },
  { code: 'IDENTITY_LINKED', compose: composeLink('linked') },
  { code: 'IDENTITY_UNLINKED', compose: composeLink('unlinked') },
  ...watchingMails,
]
