import { expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { idOfProduct } from '#platform/testing/catalogue.ts'
import { as } from '#platform/testing/client.ts'
import { readPdf } from '#platform/testing/pdf.ts'
import { world } from '#platform/testing/world.ts'
import { filesOfZip } from '#platform/testing/zip.ts'

/** A product of the catalogue that no notice comes with. */
const productOf = async (nature: string) => {
  const { id } = await db
    .selectFrom('products as p')
    .select('p.id')
    .where('p.nature', '=', nature)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('documents as d')
            .select('d.id')
            .where((on) => on('d.product_id', 'in', [on.ref('p.id'), on.ref('p.parent_id')])),
        ),
      ),
    )
    .orderBy('p.id')
    .executeTakeFirstOrThrow()
  return id
}

/** A home of which nothing is known, and whose booklet marie reads. */
const emptyHome = async (name: string) => {
  const marie = await as('marie@horizon.example')
  const { data } = await marie.call('projects.createProject', {
    company_id: await world.company('Maisons Clairière'),
    type: 'HOUSE',
    name,
    contact_information: { addresses: [{ street_name: 'Rue Vide', zip_code: '44000', city: 'Nantes' }], emails: [] },
  })
  return { marie, residence_id: data.id as number }
}

test('on paper: where the booklet comes from, thickness and surface of materials, and which thing lacks what', async () => {
  const { marie, residence_id } = await emptyHome('Maison du papier')
  await marie.call('booklet.setTrigger', {
    residence_id,
    kind: 'WORKS',
    triggered_on: '2026-01-05',
    reference: 'Devis 12',
    touched: ['roof', 'heating'],
  })
  const material = { thickness: 315, surface: 118.5, quantity: 2.5, name: 'Laine du toit, λ ≤ 0,032' }
  const boiler = { name: 'Chaudière du cellier', quantity: 3 }
  for (const [nature, facts] of [
    ['insulation', material],
    ['boiler', boiler],
  ] as const)
    await marie.call('devices.createDevice', { residence_id, product_id: await productOf(nature), ...facts })
  const paper = await marie.download('booklet.downloadPdf', { residence_id })
  const text = (await readPdf(paper.bytes)).text.replaceAll(/\s+/g, ' ')
  expect(text).toContain('Travaux, le 05/01/2026 – Devis 12 Toiture Chauffage')
  expect(text).toMatch(/Quantité Épaisseur, mm Surface, m².*Laine du toit, λ ≤ 0,032.* 2,5 315 118,5/)
  expect(text).toMatch(/Quantité Mise en service Chaudière du cellier .* 3 /)
  const [, gaps = ''] = /Ce qui manque(.*?)page 2/.exec(text) ?? []
  expect(gaps).toMatch(/un équipement n’a pas de notice \(.*Chaudière du cellier/)
  expect(text).toContain('Chaudière du cellier (sans notice)')
  await db
    .updateTable('products')
    .set({ reference: 'TH|HEL|8' })
    .where('id', '=', await productOf('boiler'))
    .execute()
  const again = await marie.download('booklet.downloadPdf', { residence_id })
  expect((await readPdf(again.bytes)).text).toContain('TH, HEL, 8')

  const english = await marie.inEnglish().download('booklet.downloadPdf', { residence_id })
  const said = (await readPdf(english.bytes)).text.replaceAll(/\s+/g, ' ')
  expect(said).toMatch(/Quantity Thickness, mm Area, m².*Laine du toit, λ ≤ 0,032.* 2\.5 315 118\.5/)
  expect(said).toContain('Chaudière du cellier (without a manual)')
  expect(said).not.toMatch(/ : /)
})

test('what nobody makes has neither a brand nor a model of its own, on paper and in the crate', async () => {
  const { marie, residence_id } = await emptyHome('Maison sans marque')
  const product_id = await idOfProduct('Ouate de cellulose')
  await marie.call('devices.createDevice', { residence_id, product_id, thickness: 380, surface: 98.4 })
  const paper = await marie.download('booklet.downloadPdf', { residence_id })
  const text = (await readPdf(paper.bytes)).text.replaceAll(/\s+/g, ' ')
  expect(text).toMatch(/Surface, m² Ouate de cellulose 1 380 98,4/)
  expect(text).not.toContain('GENERIQUE')
  const files = filesOfZip((await marie.download('booklet.downloadPackage', { residence_id })).bytes)
  expect(files.get('data/ro-crate-metadata.json')!.toString()).not.toContain('GENERIQUE')
  expect(JSON.parse(files.get('data/booklet.json')!.toString()).devices).toMatchObject([{ manufacturer: 'GENERIQUE' }])
})

test('an answer of many lines goes on over the pages, none of it is cut, and whoever reads finds each item among the bookmarks', async () => {
  const { marie, residence_id } = await emptyHome('Maison bavarde')
  const lines = Array.from({ length: 400 }, (_, at) => `v${at}`)
  const answered = await marie.call('booklet.answer', {
    residence_id,
    item: 'NETWORKS',
    part: 'gas',
    body: lines.join('\n'),
  })
  expect(answered.status).toBe(200)
  const { bytes } = await marie.download('booklet.downloadPdf', { residence_id })
  const { text, pages, bookmarks } = await readPdf(bytes)
  const words = text.split(/\s+/)
  expect(words.filter((word) => /^v\d+$/.test(word))).toEqual(lines)
  // No page came by itself, without a foot of its own.
  expect([...text.matchAll(/Maison bavarde – page (\d+)/g)].map(([, number]) => Number(number))).toEqual(
    Array.from({ length: pages }, (_, at) => at + 1),
  )
  expect(bookmarks).toEqual([
    'Ce qui manque',
    'Origine du carnet',
    'Plans de surface et coupes',
    'Réseaux',
    'Enveloppe',
    'Équipements principaux',
    'Notices d’utilisation et d’entretien',
    'Travaux',
    'Attestations de performance',
    'Remise au propriétaire',
    'Annexes',
  ])
})
