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
