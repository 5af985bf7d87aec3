import { languageOf } from '@logis/contract/locale'
import type { Tx } from '#platform/db.ts'
import type { Message } from '#platform/mail/layout.ts'
import type { LoggedMail, MailTemplate } from '#platform/mail/outbox.ts'
import { lockUser } from '../sql.ts'
import { passwordLink } from '../passwordLinks/rules.ts'

const minutes = 30

const texts = {
  fr: {
    reset: {
      subject: 'Choisissez un nouveau mot de passe',
      preheader: `Ce lien est valable ${minutes} minutes et ne sert qu’une fois.`,
      title: 'Un nouveau mot de passe',
      paragraphs: ['Bonjour,', 'Vous avez demandé à choisir un nouveau mot de passe pour votre compte Logis.'],
      button: 'Choisir mon mot de passe',
      notes: [
        `Ce lien est valable ${minutes} minutes et ne sert qu’une fois.`,
        'Vous n’avez rien demandé ? Ignorez ce message : votre mot de passe reste le même.',
      ],
    },
    changed: {
      subject: 'Votre mot de passe a été modifié',
      preheader: 'Vos autres connexions ont été fermées.',
      title: 'Mot de passe modifié',
      paragraphs: [
        'Bonjour,',
        'Le mot de passe de votre compte Logis vient d’être modifié. Vos autres connexions ont été fermées.',
      ],
      notes: [
        'Ce n’était pas vous ? Choisissez aussitôt un autre mot de passe : « Mot de passe oublié », sur la page de connexion.',
      ],
    },
  },
  en: {
    reset: {
      subject: 'Choose a new password',
      preheader: `This link is valid for ${minutes} minutes and works once.`,
      title: 'A new password',
      paragraphs: ['Hello,', 'You asked to choose a new password for your Logis account.'],
      button: 'Choose my password',
      notes: [
        `This link is valid for ${minutes} minutes and works once.`,
        'If you did not ask for it, ignore this message: your password stays the same.',
      ],
    },
    changed: {
      subject: 'Your password has been changed',
      preheader: 'Your other sessions have been closed.',
      title: 'Password changed',
      paragraphs: [
        'Hello,',
        'The password of your Logis account has just been changed. Your other sessions have been closed.',
      ],
      notes: ['If this was not you, choose another password at once: “Forgot your password?”, on the sign-in page.'],
    },
  },
}

const composeReset = async (tx: Tx, { recipient, recipient_user_id, locale }: LoggedMail): Promise<Message | null> => {
  const user = recipient_user_id === null ? undefined : await lockUser(tx, recipient_user_id)
  if (!user?.is_active || user.email !== recipient) return null
  const { token, url } = await passwordLink(tx, user.id, recipient, minutes * 60)
  const { button, ...message } = texts[languageOf(locale)].reset
  return { ...message, button: { label: button, url }, secrets: [token] }
}

export const passwordMails: MailTemplate[] = [
  { code: 'PASSWORD_RESET', compose: composeReset },
  { code: 'PASSWORD_CHANGED', compose: async (_tx, { locale }) => texts[languageOf(locale)].changed },
]
