import { languageOf } from '@logis/contract/locale'
import { saleLinkDays } from '@logis/contract/sales.rules'
import { now, today } from '#platform/clock.ts'
import type { Tx } from '#platform/db.ts'
import { longDay } from '#platform/formats.ts'
import type { Message } from '#platform/mail/layout.ts'
import type { LoggedMail, MailTemplate } from '#platform/mail/outbox.ts'
import { issueToken } from '#platform/oneTimeTokens.ts'
import { portalUrl } from '#platform/portal.ts'
import { leavingWords } from '../household/rules.ts'
import { findTold } from '../residents/rules.ts'
import { receiptName, receiptSheet } from './receipts/pdf.ts'
import { findReceipt } from './receipts/sql.ts'
import { findLive } from './sql.ts'

const texts = {
  fr: {
    hello: 'Bonjour,',
    open: 'Ouvrir mon logement',
    offer: {
      subject: (seller: string, home: string) => `${seller} vous cède le carnet de « ${home} »`,
      preheader: 'Quelques minutes suffisent pour accepter, avec ou sans compte.',
      title: 'Le carnet de votre futur logement vous attend',
      body: (seller: string, home: string, day: string) =>
        `${seller} vous cède « ${home} ». Le jour de l’acte, le ${day}, son carnet numérique sera le vôtre : documents, équipements, garanties et contacts.`,
      next: 'Acceptez-le dès maintenant. D’ici là, le vendeur peut encore annuler.',
      due: 'Ce jour est venu : le logement est à vous dès que vous acceptez.',
      button: 'Accepter le carnet',
      note: 'Ce lien vous est personnel. Vous n’achetez pas ce logement ? Ignorez ce message.',
    },
    accepted: {
      subject: (home: string) => `Cession acceptée : ${home}`,
      preheader: 'L’acquéreur a accepté le carnet du logement.',
      title: 'L’acquéreur a accepté',
      body: (who: string, home: string, day: string) =>
        `${who} a accepté le carnet de « ${home} ». Il sera le sien le ${day}, et votre accès prendra fin ce jour-là.`,
      next: 'Ce que vous gardez dans « Privé » n’est pas transmis ; vous pourrez l’emporter pendant trente jours.',
    },
    revoked: {
      subject: (home: string) => `Cession annulée : ${home}`,
      preheader: 'Le carnet de ce logement ne change pas de mains.',
      title: 'La cession est annulée',
      body: (home: string) => `La cession du carnet de « ${home} » a été annulée. Rien n’a changé.`,
      next: 'Si vous pensez à une erreur, prenez contact avec l’autre partie.',
    },
    receipt: {
      subject: (home: string) => `Reçu de remise du carnet : ${home}`,
      preheader: 'Le carnet du logement a changé de mains.',
      title: 'Le carnet a été remis',
      body: (seller: string, buyer: string, home: string, day: string) =>
        `${seller} a remis à ${buyer} le carnet de « ${home} » le ${day}.`,
      next: 'Le reçu est joint à ce message : conservez-le avec l’acte.',
      button: 'Ouvrir mon espace',
    },
  },
  en: {
    hello: 'Hello,',
    open: 'Open my home',
    offer: {
      subject: (seller: string, home: string) => `${seller} hands the booklet of “${home}” over to you`,
      preheader: 'It takes a few minutes to accept, with or without an account.',
      title: 'The booklet of your future home is waiting',
      body: (seller: string, home: string, day: string) =>
        `${seller} hands “${home}” over to you. On the day of the deed, ${day}, its digital booklet will be yours: documents, devices, warranties and contacts.`,
      next: 'Accept it now. Until then the seller can still cancel.',
      due: 'That day has come: the home is yours as soon as you accept.',
      button: 'Accept the booklet',
      note: 'This link is personal. If you are not buying this home, ignore this message.',
    },
    accepted: {
      subject: (home: string) => `Accepted: ${home}`,
      preheader: 'The buyer has accepted the booklet of the home.',
      title: 'The buyer has accepted',
      body: (who: string, home: string, day: string) =>
        `${who} has accepted the booklet of “${home}”. It will be theirs on ${day}, and your access ends that day.`,
      next: 'What you keep in “Private” is not handed over; you can take it along for thirty days.',
    },
    revoked: {
      subject: (home: string) => `Cancelled: ${home}`,
      preheader: 'The booklet of this home does not change hands.',
      title: 'The handover is cancelled',
      body: (home: string) => `The handover of the booklet of “${home}” was cancelled. Nothing has changed.`,
      next: 'If you think this is a mistake, please contact the other party.',
    },
    receipt: {
      subject: (home: string) => `Receipt of the booklet: ${home}`,
      preheader: 'The booklet of the home has changed hands.',
      title: 'The booklet was handed over',
      body: (seller: string, buyer: string, home: string, day: string) =>
        `${seller} handed the booklet of “${home}” over to ${buyer} on ${day}.`,
      next: 'The receipt comes with this message: keep it with the deed.',
      button: 'Open my area',
    },
  },
}

const dayMs = 86_400_000

/** The link is made as the mail leaves; it is an invitation too, so that whoever has no account makes one by it. */
const composeOffer = async (tx: Tx, mail: LoggedMail): Promise<Message | null> => {
  const sale = await findLive(tx, Number(mail.facts['sale']))
  if (!sale) return null
  const until = Date.parse(`${sale.deed_on}T00:00:00Z`) + saleLinkDays * dayMs
  const token = await issueToken(tx, {
    kind: 'INVITATION',
    email: mail.recipient,
    userId: mail.recipient_user_id,
    payload: { residence_id: sale.residence_id, role: 'BUYER', sale_id: sale.id },
    seconds: Math.round((until - now().getTime()) / 1000),
  })
  const { hello, offer } = texts[languageOf(mail.locale)]
  const next = sale.deed_on <= today() ? offer.due : offer.next
  return {
    subject: offer.subject(sale.seller, sale.home),
    preheader: offer.preheader,
    title: offer.title,
    company: sale.company,
    paragraphs: [hello, offer.body(sale.seller, sale.home, longDay(sale.deed_on, mail.locale)), next],
    button: { label: offer.button, url: portalUrl('/invitation', { token }) },
    notes: [offer.note],
    secrets: [token],
  }
}

const composeAccepted = async (tx: Tx, mail: LoggedMail): Promise<Message | null> => {
  const home = mail.residence_id ? await findTold(tx, mail.residence_id) : undefined
  if (!home) return null
  const { hello, open, accepted } = texts[languageOf(mail.locale)]
  const { who = '', deed_on = '' } = mail.facts
  return {
    subject: accepted.subject(home.name),
    preheader: accepted.preheader,
    title: accepted.title,
    company: home.company_name,
    paragraphs: [hello, accepted.body(who, home.name, longDay(deed_on, mail.locale)), accepted.next],
    button: { label: open, url: portalUrl(`/logement/${home.id}`) },
  }
}

const composeRevoked = async (tx: Tx, mail: LoggedMail): Promise<Message | null> => {
  const home = mail.residence_id ? await findTold(tx, mail.residence_id) : undefined
  if (!home) return null
  const { hello, revoked } = texts[languageOf(mail.locale)]
  return {
    subject: revoked.subject(home.name),
    preheader: revoked.preheader,
    title: revoked.title,
    company: home.company_name,
    paragraphs: [hello, revoked.body(home.name), revoked.next],
  }
}

const composeReceipt = async (tx: Tx, mail: LoggedMail): Promise<Message | null> => {
  const found = await findReceipt(tx, Number(mail.facts['sale']))
  if (!found) return null
  const { hello, receipt } = texts[languageOf(mail.locale)]
  const { seller, buyer, home, company, deed_on } = found
  const body = receipt.body(seller, buyer, home, longDay(deed_on, mail.locale))
  return {
    subject: receipt.subject(home),
    preheader: receipt.preheader,
    title: receipt.title,
    company,
    paragraphs: [
      hello,
      body,
      receipt.next,
      ...(mail.facts['as'] === 'SELLER' ? [leavingWords[languageOf(mail.locale)]] : []),
    ],
    button: { label: receipt.button, url: portalUrl('/logement') },
    attachments: [
      {
        name: `${receiptName(found, mail.locale)}.pdf`,
        mimeType: 'application/pdf',
        open: () => receiptSheet(found, mail.locale),
      },
    ],
  }
}

export const saleMails: MailTemplate[] = [
  { code: 'SALE_OFFER', compose: composeOffer },
  { code: 'SALE_ACCEPTED', compose: composeAccepted },
  { code: 'SALE_REVOKED', compose: composeRevoked },
  { code: 'SALE_RECEIPT', compose: composeReceipt },
]
