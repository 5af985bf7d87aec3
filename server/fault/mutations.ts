import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const samplesOf = (folder: string): ReadonlyMap<string, Buffer> => {
  const at = path.join(import.meta.dirname, folder)
  const names = readdirSync(at).filter((name) => name.endsWith('.xml'))
  return new Map(names.toSorted().map((name) => [name, readFileSync(path.join(at, name))]))
}
/** The sample studies, by name. */
export const samples = samplesOf('rsee')
/** Real energy certificates, by name, without what would tell whose they are. */
export const certificates = samplesOf('dpe')
export const sample = (name: string): Buffer => {
  const bytes = samples.get(name) ?? certificates.get(name)
  if (!bytes) throw new Error(`No sample is called ${name}`)
  return bytes
}

export type Random = () => number
/** The same numbers for the same seed (mulberry32). */
export const randomFrom = (seed: number): Random => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

const encodings = ['utf-8', 'iso-8859-1', 'iso-8859-15', 'windows-1252', 'utf-16', 'UTF-7', 'ebcdic', ''].map(
  (name) => `<?xml version="1.0" encoding="${name}"?>`,
)
const marks = [
  [0xef, 0xbb, 0xbf],
  [0xff, 0xfe],
  [0xfe, 0xff],
  [0, 0, 0xfe, 0xff],
]
const odd = [
  'NaN',
  '-0',
  '1e999',
  '12,5',
  '9'.repeat(400),
  '',
  ' ',
  '\u0000',
  '\uFFFF',
  '&#0;',
  '&#xD800;',
  '&lol;',
  ']]>',
  '<!DOCTYPE a [<!ENTITY b "c">]>',
  '<![CDATA[<x>]]>',
  '<!-- ',
  '<?php ?>',
  '<a b="1" b="2"/>',
  '__proto__',
  '🏠',
]

type Mutation = (bytes: Buffer, random: Random) => Buffer

const at = (bytes: Buffer, random: Random) => Math.floor(random() * (bytes.length + 1))
const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)]!
const splice = (bytes: Buffer, from: number, to: number, inside: Uint8Array) =>
  Buffer.concat([bytes.subarray(0, from), inside, bytes.subarray(Math.max(from, to))])

/** A tag or the text between two tags, replaced by something odd. */
const replaceToken: Mutation = (bytes, random) => {
  const from = bytes.indexOf(pick(['<', '>', '="'], random), at(bytes, random))
  if (from === -1) return bytes
  const to = bytes.indexOf(pick(['<', '>', '"'], random), from + 1)
  return splice(bytes, from + 1, to, Buffer.from(pick(odd, random)))
}

const mutations: Mutation[] = [
  (bytes, random) => bytes.subarray(0, at(bytes, random)),
  (bytes, random) => {
    const copy = Buffer.from(bytes)
    for (let n = 1 + Math.floor(random() * 8); n > 0 && copy.length > 0; n -= 1)
      copy[Math.floor(random() * copy.length)] = Math.floor(random() * 256)
    return copy
  },
  (bytes, random) => splice(bytes, at(bytes, random), 0, Buffer.from(pick(odd, random))),
  (bytes, random) => {
    const from = at(bytes, random)
    return splice(bytes, from, from + Math.floor(random() * 2_000), Buffer.alloc(0))
  },
  (bytes, random) => {
    const from = at(bytes, random)
    const piece = bytes.subarray(from, from + Math.floor(random() * 1_000))
    return splice(bytes, from, 0, Buffer.concat(Array.from({ length: 1 + Math.floor(random() * 20) }, () => piece)))
  },
  (bytes, random) => {
    const [one, other] = [at(bytes, random), at(bytes, random)].toSorted((a, b) => a - b)
    return Buffer.concat([bytes.subarray(other), bytes.subarray(one, other), bytes.subarray(0, one)])
  },
  (bytes, random) => splice(bytes, 0, 38, Buffer.from(pick(encodings, random))),
  (bytes, random) => Buffer.concat([Buffer.from(pick(marks, random)), bytes]),
  (bytes) => Buffer.from(bytes.toString('latin1'), 'utf16le'),
  (bytes) => Buffer.from(bytes.toString('utf8'), 'utf16le').swap16(),
  (bytes, random) => {
    const name = pick(['a', 'enveloppe', 'parois_opaques', 'donnant', 'donnee_entree'], random)
    return splice(bytes, at(bytes, random), 0, Buffer.from(`<${name}>`.repeat(Math.floor(random() * 500))))
  },
  replaceToken,
  replaceToken,
]

/** A sample altered one to four times. */
export const mutated = (random: Random, of: ReadonlyMap<string, Buffer> = samples): Buffer => {
  let bytes: Buffer = pick([...of.values()], random)
  for (let n = 1 + Math.floor(random() * 4); n > 0; n -= 1) bytes = pick(mutations, random)(bytes, random)
  return bytes
}

/** A study of just under 20 MB: thousands of walls, and the long calculation that real files carry after them. */
export const longStudy = (bytes: number): Buffer => {
  const wall = (n: number) =>
    `<parois_opaques type_paroi="100"><nature>101</nature><name>Façade n° ${n}</name><epaisseur_isolant>14,5</epaisseur_isolant><U_paroi>0.204</U_paroi><surface_totale>112.46</surface_totale><donnant>0</donnant></parois_opaques>`
  const walls = Array.from({ length: 4_900 }, (_, n) => wall(n)).join('')
  const head = `<?xml version="1.0" encoding="utf-8"?><projet version="2022.D1E1C1"><Datas_Comp><batiment_collection><batiment><enveloppe>${walls}</enveloppe></batiment></batiment_collection></Datas_Comp><RSET>`
  const hour = '<Sortie_Heure Index="1"><Q_ch>0.12345</Q_ch><Q_fr>0</Q_fr><Theta_op>19.53</Theta_op></Sortie_Heure>\n'
  const tail = '</RSET></projet>'
  const room = bytes - Buffer.byteLength(head) - tail.length
  return Buffer.from(head + hour.repeat(Math.floor(room / hour.length)) + tail)
}

/** A certificate of just under 20 MB: the pieces of a large building, each in words of its own. */
export const longCertificate = (bytes: number): Buffer => {
  const wall = (n: number) =>
    `<mur><donnee_entree><description>Façade n° ${n}</description><surface_paroi_opaque>12,5</surface_paroi_opaque></donnee_entree><donnee_intermediaire><umur>0.53</umur></donnee_intermediaire></mur>`
  const walls = Array.from({ length: 4_900 }, (_, n) => wall(n)).join('')
  const head = `<?xml version="1.0" encoding="utf-8"?><dpe><administratif><date_etablissement_dpe>2024-05-02</date_etablissement_dpe></administratif><logement><enveloppe><mur_collection>${walls}</mur_collection></enveloppe><sortie><ep_conso><classe_bilan_dpe>C</classe_bilan_dpe></ep_conso><emission_ges><classe_emission_ges>B</classe_emission_ges></emission_ges></sortie></logement><fiche_technique_collection>`
  const sheet =
    '<fiche_technique><sous_fiche_technique><valeur>0.12345</valeur></sous_fiche_technique></fiche_technique>\n'
  const tail = '</fiche_technique_collection></dpe>'
  const room = bytes - Buffer.byteLength(head) - tail.length
  return Buffer.from(head + sheet.repeat(Math.floor(room / sheet.length)) + tail)
}
