import fs from 'node:fs/promises'
import path from 'node:path'
import Pdf from 'pdfkit'
import sharp from 'sharp'

// The bytes behind the demo world's documents: small, and worth opening.

type Pdf = PDFKit.PDFDocument

const pdfOf = async (title: string, draw: (pdf: Pdf) => void): Promise<Buffer> => {
  const pdf = new Pdf({ size: 'A4', margin: 56, lang: 'fr-FR', info: { Title: title } })
  pdf.font('Helvetica-Bold').fontSize(20).fillColor('#1c2430').text(title).moveDown(0.4)
  draw(pdf)
  pdf.end()
  const chunks: Buffer[] = []
  for await (const chunk of pdf as unknown as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** A page of text: a contract, an invoice, an attestation. */
export const letter = (title: string, place: string): Promise<Buffer> =>
  pdfOf(title, (pdf) => {
    pdf.font('Helvetica').fontSize(11).fillColor('#5a6472').text(place).moveDown(1.5)
    pdf
      .fillColor('#1c2430')
      .text('Document de démonstration. Les noms, les lieux et les montants sont inventés.')
      .moveDown()
    for (const line of ['Objet', 'Désignation des travaux', 'Garanties et assurances', 'Fait en deux exemplaires'])
      pdf.font('Helvetica-Bold').text(line).font('Helvetica').text('…').moveDown()
  })

/** A drawing to scale of a house that does not exist. */
export const plan = (title: string, place: string): Promise<Buffer> =>
  pdfOf(title, (pdf) => {
    pdf.font('Helvetica').fontSize(11).fillColor('#5a6472').text(`${place} – échelle 1/100`)
    const rooms: [string, number, number, number, number][] = [
      ['Séjour 32 m²', 80, 190, 240, 200],
      ['Cuisine 12 m²', 320, 190, 180, 110],
      ['Chambre 1', 320, 300, 180, 150],
      ['Chambre 2', 80, 390, 150, 130],
      ['Bain', 230, 390, 90, 130],
      ['Entrée', 320, 450, 180, 70],
    ]
    pdf.lineWidth(2.5).strokeColor('#2b3a4f').fontSize(9).fillColor('#2b3a4f')
    for (const [name, x, y, width, height] of rooms) {
      pdf.rect(x, y, width, height).stroke()
      pdf.text(name, x, y + height / 2 - 5, { width, align: 'center' })
    }
  })

const scenes = {
  facade: ['#9cc9ee', '#e9f2f7', '#f3ece0', '#b4553c', '#6f9b57'],
  works: ['#c3ccd4', '#eef0f1', '#d9cbb0', '#8a6d4a', '#a3937a'],
  garden: ['#8fc3f0', '#f0f5ee', '#efe6d8', '#7d4a3a', '#4f8a4a'],
} as const
export type Scene = keyof typeof scenes

/** A picture of a house. */
export const photo = (scene: Scene): Promise<Buffer> => {
  const [sky, horizon, wall, roof, ground] = scenes[scene]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800">
    <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset="1" stop-color="${horizon}"/></linearGradient></defs>
    <rect width="1200" height="800" fill="url(#sky)"/><rect y="590" width="1200" height="210" fill="${ground}"/>
    <rect x="330" y="330" width="540" height="300" fill="${wall}"/><path d="M290 340 600 150l310 190z" fill="${roof}"/>
    <g fill="#51606e"><rect x="390" y="410" width="110" height="110"/><rect x="700" y="410" width="110" height="110"/></g>
    <rect x="560" y="440" width="90" height="190" fill="${roof}"/></svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer()
}

/** A scheme of lines and boxes, as a PNG. */
export const scheme = (): Promise<Buffer> => {
  const boxes = Array.from(
    { length: 6 },
    (_, i) =>
      `<rect x="${60 + i * 150}" y="${120 + (i % 2) * 140}" width="110" height="70" rx="8" fill="#fff" stroke="#2f5d8a" stroke-width="4"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="980" height="420"><rect width="980" height="420" fill="#f6f8fa"/>
    <path d="M40 220h900" stroke="#2f5d8a" stroke-width="5"/>${boxes.join('')}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

/** A file kept beside this one. */
export const kept = (name: string): Promise<Buffer> => fs.readFile(path.join(import.meta.dirname, 'files', name))

/** What a product of each nature looks like, in a few strokes on a tile of 24 units. */
const strokes: Record<string, string> = {
  boiler: 'M7 3h10v16H7zM9 6h6M12 10c2 2 2.5 3 2.5 4a2.5 2.5 0 0 1-5 0c0-1 .5-2 2.5-4M10 19v2M14 19v2',
  heat_pump: 'M3 6h18v12H3zM14 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6M14 9v6M11 12h6M5 9h3M5 12h2M5 15h3',
  water_heater:
    'M8 3h8a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2M12 8c1.6 2 2 2.6 2 3.500a2 2 0 0 1-4 0c0-.9.4-1.500 2-3.500M9 19v2M15 19v2',
  stove:
    'M6 4h12v15H6zM9 8h6v6H9zM12 9c1 1 1.500 1.600 1.500 2.500a1.500 1.500 0 0 1-3 0c0-.9.500-1.500 1.500-2.500M8 19v2M16 19v2M12 4V2',
  heating: 'M4 6v12M8 6v12M12 6v12M16 6v12M20 6v12M4 8h16M4 16h16',
  ventilation:
    'M12 12c0-4 1-6 3-6s1 4-3 6M12 12c4 0 6 1 6 3s-4 1-6-3M12 12c0 4-1 6-3 6s-1-4 3-6M12 12c-4 0-6-1-6-3s4-1 6 3',
  electricity: 'M5 3h14v18H5zM13 6l-4 7h4l-2 5 5-8h-4z',
  safety: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6M7 12H6M18 12h-1',
  solar: 'M6 5h12l3 12H3zM9 5 7 17M15 5l2 12M4.500 11h15M12 17v4',
  closing: 'M5 3h14v18H5zM5 7h14M5 10h14M5 13h14M5 16h14',
  water: 'M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11M9 14a3 3 0 0 0 3 3',
  insulation: 'M3 7c3-3 6 3 9 0s6 3 9 0M3 12c3-3 6 3 9 0s6 3 9 0M3 17c3-3 6 3 9 0s6 3 9 0',
  structure: 'M3 5h18v14H3zM3 10h18M3 14.500h18M9 5v5M15 10v4.500M9 14.500V19',
  window: 'M5 3h14v18H5zM12 3v18M5 12h14M14 11v2',
  covering: 'M4 4h16v6H4zM12 10v4M10 14h4v7h-4zM20 7h1',
  roofing: 'M2 13 12 4l10 9M5 11v9h14v-9M8 15h8M8 18h8',
  finish: 'M3 20 8 8h13l-5 12zM10 8 5 20M15 8l-5 12M6 14h13',
}

/** A picture of a product, as the portal keeps pictures. */
export const productPicture = (nature: string): Promise<Buffer> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192" viewBox="0 0 24 24">
    <defs><linearGradient id="tile" x2="1" y2="1"><stop stop-color="#f4f8fa"/><stop offset="1" stop-color="#d5e4ea"/></linearGradient></defs>
    <rect width="24" height="24" fill="url(#tile)"/>
    <g transform="translate(4.200 4.200) scale(.65)" fill="none" stroke="#1f5a70" stroke-width="1.500" stroke-linejoin="round" stroke-linecap="round">
      <path d="${strokes[nature] ?? ''}"/></g></svg>`
  return sharp(Buffer.from(svg)).webp({ quality: 88 }).toBuffer()
}
