import { languageOf } from '@logis/contract/locale'
import type { Tx } from '#platform/db.ts'
import type { Message } from '#platform/mail/layout.ts'
import type { LoggedMail, MailTemplate } from '#platform/mail/outbox.ts'
import { portalUrl } from '#platform/portal.ts'
import { findWaitingInvitation } from '../../invitations/rules.ts'
import { findByUsername, lockUser } from '../sql.ts'
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
    first: {
      subject: 'Choisissez un mot de passe',
      preheader: `Ce lien est valable ${minutes} minutes et ne sert qu’une fois.`,
      title: 'Un premier mot de passe',
      paragraphs: [
        'Bonjour,',
        'Votre compte Logis n’a pas encore de mot de passe. Choisissez-en un pour vous connecter avec votre adresse.',
      ],
      button: 'Choisir mon mot de passe',
      notes: [
        `Ce lien est valable ${minutes} minutes et ne sert qu’une fois.`,
        'Vous n’avez rien demandé ? Ignorez ce message : rien ne change.',
      ],
    },
    invited: {
      subject: 'Créez votre compte Logis pour ouvrir votre logement',
      preheader: 'Aucun compte n’existe encore à cette adresse ; votre invitation vous attend.',
      title: 'Votre compte n’est pas encore créé',
      paragraphs: (company: string, home: string) => [
        'Bonjour,',
        'Un nouveau mot de passe a été demandé pour cette adresse, mais aucun compte Logis n’y est encore créé.',
        `${company} vous invite à ouvrir « ${home} ». Créez votre compte : vous y choisirez votre mot de passe.`,
      ],
      button: 'Créer mon compte',
      notes: ['Vous n’avez rien demandé ? Ignorez ce message : rien ne change.'],
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
    first: {
      subject: 'Choose a password',
      preheader: `This link is valid for ${minutes} minutes and works once.`,
      title: 'A first password',
      paragraphs: ['Hello,', 'Your Logis account has no password yet. Choose one to sign in with your address.'],
      button: 'Choose my password',
      notes: [
        `This link is valid for ${minutes} minutes and works once.`,
        'If you did not ask for it, ignore this message: nothing changes.',
      ],
    },
    invited: {
      subject: 'Create your Logis account to open your home',
      preheader: 'There is no account at this address yet; your invitation is waiting.',
      title: 'Your account has not been created yet',
      paragraphs: (company: string, home: string) => [
        'Hello,',
        'A new password was requested for this address, but it has no Logis account yet.',
        `${company} invites you to open “${home}”. Create your account: you choose your password there.`,
      ],
      button: 'Create my account',
      notes: ['If you did not ask for it, ignore this message: nothing changes.'],
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

/** Whoever has no account yet chooses their password by making it. */
const composeInvited = async (tx: Tx, { recipient, locale }: LoggedMail): Promise<Message | null> => {
  const invitation = (await findByUsername(tx, recipient)) ? null : await findWaitingInvitation(tx, recipient)
  if (!invitation) return null
  const { button, paragraphs, ...message } = texts[languageOf(locale)].invited
  const token = await invitation.again()
  return {
    ...message,
    company: invitation.company_name,
    paragraphs: paragraphs(invitation.company_name, invitation.residence_name),
    button: { label: button, url: portalUrl('/invitation', { token }) },
    secrets: [token],
  }
}

const composeReset = async (tx: Tx, mail: LoggedMail): Promise<Message | null> => {
  if (mail.recipient_user_id === null) return composeInvited(tx, mail)
  const { recipient, recipient_user_id, locale } = mail
  const user = await lockUser(tx, recipient_user_id)
  if (!user?.is_active || user.email !== recipient) return null
  const { token, url } = await passwordLink(tx, user.id, recipient, minutes * 60)
  // Whoever came by their organisation alone has none that they could have forgotten.
  const { button, ...message } = texts[languageOf(locale)][user.password_hash === null ? 'first' : 'reset']
  return { ...message, button: { label: button, url }, secrets: [token] }
}

export const passwordMails: MailTemplate[] = [
  { code: 'PASSWORD_RESET', compose: composeReset },
  { code: 'PASSWORD_CHANGED', compose: async (_tx, { locale }) => texts[languageOf(locale)].changed },
]
