import { languageOf } from '@logis/contract/locale'
import type { Tx } from '#platform/db.ts'
import type { Message } from '#platform/mail/layout.ts'
import type { LoggedMail, MailTemplate } from '#platform/mail/outbox.ts'
import { passwordLink } from '../accounts/passwordLinks/rules.ts'
import { mergerMails } from './merged/mails.ts'
import { findCompanyName, isWaitingForOwner } from './members/sql.ts'

const days = 7

const texts = {
  fr: {
    subject: (company: string) => `${company} vous confie ses logements sur Logis`,
    preheader: 'Choisissez votre mot de passe pour ouvrir votre compte.',
    title: 'Votre compte propriétaire',
    intro: (company: string) => `${company} vous a désigné comme propriétaire de ses logements sur Logis.`,
    next: 'Choisissez un mot de passe : votre compte sera ouvert, et les logements activés y apparaîtront.',
    hello: 'Bonjour,',
    button: 'Choisir mon mot de passe',
    notes: [`Ce lien est valable ${days} jours et ne sert qu’une fois.`],
  },
  en: {
    subject: (company: string) => `${company} entrusts you with its homes on Logis`,
    preheader: 'Choose your password to open your account.',
    title: 'Your owner account',
    intro: (company: string) => `${company} has named you as the owner of its homes on Logis.`,
    next: 'Choose a password: your account will open, and the activated homes will appear in it.',
    hello: 'Hello,',
    button: 'Choose my password',
    notes: [`This link is valid for ${days} days and works once.`],
  },
}

const composeOwnerInvitation = async (
  tx: Tx,
  { recipient, recipient_user_id, company_id, locale }: LoggedMail,
): Promise<Message | null> => {
  const company = company_id === null ? null : await findCompanyName(tx, company_id)
  if (company === null || recipient_user_id === null || !(await isWaitingForOwner(tx, recipient_user_id))) return null
  const { token, url } = await passwordLink(tx, recipient_user_id, recipient, days * 86_400)
  const own = texts[languageOf(locale)]
  return {
    subject: own.subject(company),
    preheader: own.preheader,
    title: own.title,
    company,
    paragraphs: [own.hello, own.intro(company), own.next],
    button: { label: own.button, url },
    notes: own.notes,
    secrets: [token],
  }
}

export const companyMails: MailTemplate[] = [
  { code: 'COMPANY_OWNER_INVITATION', compose: composeOwnerInvitation },
  ...mergerMails,
]
