import { languageOf } from '@logis/contract/locale'
import type { Tx } from '#platform/db.ts'
import type { Message } from '#platform/mail/layout.ts'
import type { LoggedMail, MailTemplate } from '#platform/mail/outbox.ts'
import { portalUrl } from '#platform/portal.ts'
import { nameAsker, redrawPending } from './rules.ts'

const texts = {
  fr: {
    validation: {
      subject: 'Confirmez votre adresse e-mail',
      preheader: 'Ce lien est valable 24 heures et ne sert qu’une fois.',
      title: 'Confirmez votre adresse',
      button: 'Confirmer mon adresse',
      notes: [
        'Ce lien est valable 24 heures et ne sert qu’une fois.',
        'Vous n’avez rien demandé, ou ce compte n’est pas le vôtre ? Ignorez ce message : rien ne changera.',
      ],
    },
    asks: (asker: string) => [
      'Bonjour,',
      `Un compte Logis qui existe déjà, celui de ${asker}, demande à prendre cette adresse : elle deviendra son identifiant de connexion.`,
      'Confirmez si ce compte est le vôtre, de préférence là où vous y êtes connecté.',
    ],
    own: {
      paragraphs: [
        'Bonjour,',
        'Un compte Logis a été ouvert avec cette adresse. Confirmez qu’elle est la vôtre, là où vous êtes connecté à ce compte : vous ne pourrez pas la perdre.',
      ],
      notes: [
        'Ce lien est valable 24 heures et ne sert qu’une fois.',
        'Ce n’était pas vous ? Ne confirmez rien. Pour ouvrir vous-même un compte avec cette adresse, demandez un nouveau mot de passe depuis la page de connexion : l’autre compte sera fermé.',
      ],
    },
    change: {
      subject: 'Votre adresse e-mail va changer',
      preheader: 'Une nouvelle adresse a été indiquée pour votre compte.',
      title: 'Changement d’adresse e-mail',
      notes: ['Ce n’était pas vous ? Changez aussitôt votre mot de passe depuis votre compte.'],
    },
    changeTo: (address: string) =>
      `Une nouvelle adresse a été indiquée pour votre compte Logis : ${address}. Elle remplacera celle-ci une fois confirmée.`,
    hello: 'Bonjour,',
  },
  en: {
    validation: {
      subject: 'Confirm your email address',
      preheader: 'This link is valid for 24 hours and works once.',
      title: 'Confirm your address',
      button: 'Confirm my address',
      notes: [
        'This link is valid for 24 hours and works once.',
        'If you did not ask for it, or that account is not yours, ignore this message: nothing will change.',
      ],
    },
    asks: (asker: string) => [
      'Hello,',
      `An existing Logis account, that of ${asker}, asks to use this address: it will become its username.`,
      'If that account is yours, confirm it, preferably where you are signed in to it.',
    ],
    own: {
      paragraphs: [
        'Hello,',
        'A Logis account was opened with this address. Confirm that it is yours, where you are signed in to that account: you then cannot lose it.',
      ],
      notes: [
        'This link is valid for 24 hours and works once.',
        'If this was not you, confirm nothing. To open an account with this address yourself, ask for a new password from the sign-in page: the other account will be closed.',
      ],
    },
    change: {
      subject: 'Your email address is about to change',
      preheader: 'A new address was given for your account.',
      title: 'Email address change',
      notes: ['If this was not you, change your password from your account at once.'],
    },
    changeTo: (address: string) =>
      `A new address was given for your Logis account: ${address}. It will replace this one once confirmed.`,
    hello: 'Hello,',
  },
}

const composeValidation = async (
  tx: Tx,
  { recipient, recipient_user_id, locale, facts }: LoggedMail,
): Promise<Message | null> => {
  if (recipient_user_id === null) return null
  const token = await redrawPending(tx, recipient_user_id, recipient)
  if (token === null) return null
  const { asks, own, validation } = texts[languageOf(locale)]
  const said = facts['own'] ? own : { paragraphs: asks(await nameAsker(tx, recipient_user_id)) }
  const { button, ...message } = { ...validation, ...said }
  return { ...message, button: { label: button, url: portalUrl('/email/validation', { token }) }, secrets: [token] }
}

const composeChange = async (_tx: Tx, { locale, facts }: LoggedMail): Promise<Message> => {
  const { change, changeTo, hello } = texts[languageOf(locale)]
  return { ...change, paragraphs: [hello, changeTo(facts['address'] ?? '')] }
}

export const emailMails: MailTemplate[] = [
  { code: 'EMAIL_VALIDATION', compose: composeValidation },
  { code: 'EMAIL_CHANGED', compose: composeChange },
]
