import { languageOf, type Locale } from '@logis/contract/locale'
import { longDay } from '#platform/formats.ts'
import { businessDay } from '#platform/clock.ts'
import { closeSheet, drawFooter, drawHeader, openSheet, page, petrol, say, soft } from '#platform/pdf.ts'
import type { Receipt } from './sql.ts'

const texts = {
  fr: {
    title: 'Reçu de remise du carnet d’information du logement',
    name: (home: string) => `Reçu de remise - ${home}`,
    body: (seller: string, buyer: string, day: string) =>
      `Le carnet numérique de ce logement est passé de ${seller} à ${buyer} le ${day}.`,
    home: 'Logement',
    seller: 'Cédé par',
    buyer: 'Reçu par',
    deed: 'Date de l’acte',
    done: 'Carnet remis le',
    print: 'Empreinte du carnet (SHA-256)',
    explained:
      'L’empreinte est calculée sur le contenu du carnet et de ses fichiers au moment de la remise. Elle permet de prouver plus tard ce qui a été remis : le paquet complet pris avant tout changement la porte, dans « bag-info.txt ».',
    law: 'Code de la construction et de l’habitation, articles L126-35-2 à L126-35-11 : le carnet est remis à l’acquéreur au plus tard à la signature de l’acte, qui l’atteste.',
    unknown: 'un compte supprimé',
    footer: ['État à la date, non certifié.', 'Document établi par Logis.'],
  },
  en: {
    title: 'Receipt for the handover of a home booklet',
    name: (home: string) => `Receipt - ${home}`,
    body: (seller: string, buyer: string, day: string) =>
      `The digital booklet of this home went from ${seller} to ${buyer} on ${day}.`,
    home: 'Home',
    seller: 'Handed over by',
    buyer: 'Received by',
    deed: 'Day of the deed',
    done: 'Booklet handed over on',
    print: 'Digest of the booklet (SHA-256)',
    explained:
      'The digest is computed from what the booklet and its files held when they were handed over. It can prove later what that was: the full package taken before anything changes bears it, in “bag-info.txt”.',
    law: 'French construction and housing code, articles L126-35-2 to L126-35-11: the booklet is handed to the buyer by the signing of the deed, which attests it.',
    unknown: 'a deleted account',
    footer: ['As of the date above, not certified.', 'Made by Logis.'],
  },
}

export const receiptName = ({ home }: Receipt, locale: Locale): string => texts[languageOf(locale)].name(home)

/** One page, the same for both sides. */
export const receiptSheet = (receipt: Receipt, locale: Locale): PDFKit.PDFDocument => {
  const own = texts[languageOf(locale)]
  const sheet = openSheet({ title: `${own.title} – ${receipt.home}`, locale })
  const { margin: x } = page
  const [seller, buyer] = [receipt.seller || own.unknown, receipt.buyer || own.unknown]
  const doneOn = longDay(businessDay(new Date(receipt.done_at)), locale)
  drawHeader(sheet, receipt.company)
  let y = say(sheet, 'H1', own.title, { x, y: 120 }, { font: 'bold', size: 20, color: petrol }) + 10
  y = say(sheet, 'P', own.body(seller, buyer, longDay(receipt.deed_on, locale)), { x, y }, { size: 12 }) + 18
  const facts: [label: string, value: string][] = [
    [own.home, [receipt.home, receipt.address].filter(Boolean).join(', ')],
    [own.seller, seller],
    [own.buyer, buyer],
    [own.deed, longDay(receipt.deed_on, locale)],
    [own.done, doneOn],
    [own.print, receipt.fingerprint],
  ]
  for (const [label, value] of facts) {
    y = say(sheet, 'H2', label, { x, y }, { size: 9.5, color: soft }) + 1
    y = say(sheet, 'P', value, { x, y }, { size: label === own.print ? 9.5 : 12 }) + 10
  }
  y = say(sheet, 'P', own.explained, { x, y: y + 8 }, { size: 10, color: soft }) + 8
  say(sheet, 'P', own.law, { x, y }, { size: 10, color: soft })
  drawFooter(sheet, own.footer)
  return closeSheet(sheet)
}
