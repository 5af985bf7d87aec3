import { languageOf } from '@logis/contract/locale'
import type { Tx } from '#platform/db.ts'
import type { Message } from '#platform/mail/layout.ts'
import type { LoggedMail, MailTemplate } from '#platform/mail/outbox.ts'
import { issueToken } from '#platform/oneTimeTokens.ts'
import { portalUrl } from '#platform/portal.ts'
import { findCompanyName, findInvitation } from '../members/sql.ts'
import { invitationSeconds } from './rules.ts'

const days = invitationSeconds / 86_400

const texts = {
  fr: {
    hello: 'Bonjour,',
    invitation: {
      subject: (company: string) => `${company} vous invite à rejoindre son équipe sur Logis`,
      preheader: 'Créez votre compte pour commencer.',
      title: 'Rejoignez votre équipe',
      intro: (company: string) =>
        `${company} vous invite à rejoindre son équipe sur Logis, le portail où elle suit ses logements et leur carnet numérique.`,
      next: 'Créez votre compte : il suffit de votre nom et d’un mot de passe.',
      button: 'Créer mon compte',
      notes: [
        `Ce lien est valable ${days} jours et ne sert qu’une fois.`,
        'Vous n’attendiez pas cette invitation ? Ignorez ce message.',
      ],
    },
    added: {
      subject: (company: string) => `Vous faites maintenant partie de l’équipe de ${company}`,
      preheader: 'Votre compte Logis ouvre désormais ses projets.',
      title: 'Vous avez rejoint une équipe',
      intro: (company: string) => `${company} vous a ajouté à son équipe sur Logis.`,
      next: 'Connectez-vous avec votre compte habituel : vous la trouverez parmi vos sociétés.',
      button: 'Me connecter',
      notes: ['Vous n’attendiez pas cet ajout ? Parlez-en à cette société : elle peut le retirer à tout moment.'],
    },
  },
  en: {
    hello: 'Hello,',
    invitation: {
      subject: (company: string) => `${company} invites you to join its team on Logis`,
      preheader: 'Create your account to begin.',
      title: 'Join your team',
      intro: (company: string) =>
        `${company} invites you to join its team on Logis, the portal where it follows its homes and their digital booklets.`,
      next: 'Create your account: your name and a password are all it takes.',
      button: 'Create my account',
      notes: [
        `This link is valid for ${days} days and works once.`,
        'If you did not expect this invitation, ignore this message.',
      ],
    },
    added: {
      subject: (company: string) => `You are now part of the team of ${company}`,
      preheader: 'Your Logis account now opens its projects.',
      title: 'You have joined a team',
      intro: (company: string) => `${company} has added you to its team on Logis.`,
      next: 'Sign in with your usual account: you will find it among your companies.',
      button: 'Sign in',
      notes: ['If you did not expect this, tell that company: it can undo it at any time.'],
    },
  },
}

/** Not sent when the invitation was withdrawn, or taken up, before the mail left. */
const composeInvitation = async (tx: Tx, { recipient, facts, locale }: LoggedMail): Promise<Message | null> => {
  const staff_invitation_id = Number(facts['invitation'])
  const invitation = await findInvitation(tx, staff_invitation_id)
  if (!invitation) return null
  const payload = { staff_invitation_id }
  const token = await issueToken(tx, {
    kind: 'INVITATION',
    email: recipient,
    userId: null,
    payload,
    seconds: invitationSeconds,
  })
  const { hello, invitation: own } = texts[languageOf(locale)]
  const { company_name: company } = invitation
  return {
    subject: own.subject(company),
    preheader: own.preheader,
    title: own.title,
    company,
    paragraphs: [hello, own.intro(company), own.next],
    button: { label: own.button, url: portalUrl('/invitation', { token }) },
    notes: own.notes,
    secrets: [token],
  }
}

const composeAdded = async (tx: Tx, { company_id, locale }: LoggedMail): Promise<Message | null> => {
  const company = company_id === null ? null : await findCompanyName(tx, company_id)
  if (company === null) return null
  const { hello, added: own } = texts[languageOf(locale)]
  return {
    subject: own.subject(company),
    preheader: own.preheader,
    title: own.title,
    company,
    paragraphs: [hello, own.intro(company), own.next],
    button: { label: own.button, url: portalUrl(`/company/${company_id}`) },
    notes: own.notes,
  }
}

export const teamMails: MailTemplate[] = [
  { code: 'STAFF_INVITATION', compose: composeInvitation },
  { code: 'STAFF_ADDED', compose: composeAdded },
]
