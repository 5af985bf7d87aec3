import { languageOf } from '@logis/contract/locale'
import type { Tx } from '#platform/db.ts'
import { numbers } from '#platform/formats.ts'
import type { Message } from '#platform/mail/layout.ts'
import type { LoggedMail, MailTemplate } from '#platform/mail/outbox.ts'
import { portalUrl } from '#platform/portal.ts'
import { findDecided, findWaiting } from './sql.ts'

const texts = {
  fr: {
    subject: (count: number, first: string) =>
      count === 1 ? `Demande d’ajout au catalogue : ${first}` : `${numbers.fr(count)} demandes d’ajout au catalogue`,
    preheader: 'Un produit manque au catalogue.',
    title: 'Demande d’ajout au catalogue',
    hello: 'Bonjour,',
    intro: (company: string, count: number) =>
      count === 1
        ? `${company} n’a pas trouvé ce produit au catalogue et demande son ajout :`
        : `${company} n’a pas trouvé ces produits au catalogue et demande leur ajout :`,
    product: (manufacturer: string, name: string) => [manufacturer, name].filter(Boolean).join(' – '),
    more: (count: number) => `et ${numbers.fr(count)} autre${count > 1 ? 's' : ''}.`,
    next: 'En attendant, la demande figure parmi les équipements du projet.',
    button: 'Voir les demandes',
    note: 'Vous recevez ce message parce que vous administrez la plateforme.',
  },
  en: {
    subject: (count: number, first: string) =>
      count === 1 ? `Catalogue request: ${first}` : `${numbers.en(count)} catalogue requests`,
    preheader: 'A product is missing from the catalogue.',
    title: 'Catalogue request',
    hello: 'Hello,',
    intro: (company: string, count: number) =>
      count === 1
        ? `${company} did not find this product in the catalogue and asks for it to be added:`
        : `${company} did not find these products in the catalogue and asks for them to be added:`,
    product: (manufacturer: string, name: string) => [manufacturer, name].filter(Boolean).join(' – '),
    more: (count: number) => `and ${numbers.en(count)} more.`,
    next: 'Meanwhile, the request is shown among the devices of the project.',
    button: 'See the requests',
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
    button: { label: own.button, url: portalUrl('/admin/products/requests') },
    notes: [own.note],
  }
}

const answers = {
  fr: {
    subject: (product: string, isAdded: boolean) =>
      isAdded ? `Au catalogue : ${product}` : `Demande d’ajout refusée : ${product}`,
    preheader: (isAdded: boolean) =>
      isAdded ? 'Le produit figure parmi les équipements du projet.' : 'Le produit n’est pas ajouté au catalogue.',
    title: (isAdded: boolean) => (isAdded ? 'Le produit est au catalogue' : 'Demande d’ajout refusée'),
    hello: 'Bonjour,',
    added: (asked: string, product: string, home: string) =>
      `Vous aviez demandé l’ajout de « ${asked} ». Le catalogue le propose sous le nom « ${product} », et il figure désormais parmi les équipements de ${home}.`,
    refused: (asked: string, home: string) =>
      `Vous aviez demandé l’ajout de « ${asked} » pour ${home}. Cette demande n’est pas retenue.`,
    reason: (reason: string) => `Motif : ${reason}`,
    next: 'Vous pouvez choisir un autre produit du catalogue parmi les équipements du projet.',
    button: 'Voir le projet',
    note: 'Vous recevez ce message parce que vous avez fait cette demande.',
  },
  en: {
    subject: (product: string, isAdded: boolean) =>
      isAdded ? `In the catalogue: ${product}` : `Catalogue request refused: ${product}`,
    preheader: (isAdded: boolean) =>
      isAdded ? 'The product is among the devices of the project.' : 'The product is not added to the catalogue.',
    title: (isAdded: boolean) => (isAdded ? 'The product is in the catalogue' : 'Catalogue request refused'),
    hello: 'Hello,',
    added: (asked: string, product: string, home: string) =>
      `You asked for “${asked}” to be added. The catalogue offers it under the name “${product}”, and it is now among the devices of ${home}.`,
    refused: (asked: string, home: string) =>
      `You asked for “${asked}” to be added for ${home}. This request is not granted.`,
    reason: (reason: string) => `Reason: ${reason}`,
    next: 'You can choose another catalogue product among the devices of the project.',
    button: 'See the project',
    note: 'You receive this message because you made this request.',
  },
}

/** What became of a request, to whoever made it. Not sent when the request is gone. */
const composeAnswer = async (tx: Tx, { facts, locale }: LoggedMail): Promise<Message | null> => {
  const found = await findDecided(tx, Number(facts['request']))
  if (!found) return null
  const own = answers[languageOf(locale)]
  const isAdded = found.status === 'ACCEPTED'
  const asked = [found.manufacturer, found.name].filter(Boolean).join(' – ')
  const { home_name: home, home_id, home_company_id, rejection_reason } = found
  return {
    subject: own.subject(asked, isAdded),
    preheader: own.preheader(isAdded),
    title: own.title(isAdded),
    company: found.company_name,
    paragraphs: isAdded
      ? [own.hello, own.added(asked, found.product_name ?? found.name, home)]
      : [own.hello, own.refused(asked, home), own.reason(rejection_reason ?? ''), own.next],
    button: { label: own.button, url: portalUrl(`/${found.is_ptg ? 'ptg' : 'project'}/${home_company_id}/${home_id}`) },
    notes: [own.note],
  }
}

export const productRequestMails: MailTemplate[] = [
  { code: 'PRODUCT_REQUEST', compose },
  { code: 'PRODUCT_REQUEST_ANSWER', compose: composeAnswer },
]
