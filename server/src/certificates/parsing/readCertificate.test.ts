import { expect, test } from 'vitest'
import { Refusal } from '#platform/refuse.ts'
import { certificates, longCertificate, mutated, randomFrom, sample } from '../../../fault/mutations.ts'
import { limits, readCertificate } from './rules.ts'

const pieces = function* (bytes: Buffer, size = 1000) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}
const read = (bytes: Buffer | string, size?: number) => readCertificate(pieces(Buffer.from(bytes as string), size))
/** Which fault a file is refused for. */
const faultOf = async (bytes: Buffer | string) => {
  const error = await read(bytes).then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof Refusal)) return error === null ? 'read' : error
  return error.errors?.['file']?.[0]?.code ?? error.reason
}
const house = sample('maison.xml').toString()

test('a house: its classes, its dates, and what is alike of its envelope and equipment as one', async () => {
  const { certificate, pieces: found } = await read(house)
  expect(certificate).toEqual({
    number: '9999E9999999A',
    standing: 'ACTIVE',
    established_on: '2023-04-11',
    valid_until: '2033-04-10',
    energy_class: 'D',
    emission_class: 'A',
    consumption: 187,
    emission: 5,
    surface: 89,
    year: 1984,
  })
  const told = found.map(({ part, name, surface, thickness, u_value, quantity }) => [
    part,
    name,
    surface,
    thickness,
    u_value,
    quantity,
  ])
  const window = 'Fen.bat./ocil. PVC double vitrage(VNT) argon 20mm Avec ferm.'
  expect(told).toEqual([
    ['walls', expect.stringContaining('Mur en béton banché Ep <=20cm'), 81.84, null, 1.639, 1],
    ['floor', 'Plancher entrevous terre-cuite, poutres béton non isolé', 89, null, 0.366, 1],
    ['roof', 'Plafond solives bois avec ou sans rempl. isolé (ITI) Ep=30 cm', 89, 300, 0.12, 1],
    ['openings', window, 1.68, null, 2.5, 2],
    ['openings', window, 0.35, null, 2.5, 1],
    ['openings', window, 2.52, null, 2.5, 2],
    ['openings', expect.stringContaining('PF. avec soub.'), 2.52, null, 2.4, 1],
    ['doors', 'Porte en PVC avec double vitrage', 1.89, null, 3.3, 1],
    ['ventilation', 'VMC simple flux autoréglable', null, null, null, 1],
    ['cooling', 'Pac air/air installée à partir de 2015', null, null, null, 1],
    ['heating', 'PAC AIR/AIR', null, null, null, 1],
    ['hot_water', 'ECS Electrique', null, null, null, 1],
  ])
  expect(found.map(({ type }) => type)).toEqual([...Array(8).fill('MATERIAL'), ...Array(4).fill('PRODUCT')])
})

test('what separates from heated homes is left out; a boiler that heats water too is one; electric heating is what emits it', async () => {
  const parts = async (name: string) =>
    (await read(sample(name))).pieces.map(({ part, name: called }) => [part, called])
  expect(await parts('appartement.xml')).toEqual([
    ['walls', 'Mur en béton banché Ep <=20cm isolé à partir de 2013'],
    ['openings', 'Fen.bat./ocil. PVC double vitrage(VIR) argon 15mm Avec ferm.'],
    ['doors', 'Porte toute nature opaque pleine isolée'],
    ['ventilation', 'VMC simple flux hygroréglable A'],
    ['heating', 'Panneau rayonnant électrique NFC, NF**, NF***'],
    ['hot_water', 'Chaudière ECS seule'],
  ])
  expect((await parts('immeuble.xml')).map(([part]) => part)).toEqual([
    'walls',
    'walls',
    'openings',
    'doors',
    'ventilation',
    'heating',
  ])
})

test('the same pieces have the same keys, however the file is cut', async () => {
  const [one, other] = await Promise.all([read(house, 7), read(house, 65_536)])
  expect(one).toEqual(other)
})

test('the file says whether it is replaced or annulled; a word that nobody knows is told as such', async () => {
  const standing = async (word: string) =>
    (await read(house.replace('<statut>ACTIF</statut>', word && `<statut>${word}</statut>`))).certificate.standing
  expect(await Promise.all(['', 'actif', 'REMPLACÉ', 'ANNULE', 'ARCHIVE'].map(standing))).toEqual([
    'ACTIVE',
    'ACTIVE',
    'REPLACED',
    'CANCELLED',
    'UNKNOWN',
  ])
})

test('a file that is no certificate, or asks for more than reading it may cost, is refused with its fault', async () => {
  const walls = `<mur_collection>${'<mur/>'.repeat(limits.maxPieces + 1)}</mur_collection>`
  const faults = {
    'another XML': '<projet version="2022.D1E1C1"/>',
    'of no home': '<dpe><tertiaire/></dpe>',
    'without its class': house.replace(/<classe_bilan_dpe>.*?<\/classe_bilan_dpe>/, ''),
    'without its day': house.replace(/<date_etablissement_dpe>.*?<\/date_etablissement_dpe>/, ''),
    'cut short': house.slice(0, 20_000),
    'entities that grow': '<!DOCTYPE dpe [<!ENTITY a "aaaa">]><dpe>&a;</dpe>',
    'too deep': `<dpe>${'<a>'.repeat(100)}${'</a>'.repeat(100)}</dpe>`,
    'too many walls': `<dpe><logement><enveloppe>${walls}</enveloppe></logement></dpe>`,
    'no XML at all': '%PDF-1.7',
  }
  const found: Record<string, unknown> = {}
  for (const [what, bytes] of Object.entries(faults)) found[what] = await faultOf(bytes)
  expect(found).toEqual({
    'another XML': 'not_a_certificate',
    'of no home': 'not_a_certificate',
    'without its class': 'incomplete_certificate',
    'without its day': 'incomplete_certificate',
    'cut short': 'malformed',
    'entities that grow': 'doctype',
    'too deep': 'depth',
    'too many walls': 'walls',
    'no XML at all': 'malformed',
  })
})

test('20 MB are read, a byte more is not; altered files are read or refused, and never crash', async () => {
  expect((await read(longCertificate(limits.maxBytes), 65_536)).pieces).toHaveLength(4_900)
  expect(await faultOf(Buffer.alloc(limits.maxBytes + 1, ' '))).toBeOneOf(['FILE_TOO_LARGE', 'malformed'])
  const random = randomFrom(7)
  for (let n = 0; n < 300; n += 1) {
    const error = await read(mutated(random, certificates), 4_096).catch((reason: unknown) => reason)
    if (error instanceof Error) expect(error).toBeInstanceOf(Refusal)
  }
})
