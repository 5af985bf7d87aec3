import { languageOf } from '@logis/contract/locale'
import type { Tx } from '#platform/db.ts'
import type { Message } from '#platform/mail/layout.ts'
import type { LoggedMail, MailTemplate } from '#platform/mail/outbox.ts'
import { portalUrl } from '#platform/portal.ts'
import { findWaiting } from './sql.ts'

const texts = {
  fr: {
    subject: (count: number, first: string) =>
      count === 1 ? `Demande d’ajout au catalogue : ${first}` : `${count} demandes d’ajout au catalogue`,
    preheader: 'Un produit manque au catalogue.',
    title: 'Demande d’ajout au catalogue',
    hello: 'Bonjour,',
    intro: (company: string, count: number) =>
      count === 1
        ? `${company} n’a pas trouvé ce produit au catalogue et demande son ajout :`
        : `${company} n’a pas trouvé ces produits au catalogue et demande leur ajout :`,
    product: (manufacturer: string, name: string) => `${manufacturer} – ${name}`,
    more: (count: number) => `et ${count} autre${count > 1 ? 's' : ''}.`,
    next: 'En attendant, la demande figure parmi les équipements du projet.',
    button: 'Ouvrir Logis',
    note: 'Vous recevez ce message parce que vous administrez la plateforme.',
  },
  en: {
    subject: (count: number, first: string) =>
      count === 1 ? `Catalogue request: ${first}` : `${count} catalogue requests`,
    preheader: 'A product is missing from the catalogue.',
    title: 'Catalogue request',
    hello: 'Hello,',
    intro: (company: string, count: number) =>
      count === 1
        ? `${company} did not find this product in the catalogue and asks for it to be added:`
        : `${company} did not find these products in the catalogue and asks for them to be added:`,
    product: (manufacturer: string, name: string) => `${manufacturer} – ${name}`,
    more: (count: number) => `and ${count} more.`,
    next: 'Meanwhile, the request is shown among the devices of the project.',
    button: 'Open Logis',
    note: 'You receive this message because you administer the platform.',
  },
}

/** Nothing leaves when all the requests were decided or withdrawn meanwhile. */
const compose = async (tx: Tx, { facts, locale }: LoggedMail): Promise<Message | null> => {
  const ids = (facts.ids ?? '').split(',').filter(Boolean).map(Number)
  const waiting = ids.length === 0 ? [] : await findWaiting(tx, ids)
  const [first] = waiting
  if (!first) return null
  const own = texts[languageOf(locale)]
  const unnamed = Number(facts.count ?? 0) - ids.length
  const count = waiting.length + unnamed
  return {
    subject: own.subject(count, own.product(first.manufacturer, first.name)),
    preheader: own.preheader,
    title: own.title,
    company: first.company_name,
    paragraphs: [
      own.hello,
      own.intro(first.company_name, count),
      ...waiting.map(({ manufacturer, name }) => own.product(manufacturer, name)),
      ...(unnamed > 0 ? [own.more(unnamed)] : []),
      own.next,
    ],
    button: { label: own.button, url: portalUrl('/') },
    notes: [own.note],
  }
}

export const productRequestMails: MailTemplate[] = [{ code: 'PRODUCT_REQUEST', compose }]
