import type { CertificateFields, Intervention } from '@logis/contract/interventions'
import {
  coLevel,
  handoverDeadline,
  type BoilerFuel,
  type CoLevel,
} from '@logis/contract/interventions.certificate.rules'
import { decorate, drawHeader, openSheet, page, petrol, say, soft, tint } from '#platform/pdf.ts'
import { closeFlow, needRoom, openFlow, type Flow } from '#platform/pdf/flow.ts'
import { longDay } from '#platform/formats.ts'
import { heightOfText } from '#platform/pdf/letters.ts'

// A document of French law, whatever the language of the person who asks for it.
const fuels: Record<BoilerFuel, string> = {
  NATURAL_GAS: 'Gaz naturel',
  PROPANE: 'Gaz propane',
  BUTANE: 'Gaz butane',
  OIL: 'Fioul domestique',
  WOOD: 'Bois',
}

const verdicts: Record<CoLevel, string> = {
  normal: 'Teneur inférieure à 10 ppm : la situation est normale.',
  anomaly:
    'Teneur comprise entre 10 et 50 ppm : anomalie de fonctionnement. Des investigations complémentaires sur le tirage du conduit de fumée et la ventilation du local sont nécessaires.',
  danger:
    'Teneur supérieure ou égale à 50 ppm : danger grave et immédiat. L’appareil doit être maintenu à l’arrêt jusqu’à la remise en service de l’installation dans des conditions normales de fonctionnement.',
}

const left = page.margin
const inner = page.width - 2 * page.margin
const labelWidth = 190

const dayOf = (day: string) => longDay(day, 'fr-FR')
const number = (value: number) => new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 }).format(value)

type Line = [label: string, value: string]

/** The certificate of a boiler's yearly maintenance (arrêté of 15 September 2009), ready to be signed: a page, or two. */
export const certificatePdf = (
  intervention: Intervention,
  visitedOn: string,
  fields: CertificateFields,
): PDFKit.PDFDocument => {
  const sheet = openSheet({ title: `Attestation d’entretien – ${intervention.residence_name}`, locale: 'fr-FR' })
  drawHeader(sheet, intervention.company.name)
  const foot = [
    `À remettre au commanditaire au plus tard le ${dayOf(handoverDeadline(visitedOn))}, soit dans les quinze jours suivant la visite.`,
    'À conserver au moins deux ans et à présenter en cas de contrôle.',
  ]
  const flow = openFlow(sheet, () => foot, 112)
  flow.y = say(sheet, 'H1', 'Attestation d’entretien de chaudière', { x: left, y: 112 }, { font: 'bold', size: 22 })
  const law =
    'Établie en application des articles R. 224-41-4 et suivants du code de l’environnement et de l’arrêté du 15 septembre 2009 relatif à l’entretien annuel des chaudières dont la puissance nominale est comprise entre 4 et 400 kilowatts.'
  flow.y = say(sheet, 'P', law, { x: left, y: flow.y + 4 }, { size: 9.5, color: soft })
  drawBlock(flow, 'Visite', visitLines(intervention, visitedOn, fields))
  drawBlock(flow, 'Chaudière', boilerLines(fields.boiler))
  drawCo(flow, fields.co_ppm)
  drawRemarks(flow, fields.remarks || 'Aucune observation.')
  drawSignature(flow, fields.technician)
  return closeFlow(flow)
}

const visitLines = (intervention: Intervention, visitedOn: string, { technician }: CertificateFields): Line[] => {
  const { address } = intervention.contact_information
  const street = [address?.street_number, address?.street_name].filter(Boolean).join(' ')
  return [
    ['Date de la visite', dayOf(visitedOn)],
    ['Commanditaire', intervention.residence_name],
    [
      'Adresse de l’installation',
      [street, `${address?.zip_code ?? ''} ${address?.city ?? ''}`.trim()].filter(Boolean).join(', '),
    ],
    ...(intervention.contract_number ? [['Contrat n°', intervention.contract_number] satisfies Line] : []),
    ['Entreprise', intervention.company.name],
    ['Personne ayant effectué la visite', technician],
  ]
}

const boilerLines = (boiler: CertificateFields['boiler']): Line[] => [
  ['Marque', boiler.manufacturer],
  ['Modèle', boiler.model],
  ...(boiler.serial_number ? [['Numéro de série', boiler.serial_number] satisfies Line] : []),
  ['Puissance nominale', `${number(boiler.power_kw)} kW`],
  ['Énergie', fuels[boiler.fuel]],
  ...(boiler.commissioned_on ? [['Mise en service', dayOf(boiler.commissioned_on)] satisfies Line] : []),
]

const drawTitle = (flow: Flow, title: string, room: number) => {
  flow.y += 12
  needRoom(flow, room)
  const place = { x: left, y: flow.y }
  flow.y = say(flow.sheet, 'H2', title, place, { font: 'bold', size: 13, color: petrol }) + 2
}

const heightOf = ({ sheet: { doc } }: Flow, text: string, width: number) => heightOfText(doc, text, { size: 10, width })

const drawBlock = (flow: Flow, title: string, lines: readonly Line[]) => {
  drawTitle(flow, title, 50)
  const width = inner - labelWidth
  for (const [label, value] of lines) {
    needRoom(flow, heightOf(flow, value, width))
    const { sheet, y } = flow
    const afterLabel = say(sheet, 'P', label, { x: left, y, width: labelWidth }, { size: 10, color: soft })
    flow.y = Math.max(afterLabel, say(sheet, 'P', value, { x: left + labelWidth, y, width }, { size: 10 }))
  }
}

const drawCo = (flow: Flow, ppm: number) => {
  const level = coLevel(ppm)
  const height = level === 'normal' ? 48 : 64
  drawTitle(flow, 'Monoxyde de carbone', height + 24)
  const { sheet } = flow
  const top = flow.y + 2
  decorate(sheet, (doc) => doc.roundedRect(left, top, inner, height, 8).fill(level === 'normal' ? tint : '#fbe9e7'))
  const text = { x: left + 14, width: inner - 28 }
  const measured = `Teneur mesurée dans l’ambiance : ${number(ppm)} ppm`
  const y = say(sheet, 'P', measured, { ...text, y: top + 9 }, { font: 'bold' })
  say(sheet, 'P', verdicts[level], { ...text, y: y + 1 }, { size: 10 })
  flow.y = top + height
}

/** Line by line: a list of what was seen may be long. */
const drawRemarks = (flow: Flow, remarks: string) => {
  drawTitle(flow, 'Observations et recommandations', 50)
  for (const remark of remarks.split('\n')) {
    needRoom(flow, heightOf(flow, remark, inner))
    flow.y = say(flow.sheet, 'P', remark || ' ', { x: left, y: flow.y }, { size: 10 })
  }
}

const signatureHeight = 62
const drawSignature = (flow: Flow, technician: string) => {
  flow.y += 14
  needRoom(flow, signatureHeight)
  const { sheet, y } = flow
  const half = inner / 2 - 8
  decorate(sheet, (doc) => {
    for (const x of [left, left + half + 16])
      doc.roundedRect(x, y, half, signatureHeight, 8).lineWidth(0.7).stroke('#b9ccd3')
  })
  const place = { y: y + 8, width: half - 20 }
  const signed = `Nom et signature de la personne ayant effectué la visite : ${technician}`
  say(sheet, 'P', signed, { ...place, x: left + 10 }, { size: 9 })
  say(sheet, 'P', 'Signature du commanditaire', { ...place, x: left + half + 26 }, { size: 9 })
}
