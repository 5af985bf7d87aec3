import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'
import { cannotWrite, ofHouse, withThirdParty, writers } from '../groups.ts'
import { aPackage } from '../packages.ts'
import { everyone, type Person } from '../people.ts'
import type { Row } from '../row.ts'
import { subjects } from '../subjects.ts'

const ofRivages: Person[] = ['marie', 'paul', 'samira', 'admin']
const ofBuilding = async () => ({ building_id: await subjects.tilleuls() })
const networks = { item: 'NETWORKS', part: 'gas' }
const changing = { ok: writers, forbidden: [...cannotWrite, 'nora'] } as const satisfies Partial<Row>
const work = { done_on: '2026-03-02', description: 'Isolation des combles', company_name: 'Isol’Ouest' }

/** A work told of a house, by someone who may. */
const aWork = async (place: { residence_id: number }) => {
  const admin = await as('admin@logis.example')
  const { data } = await admin.call('booklet.addWork', { ...place, ...work, description: randomUUID() })
  return data.works[0].id as number
}
const onWork = async () => {
  const place = await ofHouse()
  return { ...place, work_id: await aWork(place) }
}

/** A link that a mail would carry, for the gas network of a house. */
export const aLink = async () => {
  const { residence_id } = await ofHouse()
  const token = randomBytes(32).toString('base64url')
  const { id } = await db
    .insertInto('booklet_asks')
    .values({
      residence_id,
      ...networks,
      email: 'plombier@chantier.example',
      token_hash: createHash('sha256').update(token).digest(),
      asker_user_id: await world.user('hugo@clairiere.example'),
      expires_at: new Date(Date.now() + 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { residence_id, token, ask_id: id }
}

/** A link that opens the booklet of a house, the pass of an opening and a file that it shows. */
export const aShare = async (more: { email?: string } = {}) => {
  const { residence_id } = await ofHouse()
  const [token, pass] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')]
  const hashOf = (text: string) => createHash('sha256').update(text).digest()
  const { id: share_id } = await db
    .insertInto('booklet_shares')
    .values({
      residence_id,
      maker_user_id: await world.user('hugo@clairiere.example'),
      by_owner: false,
      label: 'Maître Dupont',
      token_hash: hashOf(token),
      openings_max: 20,
      expires_at: new Date(Date.now() + 86_400_000),
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('booklet_share_openings')
    .values({ share_id, pass_hash: hashOf(pass), pass_until: new Date(Date.now() + 3_600_000) })
    .execute()
  return { residence_id, share_id, token, pass }
}
const sharing = { ok: [...writers, 'claire'], forbidden: cannotWrite } as const satisfies Partial<Row>
const inErables = async () => ({ residence_id: await subjects.erables() })

export const bookletRows: Record<string, Row> = {
  'booklet.listShares': { input: inErables, ...sharing },
  'booklet.createShare': {
    input: async () => {
      const place = await inErables()
      await db.deleteFrom('booklet_shares').where('residence_id', '=', place.residence_id).execute()
      return { ...place, label: 'Maître Dupont' }
    },
    ...sharing,
  },
  'booklet.revokeShare': {
    input: async () => {
      const { residence_id, share_id } = await aShare()
      return { residence_id, share_id }
    },
    ok: writers,
    forbidden: cannotWrite,
    foreign: [
      {
        what: 'a link to another booklet',
        foreign: async () => ({ ...(await ofHouse()), share_id: (await aShare()).share_id }),
        absent: async () => ({ ...(await ofHouse()), share_id: 999_999_999 }),
        answers: { status: 404, error_reason: 'RESOURCE_NOT_FOUND' },
      },
    ],
  },
  'booklet.importPackage': {
    input: async () => ({ ...(await ofHouse()), dry_run: false }),
    upload: ({ residence_id, dry_run }) => ({ address: { residence_id }, fields: { dry_run: String(dry_run) } }),
    files: [{ field: 'file', name: 'carnet.zip', type: 'application/zip', bytes: aPackage() }],
    ...changing,
  },
  'booklet.openShare': { input: async () => ({ token: (await aShare()).token }), ok: everyone },
  // By the pass of an opening, which stands in a header: booklet/shares/shares.test.ts.
  'booklet.downloadSharedFile': { input: async () => ({ file_id: 1 }), ok: [], absent: 'BOOKLET_LINK_OVER' },
  'booklet.downloadSharedPackage': { input: async () => ({}), ok: [], absent: 'BOOKLET_LINK_OVER' },
  'booklet.readBooklet': {
    input: async () => ({ residence_id: await subjects.erables() }),
    ok: [...withThirdParty, 'claire'],
  },
  'booklet.setTrigger': {
    input: async () => ({ ...(await ofHouse()), kind: 'CONSTRUCTION', triggered_on: '2025-02-03' }),
    ...changing,
  },
  'booklet.answer': {
    input: async () => ({ ...(await ofHouse()), ...networks, body: 'Aucun raccordement', is_not_applicable: true }),
    ...changing,
    foreign: [
      {
        what: 'a paper of another company’s home',
        foreign: async () => ({ ...(await ofHouse()), ...networks, document_id: await subjects.foreignDocument() }),
        absent: async () => ({ ...(await ofHouse()), ...networks, document_id: 999_999_999 }),
        answers: { status: 404, error_reason: 'DOCUMENT_NOT_FOUND' },
      },
    ],
  },
  'booklet.withdrawAnswer': {
    input: async () => {
      const place = await ofHouse()
      await (await as('admin@logis.example')).call('booklet.answer', { ...place, ...networks, body: 'Gaz de ville' })
      return { ...place, ...networks }
    },
    ...changing,
  },
  'booklet.addWork': {
    input: async () => ({ ...(await inErables()), ...work }),
    ...sharing,
    forbidden: [...cannotWrite, 'nora'],
  },
  'booklet.removeWork': {
    input: onWork,
    ...changing,
    foreign: [
      {
        what: 'a work of another home',
        foreign: async () => ({ ...(await ofHouse()), work_id: (await onWork()).work_id }),
        absent: async () => ({ ...(await ofHouse()), work_id: 999_999_999 }),
        answers: { status: 404, error_reason: 'RESOURCE_NOT_FOUND' },
      },
    ],
  },
  'booklet.handOver': {
    input: async () => ({ ...(await ofHouse()), handed_on: '2026-06-30', recipient: 'Camille Roux' }),
    ...changing,
  },
  'booklet.askForPart': {
    input: async () => ({ ...(await ofHouse()), ...networks, email: `${randomUUID()}@chantier.example` }),
    ...changing,
    foreign: [
      {
        what: 'a device of another company’s home',
        foreign: async () => ({
          ...(await ofHouse()),
          ...networks,
          email: 'a@chantier.example',
          device_id: await subjects.foreignDevice(),
        }),
        absent: async () => ({
          ...(await ofHouse()),
          ...networks,
          email: 'a@chantier.example',
          device_id: 999_999_999,
        }),
        answers: { status: 404, error_reason: 'DEVICE_NOT_FOUND' },
      },
    ],
  },
  'booklet.revokeAsk': {
    input: async () => {
      const { residence_id, ask_id } = await aLink()
      return { residence_id, ask_id }
    },
    ...changing,
    foreign: [
      {
        what: 'an ask of another home',
        foreign: async () => ({ ...(await ofHouse()), ask_id: (await aLink()).ask_id }),
        absent: async () => ({ ...(await ofHouse()), ask_id: 999_999_999 }),
        answers: { status: 404, error_reason: 'RESOURCE_NOT_FOUND' },
      },
    ],
  },
  'booklet.openAsk': { input: async () => ({ token: (await aLink()).token }), ok: everyone },
  'booklet.addToAsk': {
    input: async () => ({ token: (await aLink()).token }),
    upload: ({ token }) => ({ address: {}, fields: { token: String(token) } }),
    files: [{ field: 'files[]', name: 'Plan gaz.pdf', type: 'application/pdf', bytes: '%PDF-1.4\n%%EOF' }],
    ok: everyone,
  },
  'booklet.downloadPdf': {
    input: async () => ({ residence_id: await subjects.erables() }),
    ok: [...withThirdParty, 'claire'],
  },
  'booklet.downloadPackage': {
    input: async () => ({ residence_id: await subjects.erables() }),
    ok: [...withThirdParty, 'claire'],
  },
  'booklet.getSchema': { input: async () => ({}), ok: everyone },
  'booklet.listFlatBooklets': { input: ofBuilding, ok: [...ofRivages, 'lea', 'support'] },
  'booklet.fillFlats': {
    input: async () => ({
      ...(await ofBuilding()),
      flat_ids: [(await subjects.flat()).id],
      only_open: false,
      answer: { ...networks, body: randomUUID() },
    }),
    ok: ofRivages,
    forbidden: cannotWrite,
    foreign: [
      {
        what: 'a home that is no flat of the building',
        by: 'samira',
        foreign: async () => ({
          ...(await ofBuilding()),
          flat_ids: [await subjects.villa()],
          answer: { ...networks, body: 'Non' },
        }),
        absent: async () => ({
          ...(await ofBuilding()),
          flat_ids: [999_999_999],
          answer: { ...networks, body: 'Non' },
        }),
        answers: { status: 404, error_reason: 'RESIDENCE_NOT_FOUND' },
      },
    ],
  },
}
