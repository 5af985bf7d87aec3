import { randomBytes } from 'node:crypto'
import { languageOf } from '@logis/contract/locale'
import type { Tx } from '#platform/db.ts'
import { holdForJob } from '#platform/holding.ts'
import type { Message } from '#platform/mail/layout.ts'
import type { LoggedMail, MailTemplate } from '#platform/mail/outbox.ts'
import { portalUrl } from '#platform/portal.ts'
import { findToSend, giveLink } from './sql.ts'

const texts = {
  fr: {
    subject: (company: string, home: string) => `${company} vous demande un document : ${home}`,
    preheader: 'Un lien suffit pour l’envoyer, sans compte.',
    title: 'Un document manque au carnet d’un logement',
    hello: 'Bonjour,',
    body: (who: string, company: string, what: string, home: string) =>
      `${who ? `${who}, ${company},` : company} vous demande ce document pour le carnet de « ${home} » : ${what}.`,
    button: 'Envoyer le document',
    notes: [
      'Ce lien vous est personnel. Il reste valable 14 jours et ne permet que d’ajouter des fichiers.',
      'Cette demande ne vous concerne pas ? Ignorez ce message.',
    ],
  },
  en: {
    subject: (company: string, home: string) => `${company} asks you for a document: ${home}`,
    preheader: 'A link is enough to send it, without an account.',
    title: 'A document is missing from a home’s booklet',
    hello: 'Hello,',
    body: (who: string, company: string, what: string, home: string) =>
      `${who ? `${who}, ${company},` : company} asks you for this document for the booklet of “${home}”: ${what}.`,
    button: 'Send the document',
    notes: [
      'This link is personal. It is valid for 14 days and only lets files be added.',
      'If this request is not for you, ignore this message.',
    ],
  },
}

/** The link is made as the mail leaves. Of an ask that is over meanwhile no mail leaves. */
const compose = async (tx: Tx, mail: LoggedMail): Promise<Message | null> => {
  const token = randomBytes(32).toString('base64url')
  const asked = mail.facts['ask'] ? await findToSend(tx, Number(mail.facts['ask'])) : undefined
  const held = asked && (await holdForJob(tx, asked.residence_id))
  if (!held) return null
  await giveLink(held, asked.id, token)
  const language = languageOf(mail.locale)
  const own = texts[language]
  const what = [
    language === 'fr' ? asked.item_fr : asked.item_en,
    asked.device ?? (language === 'fr' ? asked.part_fr : asked.part_en),
  ].join(' – ')
  return {
    subject: own.subject(asked.company, asked.home),
    preheader: own.preheader,
    title: own.title,
    company: asked.company,
    paragraphs: [
      own.hello,
      own.body(asked.asker, asked.company, what, asked.home),
      ...(asked.message ? [asked.message] : []),
    ],
    button: { label: own.button, url: portalUrl('/depot', { token }) },
    notes: own.notes,
    secrets: [token],
  }
}

export const bookletMails: MailTemplate[] = [{ code: 'BOOKLET_ASK', compose }]
