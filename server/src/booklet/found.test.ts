import type { Booklet } from '@logis/contract/booklet'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { idOfProduct } from '#platform/testing/catalogue.ts'
import { anonymous, as, type Client } from '#platform/testing/client.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { world } from '#platform/testing/world.ts'
import { sample } from '../../fault/mutations.ts'

withoutLimits()

let marie: Client
let home: number
let made = 0
beforeAll(async () => {
  marie = await as('marie@horizon.example')
})
beforeEach(async () => {
  made += 1
  const { data } = await marie.call('projects.createProject', {
    company_id: await world.company('Maisons Clairière'),
    type: 'HOUSE',
    name: `Trouvé ${made}`,
    contact_information: {
      addresses: [{ street_name: 'Rue des Preuves', zip_code: '44000', city: 'Nantes' }],
      emails: [],
    },
  })
  home = data.id
})

const partOf = async (item: string, part = item.toLowerCase()) => {
  const { data }: { data: Booklet } = await marie.call('booklet.readBooklet', { residence_id: home })
  return data.items.find(({ code }) => code === item)!.parts.find(({ code }) => code === part)!
}
/** What a list reads of it. */
const missing = async (): Promise<string[]> =>
  (await db.selectFrom('booklet_progress').select('missing').where('residence_id', '=', home).executeTakeFirstOrThrow())
    .missing
const device = async (nature: string, isGeneric = false): Promise<number> => {
  const { id } = await db
    .selectFrom('products as p')
    .select('p.id')
    .where('p.nature', '=', nature)
    .where('p.is_generic', '=', isGeneric)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('documents as d')
            .select('d.id')
            .where((eb) =>
              eb.or([eb('d.product_id', '=', eb.ref('p.id')), eb('d.product_id', '=', eb.ref('p.parent_id'))]),
            ),
        ),
      ),
    )
    .orderBy('p.id')
    .executeTakeFirstOrThrow()
  return (await marie.call('devices.createDevice', { residence_id: home, product_id: id })).data.id
}
const paper = async (name: string, more: Record<string, string> = {}): Promise<number> =>
  (await marie.upload('documents.uploadDocument', { residence_id: home }, { name, ...more }, [{ name, bytes: '%PDF' }]))
    .data.id
/** Somebody without an account brings a file for what they are asked. */
const brought = async (name: string, asked: object) => {
  const email = `porteur${made}@chantier.example`
  expect(await marie.call('booklet.askForPart', { residence_id: home, email, ...asked })).toMatchObject({ status: 201 })
  const [mail] = await mailsTo(email)
  const link = mail!.links.find((one) => one.includes('/depot#token='))!
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token')!
  const file = { field: 'files[]', name, type: 'application/pdf', bytes: '%PDF-1.4\n%%EOF' }
  expect(await anonymous.upload('booklet.addToAsk', {}, { token }, [file])).toMatchObject({ status: 201 })
}

test('an annulled or replaced certificate never comes to be in force, whether its row stays or goes', async () => {
  const importing = (bytes: string, name: string) =>
    marie.upload('certificates.importCertificate', { residence_id: home }, {}, [{ name, bytes: Buffer.from(bytes) }])
  const house = sample('maison.xml').toString()
  const told = (statut: string) => house.replace(/<statut>[^<]*/, `<statut>${statut}`)
  expect(told('ANNULE')).not.toBe(house)
  await importing(told('ANNULE'), 'Annulé.xml')
  expect(await partOf('ATTESTATIONS')).toMatchObject({ state: 'TO_CHECK', reason: 'NOT_IN_FORCE' })
  await marie.call('certificates.removeCertificate', { residence_id: home })
  expect(await partOf('ATTESTATIONS')).toMatchObject({ state: 'TO_CHECK', reason: 'VALIDITY_UNKNOWN' })
  expect(await missing()).toContain('ATTESTATIONS')
  await importing(told('autre'), 'Inconnu.xml')
  expect(await partOf('ATTESTATIONS')).toMatchObject({ state: 'TO_CHECK', reason: 'VALIDITY_UNKNOWN' })
  await importing(told('REMPLACE'), 'Remplacé.xml')
  await importing(house, 'En vigueur.xml')
  expect(await partOf('ATTESTATIONS')).toMatchObject({ state: 'COMPLETE' })
})

test('an invoice that is fastened to a device is no notice of it, nor is a paper that stayed with a sale', async () => {
  const device_id = await device('boiler')
  const upload = (name: string) =>
    marie.upload('devices.uploadDeviceDocument', { device_id }, {}, [{ name, bytes: '%PDF' }])
  await upload('Facture.pdf')
  expect(await partOf('NOTICES')).toMatchObject({ state: 'TO_COMPLETE', reason: 'NOTICE_MISSING' })
  await upload('Notice.pdf')
  expect(await partOf('NOTICES')).toMatchObject({ state: 'COMPLETE' })
  const kept = db.updateTable('documents').where('device_id', '=', device_id).where('name', '=', 'Notice')
  await kept.set({ is_withheld: true }).execute()
  expect(await partOf('NOTICES')).toMatchObject({ state: 'TO_COMPLETE', reason: 'NOTICE_MISSING' })
  expect(await missing()).toContain('NOTICES')
})

test('an optional part is told as none of the home only where nothing of it is found; a material says which wall it is of', async () => {
  expect(await partOf('EQUIPMENT', 'renewables')).toMatchObject({ state: 'NOT_APPLICABLE', reason: 'NONE_HELD' })
  await device('solar', true)
  expect(await partOf('EQUIPMENT', 'renewables')).toMatchObject({ state: 'TO_CHECK', reason: 'MODEL_UNKNOWN' })
  await device('heat_pump')
  expect(await partOf('EQUIPMENT', 'cooling')).toMatchObject({ state: 'TO_CHECK', reason: 'USE_UNKNOWN' })
  await device('insulation')
  expect(await partOf('ENVELOPE', 'roof')).toMatchObject({ state: 'TO_CHECK', reason: 'POST_UNKNOWN' })
})

test('a material imported from a wall is of that wall; one of before the study in force says it by its nature', async () => {
  const study = { name: 'etude.xml', bytes: sample('re2020-maison-valide.xml') }
  await marie.upload('studies.attachStudy', { residence_id: home }, {}, [study])
  const wool = await idOfProduct('Ouate de cellulose')
  const row = { product_id: wool, surface: 98.4, thickness: 380, quantity: 1 }
  const walls = [
    { part: 'parois_opaques', index: 5, rows: [row] },
    { part: 'parois_opaques', index: 2, rows: [row] },
    { part: 'parois_vitrees', index: 0, rows: [row] },
  ]
  expect(await marie.call('studies.importWalls', { residence_id: home, walls })).toMatchObject({ status: 200 })
  const materials = async () =>
    Object.fromEntries(
      await Promise.all(
        ['roof', 'walls', 'glazing', 'floor'].map(async (post) => {
          const { evidence } = await partOf('ENVELOPE', post)
          return [post, evidence.filter(({ source }) => source === 'DEVICE').map(({ reason }) => reason)]
        }),
      ),
    )
  expect(await materials()).toEqual({ roof: [null], walls: [], glazing: [null, null], floor: [] })
  await marie.upload('studies.attachStudy', { residence_id: home }, {}, [study])
  const unknown = ['POST_UNKNOWN', 'POST_UNKNOWN']
  expect(await materials()).toEqual({ roof: unknown, walls: unknown, glazing: [null], floor: unknown })
})

test('a material that a certificate describes is of the part that it describes, once the catalogue has it', async () => {
  const file = { name: 'dpe.xml', bytes: sample('maison.xml') }
  const place = { residence_id: home }
  const { data: read } = await marie.upload('certificates.previewCertificate', place, {}, [file])
  const piece = read.proposals.find(({ part }: { part: string }) => part === 'roof')!
  await marie.upload('certificates.importCertificate', place, { keys: piece.key }, [file])
  const asked = await db
    .selectFrom('product_requests')
    .select('id')
    .where('residence_id', '=', home)
    .executeTakeFirstOrThrow()
  const product_id = await idOfProduct('Ouate de cellulose')
  const admin = await as('admin@logis.example')
  const merged = await admin.call('products.mergeRequest', { product_request_id: asked.id, product_id })
  expect(merged).toMatchObject({ status: 200 })
  expect(await partOf('ENVELOPE', 'roof')).toMatchObject({ state: 'COMPLETE', evidence: [{ source: 'DEVICE' }] })
  expect(await partOf('ENVELOPE', 'walls')).toMatchObject({ state: 'TO_COMPLETE', reason: 'MISSING' })
  expect(await missing()).toContain('ENVELOPE')
})

test('what works touched is what the origin says and what each of them says; where none says it, every part is asked for', async () => {
  const trigger = { residence_id: home, kind: 'WORKS', triggered_on: '2026-01-05' }
  await marie.call('booklet.setTrigger', { ...trigger, touched: [] })
  expect(await partOf('ENVELOPE', 'roof')).toMatchObject({ state: 'TO_COMPLETE', reason: 'MISSING' })
  expect(await partOf('EQUIPMENT', 'cooling')).toMatchObject({ state: 'NOT_APPLICABLE', reason: 'NONE_HELD' })
  await marie.call('booklet.setTrigger', { ...trigger, touched: ['roof'] })
  expect(await partOf('ENVELOPE', 'glazing')).toMatchObject({ state: 'NOT_APPLICABLE', reason: 'UNTOUCHED' })
  expect(await missing()).not.toContain('EQUIPMENT')
  const work = { done_on: '2026-03-02', description: 'Fenêtres', company_name: 'Isol’Ouest', document_ids: [] }
  await marie.call('booklet.addWork', { residence_id: home, ...work, touched: ['glazing', 'cooling'] })
  expect(await partOf('ENVELOPE', 'glazing')).toMatchObject({ state: 'TO_COMPLETE', reason: 'MISSING' })
  expect(await partOf('EQUIPMENT', 'cooling')).toMatchObject({ state: 'TO_COMPLETE', reason: 'MISSING' })
  expect(await partOf('ENVELOPE', 'walls')).toMatchObject({ state: 'NOT_APPLICABLE', reason: 'UNTOUCHED' })
  expect(await missing()).toContain('EQUIPMENT')
})

test('a notice that came by a link is to be checked until somebody says what it is', async () => {
  const device_id = await device('boiler')
  await brought('Bonjour.pdf', { item: 'NOTICES', part: 'notices', device_id })
  const notices = await partOf('NOTICES')
  expect(notices).toMatchObject({ state: 'TO_CHECK', reason: 'CAME_BY_LINK' })
  expect(notices.evidence).toMatchObject([{ source: 'DEVICE', id: device_id, state: 'TO_CHECK' }])
  expect(await missing()).toContain('NOTICES')
  await marie.call('booklet.answer', { residence_id: home, item: 'NOTICES', part: 'notices', body: 'La notice est là' })
  expect(await partOf('NOTICES')).toMatchObject({ state: 'COMPLETE' })
})

test('a file that came by a link makes its part to be checked; called an estimate, it speaks for none', async () => {
  await brought('Attestation RE2020.pdf', { item: 'ATTESTATIONS', part: 'attestations' })
  const told = await partOf('ATTESTATIONS')
  expect(told).toMatchObject({ state: 'TO_CHECK', reason: 'CAME_BY_LINK' })
  expect(told.evidence).toMatchObject([{ source: 'DOCUMENT', name: 'Attestation RE2020.pdf', state: 'TO_CHECK' }])
  const document_id = told.evidence[0]!.id
  expect(await marie.call('documents.editDocument', { document_id, name: 'Devis.pdf' })).toMatchObject({ status: 200 })
  expect(await partOf('ATTESTATIONS')).toMatchObject({ state: 'TO_COMPLETE', reason: 'MISSING', evidence: [] })
})

test('a hand-over and works of a day that has not come are refused', async () => {
  const refused = (field: string) => ({ status: 422, errors: { [field]: [{ code: 'day_to_come' }] } })
  const handOver = (handed_on: string) =>
    marie.call('booklet.handOver', { residence_id: home, handed_on, recipient: 'Camille Roux' })
  expect(await handOver('2099-01-01')).toMatchObject(refused('handed_on'))
  const work = { description: 'Combles', company_name: 'Isol', touched: [], document_ids: [await paper('Devis.pdf')] }
  const later = await marie.call('booklet.addWork', { residence_id: home, done_on: '2099-01-01', ...work })
  expect(later).toMatchObject(refused('done_on'))
  expect(await partOf('HANDOVER')).toMatchObject({ state: 'TO_COMPLETE' })
  expect(await handOver('2026-06-30')).toMatchObject({ status: 201 })
})
