import { expect, test } from 'vitest'
import { Refusal } from '#platform/refuse.ts'
import { workOf } from '#platform/testing/work.ts'
import { longStudy, mutated, randomFrom, sample } from '../../../fault/mutations.ts'
import { limits, readStudy } from './rules.ts'

const pieces = function* (bytes: Buffer, size = 1000) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}
const read = (bytes: Buffer | string, size?: number) => readStudy(pieces(Buffer.from(bytes as string), size))
/** Which fault a file is refused for. */
const faultOf = async (bytes: Buffer | string) => {
  const error = await read(bytes).then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof Refusal)) return error === null ? 'read' : error
  return error.errors?.['file']?.[0]?.code ?? error.reason
}
const projet = (inside: string, version = '2022.D1E1C1') =>
  `<projet version="${version}"><Datas_Comp><batiment_collection>${inside}</batiment_collection></Datas_Comp></projet>`
const building = (walls: string) => `<batiment><enveloppe>${walls}</enveloppe></batiment>`
const wall = (inside: string, attributes = 'type_paroi="100"') =>
  `<parois_opaques ${attributes}>${inside}</parois_opaques>`
const first = async (inside: string) => (await read(projet(building(wall(inside))))).envelope.parois_opaques[0]

test('IMP-10/names a house: seven opaque walls and five glazed ones, each with all that the file says', async () => {
  const { envelope, version } = await read(sample('re2020-maison-valide.xml'))
  expect(version).toBe('2022.D1E1C1')
  expect([envelope.parois_opaques.length, envelope.parois_vitrees.length]).toEqual([7, 5])
  expect(envelope.parois_opaques[1]).toEqual({
    index: 1,
    batiment: 1,
    name: 'Mur ext. ossature bois 145 + laine de bois 60',
    type_paroi: '100',
    nature: '101',
    systeme_constructif: '5',
    systeme_constructif_autre: null,
    epaisseur_isolant: 20.5,
    resistance_thermique_isolant: 5.6,
    origine_donnee: '3',
    U_paroi: 0.172,
    surface_totale: 24.8,
    donnant: '0',
    b: null,
  })
  expect(envelope.parois_opaques[6]).toMatchObject({ donnant: '2', b: 0.9 })
  expect(envelope.parois_vitrees[4]).toEqual({
    index: 4,
    batiment: 1,
    name: 'Fenêtre de toit 78x98',
    orientation: 'H',
    type_paroi: '7',
    type_protection: '0',
    type_menuiserie: '0',
    type_vitrage: '44.2/14/4 FE argon',
    Ug_vitrage: 1,
    origine_donnee_Ug: '1',
    Uw: 1.3,
    origine_donnee_Uw: '1',
    Sw: 0.4,
    Tlw: 0.6,
    surface_totale: 0.76,
    donnant: '0',
  })
})

test('several buildings: the walls are counted through, and each knows its building', async () => {
  const { envelope } = await read(sample('re2020-collectif-2-batiments-valide.xml'))
  expect(envelope.parois_opaques.map(({ index }) => index)).toEqual([...Array(12).keys()])
  expect(new Set(envelope.parois_opaques.map(({ batiment }) => batiment))).toEqual(new Set([1, 2]))
})

test('one wall is a list of one; no wall and no envelope are empty lists', async () => {
  const counts = async (name: string) => {
    const { envelope } = await read(sample(name))
    return [envelope.parois_opaques.length, envelope.parois_vitrees.length]
  }
  expect(await counts('re2020-parois-minimales-valide.xml')).toEqual([1, 1])
  expect(await counts('re2020-enveloppe-vide-valide.xml')).toEqual([0, 0])
  expect(await counts('re2020-sans-balise-enveloppe-valide.xml')).toEqual([0, 0])
})

test('absent is not zero, and a code that nobody knows is kept', async () => {
  expect(await first('<nature>999</nature><epaisseur_isolant/><U_paroi>NaN</U_paroi>')).toMatchObject({
    nature: '999',
    name: null,
    epaisseur_isolant: null,
    U_paroi: null,
    surface_totale: null,
    origine_donnee: null,
  })
  expect(await first('<epaisseur_isolant>20,5</epaisseur_isolant>')).toMatchObject({ epaisseur_isolant: 20.5 })
})

const accented = (declared: string) =>
  `<?xml version="1.0" encoding="${declared}"?>${projet(building(wall('<name>Façade œuvrée à 5 €</name>')))}`
const encoded: [string, Buffer][] = [
  ['UTF-8', Buffer.from(accented('utf-8'))],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${accented('utf-8')}`)],
  ['UTF-8 without a declaration', Buffer.from(accented('utf-8').replace(/<\?.*?\?>/, ''))],
  ['UTF-16 LE', Buffer.from(`\uFEFF${accented('utf-16')}`, 'utf16le')],
  ['UTF-16 LE without a mark', Buffer.from(accented('utf-16'), 'utf16le')],
  ['UTF-16 BE', Buffer.from(`\uFEFF${accented('utf-16')}`, 'utf16le').swap16()],
  ['windows-1252', Buffer.from(accented('Windows-1252').replace('œ', '\u009c').replace('€', '\u0080'), 'latin1')],
  ['ISO-8859-15', Buffer.from(accented('ISO-8859-15').replace('œ', '\u00bd').replace('€', '\u00a4'), 'latin1')],
]
test.each(encoded)('%s is read, whatever the pieces it arrives in', async (_name, bytes) => {
  for (const size of [1, 7, 255, 100_000]) {
    const { envelope } = await read(bytes, size)
    expect(envelope.parois_opaques[0]?.name).toBe('Façade œuvrée à 5 €')
  }
})

test('ISO-8859-1, as software of this trade writes it', async () => {
  const [latin, utf] = await Promise.all(
    ['re2020-maison-latin1.xml', 're2020-maison-valide.xml'].map((name) => read(sample(name))),
  )
  expect(latin!.envelope).toEqual(utf!.envelope)
})

test('a file of prefixed names is the same file', async () => {
  const plain = projet(building(wall('<name>Mur</name>')))
  const prefixed = plain.replace(/<(\/?)(\w)/g, '<$1r:$2').replace('<r:projet', '<r:projet xmlns:r="urn:rsee"')
  expect((await read(prefixed)).envelope).toEqual((await read(plain)).envelope)
})

test.each(['2022.D1E1C1', '2022.D1E3C2', '2024.E2C4', '2031.D9'])('RE2020 %s is read', async (version) => {
  expect((await read(projet('', version))).version).toBe(version)
})

test.each([
  ['RT2012', sample('rt2012-rset-structure.xml'), 'THERMAL_STUDY_NOT_RE2020'],
  ['RT2012 by its version', projet('', '1.1.0.3'), 'THERMAL_STUDY_NOT_RE2020'],
  ['a truncated file', sample('invalide-tronque.xml'), 'malformed'],
  ['a file that grows when it is read', sample('hostile-billion-laughs.xml'), 'doctype'],
  ['a harmless DOCTYPE', '<!DOCTYPE projet><projet version="2022.D1"/>', 'doctype'],
  ['an entity of nowhere', projet(building(wall('<name>&secret;</name>'))), 'malformed'],
  ['a NUL', projet(building(wall('<name>&#0;</name>'))), 'malformed'],
  ['half a character', projet(building(wall('<name>&#xD800;</name>'))), 'malformed'],
  ['another file', '<dpe version="8.0.4"/>', 'not_a_study'],
  ['a study without its data', '<projet version="2022.D1E1C1"/>', 'not_a_study'],
  ['no version', '<projet><Datas_Comp/></projet>', 'not_a_study'],
  ['nothing', '', 'malformed'],
  ['a PDF', '%PDF-1.4', 'malformed'],
  ['something after the end', `${projet('')}<a/>`, 'malformed'],
  ['an unknown encoding', projet('').replace('<', '<?xml version="1.0" encoding="ebcdic"?><'), 'encoding'],
  ['bytes that are no UTF-8', Buffer.concat([Buffer.from('<projet a="'), Buffer.from([0xe9, 0x20])]), 'encoding'],
  ['too many levels', projet('<a>'.repeat(100) + '</a>'.repeat(100)), 'depth'],
  ['too many walls', projet(building(wall('').repeat(limits.maxWalls + 1))), 'walls'],
])('refused: %s', async (_what, bytes, fault) => expect(await faultOf(bytes)).toBe(fault))

test('refused: a byte more than 20 MB, at once', async () => {
  const study = longStudy(limits.maxBytes)
  expect(await faultOf(Buffer.concat([study, Buffer.alloc(limits.maxBytes + 1 - study.length, ' ')]))).toBe(
    'FILE_TOO_LARGE',
  )
})

test('a wall of thousands of fields is read as far as it may go', async () => {
  const fields = Array.from({ length: 5000 }, (_, n) => `<a${n}>x</a${n}>`).join('')
  const found = await first(`<name>${'é'.repeat(300)}</name>${fields}<nature>101</nature>`)
  expect(found?.name).toHaveLength(300)
  expect(found?.nature).toBeNull()
})

test('what else the file carries is proposed: office, permit, delivery, address', async () => {
  const general = `<donnees_generales>
    <BET ref="2"><nom>Bureau carbone</nom></BET>
    <BET ref="1"><nom>Études Isotherme</nom><SIRET>812 345 678 00017</SIRET></BET>
    <operation><num_permis>PC 044 109 24 A0123</num_permis><date_livraison>2025-09-30</date_livraison>
      <adresse><housenumber>14</housenumber><street>Rue des Lilas</street><postcode>44300</postcode><city>Nantes</city></adresse>
    </operation></donnees_generales>`
  const { proposals } = await read(projet('').replace('<batiment_collection>', `${general}<batiment_collection>`))
  expect(proposals).toEqual({
    office: { name: 'Études Isotherme', siret: '81234567800017', company: null },
    permit_number: 'PC 044 109 24 A0123',
    delivery_date: '2025-09-30',
    address: { street_number: '14', street_name: 'Rue des Lilas', zip_code: '44300', city: 'Nantes' },
  })
})

test('what is no number, no day, no whole address is not proposed', async () => {
  const general = `<donnees_generales><operation><num_permis>EN COURS</num_permis><date_livraison>2025-02-30</date_livraison>
    <adresse><city>Nantes</city></adresse></operation></donnees_generales>`
  const { proposals } = await read(projet('').replace('<batiment_collection>', `${general}<batiment_collection>`))
  expect(proposals).toEqual({ office: null, permit_number: null, delivery_date: null, address: null })
})

test('five hundred altered files: read whole or refused, never a crash, none slower than a second', async () => {
  const random = randomFrom(20_260_101)
  for (let n = 0; n < 500; n += 1) {
    const bytes = mutated(random)
    const work = await workOf(async () => expect(typeof (await faultOf(bytes))).toBe('string'))
    expect(work).toBeLessThan(1000)
  }
})
