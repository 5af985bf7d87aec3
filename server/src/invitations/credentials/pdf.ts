import { setImmediate } from 'node:timers/promises'
import { languageOf, type Locale } from '@logis/contract/locale'
import { showCode } from '@logis/contract/projects.rules'
import {
  closeSheet,
  decorate,
  drawFooter,
  drawHeader,
  ink,
  openSheet,
  page,
  petrol,
  say,
  soft,
  tint,
  type Sheet,
} from '#platform/pdf.ts'
import { heightOfText } from '#platform/pdf/letters.ts'
import { drawQr } from '#platform/pdf/qr.ts'
import { portalUrl } from '#platform/portal.ts'
import type { SheetFacts } from './sql.ts'

export type Variant = 'home' | 'building' | 'ptg'

const texts = {
  fr: {
    title: {
      home: 'Les identifiants de votre logement',
      building: 'Les identifiants de votre immeuble',
      ptg: 'Votre passeport technique gaz',
    },
    intro: {
      home: 'Ce code ouvre le carnet numérique de votre logement : documents, équipements, garanties et contacts.',
      flat: 'Ce code ouvre le carnet numérique de votre logement : documents, équipements, entretien et contacts.',
      building: 'Ce code ouvre le carnet numérique de l’immeuble : documents communs, équipements et contacts.',
      ptg: 'Ce code ouvre le passeport technique de votre installation gaz : interventions, certificats et entretiens.',
    },
    flats: 'Identifiants des logements',
    contract: 'Contrat n°',
    code: 'Code logement',
    scan: 'Scannez pour activer',
    qr: 'Code QR qui ouvre la page d’activation avec votre code logement',
    how: 'Trois étapes pour l’activer',
    steps: (address: string, opened: string): [title: string, body: string][] => [
      ['Ouvrez la page d’activation', `Scannez le code QR avec votre téléphone, ou allez sur ${address}`],
      [
        'Créez votre compte',
        'Indiquez votre adresse e-mail, choisissez un mot de passe et acceptez les conditions d’utilisation.',
      ],
      ['Saisissez votre code', `En majuscules ou en minuscules, avec ou sans tirets : ${opened}`],
    ],
    opened: { owner: 'le carnet s’ouvre aussitôt.', tenant: 'votre bailleur vous ouvre l’accès.' },
    contacts: 'Une question ?',
    footer: {
      owner: [
        'Ce code est personnel et n’active le logement qu’une seule fois : ne le confiez qu’à son propriétaire.',
        'Ensuite, il permet seulement de demander l’accès au logement.',
      ],
      tenant: [
        'Ce code est celui de votre logement : ne le confiez qu’à ceux qui y vivent avec vous.',
        'Il demande l’accès au carnet à votre bailleur, qui l’ouvre.',
      ],
      neighbour: [
        'Ce code est celui de votre immeuble : ne le confiez qu’à ceux qui y vivent.',
        'Il demande l’accès au carnet à votre bailleur, qui l’ouvre.',
      ],
    },
  },
  en: {
    title: {
      home: 'The credentials of your home',
      building: 'The credentials of your building',
      ptg: 'Your gas technical passport',
    },
    intro: {
      home: 'This code opens the digital booklet of your home: documents, devices, warranties and contacts.',
      flat: 'This code opens the digital booklet of your home: documents, devices, maintenance and contacts.',
      building: 'This code opens the digital booklet of the building: shared documents, devices and contacts.',
      ptg: 'This code opens the technical passport of your gas installation: interventions, certificates and maintenance.',
    },
    flats: 'Credentials of the flats',
    contract: 'Contract no.',
    code: 'Residence code',
    scan: 'Scan to activate',
    qr: 'QR code that opens the activation page with your residence code',
    how: 'Three steps to activate it',
    steps: (address: string, opened: string): [title: string, body: string][] => [
      ['Open the activation page', `Scan the QR code with your phone, or go to ${address}`],
      ['Create your account', 'Give your email address, choose a password and accept the terms of use.'],
      ['Enter your code', `In capitals or not, with or without dashes: ${opened}`],
    ],
    opened: { owner: 'the booklet opens at once.', tenant: 'your landlord lets you in.' },
    contacts: 'Any questions?',
    footer: {
      owner: [
        'This code is personal and activates the home only once: give it to its owner alone.',
        'Afterwards it is only used to ask for access to the home.',
      ],
      tenant: [
        'This code is that of your home: give it only to those who live there with you.',
        'It asks your landlord for access to the booklet, who lets you in.',
      ],
      neighbour: [
        'This code is that of your building: give it only to those who live there.',
        'It asks your landlord for access to the booklet, who lets you in.',
      ],
    },
  },
}

/** What the QR code opens. The code stands in the fragment, which browsers do not send. */
export const activationUrl = (code: string, as: 'owner' | 'tenant' = 'owner'): string =>
  portalUrl(as === 'owner' ? '/activation' : '/activation?role=TENANT', { code: showCode(code) })

/** CODE-03, CODE-22. One page: whose home, its code in large letters and as a QR code, three steps, whom to ask. */
export const credentialSheet = (facts: SheetFacts, variant: Variant, locale: Locale): PDFKit.PDFDocument => {
  const sheet = openSheet({ title: `${texts[languageOf(locale)].title[variant]} – ${facts.name}`, locale })
  drawSheet(sheet, facts, variant, locale)
  return closeSheet(sheet)
}

/** CODE-22. The sheets of all the flats of a building as one document, in the order in which people count them. */
export const flatsDocument = (building: string, flats: readonly SheetFacts[], locale: Locale) => {
  const counted = new Intl.Collator('fr', { numeric: true })
  const name = `${texts[languageOf(locale)].flats} - ${building}`
  const sorted = flats.toSorted((a, b) => counted.compare(a.name, b.name))
  return { name, bytes: credentialSheets(name, sorted, locale) }
}

/** A page each; the server does other things between two of them. */
export const credentialSheets = (title: string, homes: readonly SheetFacts[], locale: Locale): PDFKit.PDFDocument => {
  const sheet = openSheet({ title, locale })
  const draw = async () => {
    for (const [index, facts] of homes.entries()) {
      await setImmediate()
      if (index > 0) sheet.doc.addPage()
      drawSheet(sheet, facts, 'home', locale)
    }
    closeSheet(sheet)
  }
  draw().catch((error: unknown) => sheet.doc.destroy(error instanceof Error ? error : new Error(String(error))))
  return sheet.doc
}

/** Between the parts of a sheet. What has much to say stands closer, and its longest texts end in an ellipsis. */
type Spacing = { top: number; part: number; step: number; name: number; contact: number }
const loose: Spacing = { top: 118, part: 22, step: 12, name: 15, contact: 11 }
const close: Spacing = { top: 102, part: 11, step: 6, name: 13, contact: 9.5 }

/** Above the lines at the foot, which say whom a code may be given to. */
const bottom = page.height - 70

/** Whether the sheet says no more than what has room at our ease: a line or two for its home, three for its contacts. */
const isShort = ({ doc }: Sheet, facts: SheetFacts): boolean => {
  const heightOf = (text: string, font: 'regular' | 'bold', size: number) =>
    text ? heightOfText(doc, text, { font, size, width: inner }) : 0
  const lines = [heightOf(facts.name, 'bold', loose.name), heightOf(placeOf(facts), 'regular', 11)]
  const contacts = facts.contacts.map((contact) => heightOf(contactOf(contact), 'regular', loose.contact))
  return [...lines, ...contacts].reduce((sum, height) => sum + height, 0) <= 86
}

const drawSheet = (sheet: Sheet, facts: SheetFacts, variant: Variant, locale: Locale): void => {
  const own = texts[languageOf(locale)]
  // Nobody activates a landlord's home or building by its code: whoever lives there asks for access (decision 38).
  const as = facts.is_let ? 'tenant' : 'owner'
  const url = activationUrl(facts.residence_code, as)
  const address = portalUrl('/activation').replace(/^https?:\/\//, '')
  const spacing = isShort(sheet, facts) ? loose : close
  drawHeader(sheet, facts.company_name)
  // Who rents a home has no claim on those who built it.
  const intro = own.intro[variant === 'home' && facts.is_let ? 'flat' : variant]
  const afterHome = drawHome(sheet, facts, { ...own, title: own.title[variant], intro }, spacing)
  const afterCode = drawCode(sheet, facts.residence_code, { ...own, url }, afterHome + spacing.part)
  const afterSteps = drawSteps(sheet, own.how, own.steps(address, own.opened[as]), afterCode, spacing)
  drawContacts(sheet, own.contacts, facts.contacts, afterSteps, spacing)
  drawFooter(sheet, own.footer[as === 'tenant' && variant === 'building' ? 'neighbour' : as])
}

const left = page.margin
const inner = page.width - 2 * page.margin

const placeOf = ({ address_text, zip_code, city }: SheetFacts) =>
  [address_text, [zip_code, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')

const drawHome = (
  sheet: Sheet,
  facts: SheetFacts,
  own: { title: string; intro: string; contract: string },
  { top, part, name: size }: Spacing,
): number => {
  const place = placeOf(facts)
  let y = say(sheet, 'H1', own.title, { x: left, y: top }, { font: 'bold', size: 24 })
  y = say(sheet, 'P', own.intro, { x: left, y: y + 6 }, { size: 11.5, color: soft })
  const nameAt = { x: left, y: y + part - 4, height: 2 * size + 14 }
  y = say(sheet, 'H2', facts.name, nameAt, { font: 'bold', size, color: petrol })
  if (place) y = say(sheet, 'P', place, { x: left, y: y + 2, height: 34 })
  if (facts.contract_number)
    y = say(sheet, 'P', `${own.contract} ${facts.contract_number}`, { x: left, y: y + 1, height: 16 }, { color: soft })
  return y
}

const codeHeight = 186
const qrSize = 146

const drawCode = (
  sheet: Sheet,
  code: string,
  own: { code: string; scan: string; qr: string; url: string },
  y: number,
): number => {
  decorate(sheet, (doc) => doc.roundedRect(left, y, inner, codeHeight, 14).fill(tint))
  const text = { x: left + 24, width: inner - qrSize - 72 }
  say(sheet, 'P', own.code, { ...text, y: y + 62 }, { size: 12, color: soft })
  say(sheet, 'P', showCode(code), { ...text, y: y + 82 }, { font: 'code', size: 33, color: petrol })
  const qr = { x: left + inner - qrSize - 20, y: y + 12, size: qrSize }
  drawQr(sheet, own.url, own.qr, qr)
  say(sheet, 'P', own.scan, { x: qr.x, y: y + 14 + qrSize, width: qrSize, align: 'center' }, { size: 9.5, color: soft })
  return y + codeHeight
}

const drawSteps = (
  sheet: Sheet,
  how: string,
  steps: [title: string, body: string][],
  from: number,
  { part, step }: Spacing,
): number => {
  let y = say(sheet, 'H2', how, { x: left, y: from + part + 8 }, { font: 'bold', size: 15 }) + step - 2
  steps.forEach(([title, body], index) => {
    const top = y
    decorate(sheet, (doc) => doc.circle(left + 15, top + 15, 15).fill(petrol))
    say(
      sheet,
      'P',
      String(index + 1),
      { x: left, y: top + 9, width: 30, align: 'center' },
      { font: 'bold', size: 14, color: '#ffffff' },
    )
    const text = { x: left + 46, width: inner - 46 }
    y = say(sheet, 'P', title, { ...text, y: top + 1 }, { font: 'bold', size: 12 })
    y = say(sheet, 'P', body, { ...text, y }, { size: 11, color: soft }) + step
  })
  return y
}

type Contact = SheetFacts['contacts'][number]
const contactOf = ({ name, email, phone_number }: Contact) => [name, phone_number, email].filter(Boolean).join('  ·  ')

const drawContacts = (
  sheet: Sheet,
  title: string,
  contacts: readonly Contact[],
  from: number,
  { part, contact: size }: Spacing,
): void => {
  if (contacts.length === 0) return
  let y = say(sheet, 'H2', title, { x: left, y: from + part - 4 }, { font: 'bold', size: 13 }) + 2
  for (const contact of contacts) {
    const height = Math.min(2 * size + 10, bottom - y)
    y = say(sheet, 'P', contactOf(contact), { x: left, y, height }, { size, color: ink })
  }
}
