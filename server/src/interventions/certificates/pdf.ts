import type { CertificateFields, Intervention } from '@logis/contract/interventions'
import {
  coLevel,
  handoverDeadline,
  type BoilerFuel,
  type CoLevel,
} from '@logis/contract/interventions.certificate.rules'
import {
  closeSheet,
  decorate,
  drawFooter,
  drawHeader,
  openSheet,
  page,
  petrol,
  say,
  soft,
  tint,
  type Sheet,
} from '#platform/pdf.ts'

// A document of French law, whatever the language of the person who asks for it.
const fuels: Record<BoilerFuel, string> = {
  NATURAL_GAS: 'Gaz naturel',
  PROPANE: 'Gaz propane',
  BUTANE: 'Gaz butane',
  OIL: 'Fioul domestique',
  WOOD: 'Bois',
}

const verdicts: Record<CoLevel, string> = {
  normal: 'Teneur inférieure à 10 ppm : la situation est normale.',
  anomaly:
    'Teneur comprise entre 10 et 50 ppm : anomalie de fonctionnement. Des investigations complémentaires sur le tirage du conduit de fumée et la ventilation du local sont nécessaires.',
  danger:
    'Teneur supérieure ou égale à 50 ppm : danger grave et immédiat. L’appareil doit être maintenu à l’arrêt jusqu’à la remise en service de l’installation dans des conditions normales de fonctionnement.',
}

const left = page.margin
const inner = page.width - 2 * page.margin
const labelWidth = 190

const dayOf = (day: string) =>
  new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
const number = (value: number) => new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 }).format(value)

type Line = [label: string, value: string]

/** The certificate of a boiler's yearly maintenance (arrêté of 15 September 2009), one page, ready to be signed. */
export const certificatePdf = (
  intervention: Intervention,
  visitedOn: string,
  fields: CertificateFields,
): PDFKit.PDFDocument => {
  const sheet = openSheet({ title: `Attestation d’entretien – ${intervention.residence_name}`, locale: 'fr-FR' })
  drawHeader(sheet, intervention.company.name)
  let y = say(sheet, 'H1', 'Attestation d’entretien de chaudière', { x: left, y: 112 }, { font: 'bold', size: 22 })
  const law =
    'Établie en application des articles R. 224-41-4 et suivants du code de l’environnement et de l’arrêté du 15 septembre 2009 relatif à l’entretien annuel des chaudières dont la puissance nominale est comprise entre 4 et 400 kilowatts.'
  y = say(sheet, 'P', law, { x: left, y: y + 4 }, { size: 9.5, color: soft })
  y = drawBlock(sheet, 'Visite', visitLines(intervention, visitedOn, fields), y + 12)
  y = drawBlock(sheet, 'Chaudière', boilerLines(fields.boiler), y + 12)
  y = drawCo(sheet, fields.co_ppm, y + 12)
  y = drawRemarks(sheet, fields.remarks || 'Aucune observation.', y + 12)
  drawSignature(sheet, fields.technician, y + 14)
  drawFooter(sheet, [
    `À remettre au commanditaire au plus tard le ${dayOf(handoverDeadline(visitedOn))}, soit dans les quinze jours suivant la visite.`,
    'À conserver au moins deux ans et à présenter en cas de contrôle.',
  ])
  return closeSheet(sheet)
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

const drawBlock = (sheet: Sheet, title: string, lines: readonly Line[], from: number): number => {
  let y = say(sheet, 'H2', title, { x: left, y: from }, { font: 'bold', size: 13, color: petrol }) + 2
  for (const [label, value] of lines) {
    const top = y
    const afterLabel = say(sheet, 'P', label, { x: left, y: top, width: labelWidth }, { size: 10, color: soft })
    const place = { x: left + labelWidth, y: top, width: inner - labelWidth, height: 40 }
    y = Math.max(afterLabel, say(sheet, 'P', value, place, { size: 10 }))
  }
  return y
}

const drawCo = (sheet: Sheet, ppm: number, from: number): number => {
  const level = coLevel(ppm)
  const top =
    say(sheet, 'H2', 'Monoxyde de carbone', { x: left, y: from }, { font: 'bold', size: 13, color: petrol }) + 4
  const height = level === 'normal' ? 48 : 64
  decorate(sheet, (doc) => doc.roundedRect(left, top, inner, height, 8).fill(level === 'normal' ? tint : '#fbe9e7'))
  const text = { x: left + 14, width: inner - 28 }
  const y = say(
    sheet,
    'P',
    `Teneur mesurée dans l’ambiance : ${number(ppm)} ppm`,
    { ...text, y: top + 9 },
    { font: 'bold' },
  )
  say(sheet, 'P', verdicts[level], { ...text, y: y + 1 }, { size: 10 })
  return top + height
}

const remarksHeight = 120
const drawRemarks = (sheet: Sheet, remarks: string, from: number): number => {
  const y = say(
    sheet,
    'H2',
    'Observations et recommandations',
    { x: left, y: from },
    { font: 'bold', size: 13, color: petrol },
  )
  return Math.min(
    say(sheet, 'P', remarks, { x: left, y: y + 2, height: remarksHeight }, { size: 10 }),
    y + 2 + remarksHeight,
  )
}

const drawSignature = (sheet: Sheet, technician: string, y: number) => {
  const half = inner / 2 - 8
  decorate(sheet, (doc) => {
    for (const x of [left, left + half + 16]) doc.roundedRect(x, y, half, 62, 8).lineWidth(0.7).stroke('#b9ccd3')
  })
  say(
    sheet,
    'P',
    `Nom et signature de la personne ayant effectué la visite : ${technician}`,
    { x: left + 10, y: y + 8, width: half - 20 },
    { size: 9 },
  )
  say(sheet, 'P', 'Signature du commanditaire', { x: left + half + 26, y: y + 8, width: half - 20 }, { size: 9 })
}
