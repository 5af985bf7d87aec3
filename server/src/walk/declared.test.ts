import type { Reason } from '@logis/contract/errors'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { operations } from '#platform/operations.ts'
import type { Answer, Part } from '#platform/testing/client.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { expected } from './expected.ts'
import { clientOf, type Person } from './people.ts'
import { residenceOf } from './places.ts'
import { authoriseNora, subjects } from './subjects.ts'

// A refusal that many operations declare in the same words is asked of each of them, by who would succeed.

withoutLimits()
beforeAll(authoriseNora)

/** Those that somebody may call; a machine's are tested on their own. */
const declaring = (reason: Reason) =>
  operations
    .filter(({ name, procedure }) => reason in procedure['~orpc'].errorMap && expected[name]!.ok.length > 0)
    .map(({ name }) => name)

type More = { by?: Person; files?: Part[] }
const ask = async (
  name: string,
  changed: (input: Record<string, unknown>) => object | Promise<object>,
  { by, files }: More = {},
): Promise<Answer> => {
  const { input, upload, ok, files: own } = expected[name]!
  const person = by ?? ok[0]!
  const asked = await input(person)
  const given = { ...asked, ...(await changed(asked)) }
  const client = await clientOf(person)
  if (!upload) return client.call(name, given)
  const { address, fields } = upload(given)
  return client.upload(name, address, fields, files ?? own ?? [{ name: 'parcours.pdf', bytes: '%PDF-1.4\n%%EOF' }])
}

const refusedAs = (error_reason: Reason) => ({ status: expect.any(Number), error_reason })
const nothing = () => ({})

describe('NOT_A_BUILDING of a house', () => {
  test.each(declaring('NOT_A_BUILDING'))('%s', async (name) => {
    const { company_id, residence_id } = await subjects.house()
    const change = (input: Record<string, unknown>) => ({
      ...('building_id' in input ? { building_id: residence_id } : { residence_id }),
      ...('company_id' in input && { company_id }),
    })
    expect(await ask(name, change, { by: 'marie' })).toMatchObject(refusedAs('NOT_A_BUILDING'))
  })
})

/** Which home the input of a call is about. */
const homeOf = async (input: Record<string, unknown>) => {
  const { request_id } = input
  const place = await residenceOf(input)
  if (place !== null) return place
  const asked = db
    .selectFrom('energy_subscriptions')
    .select('residence_id')
    .where('id', '=', request_id as number)
  return (await asked.executeTakeFirstOrThrow()).residence_id
}

/** A call while its home is in a state, which it leaves afterwards: others of this file may meet the same home. */
const askIn = async (name: string, state: { deleted_at: Date } | { is_ptg: true }, by?: Person) => {
  let home = 0
  const enter = async (input: Record<string, unknown>) => {
    home = await homeOf(input)
    await db.updateTable('residences').set(state).where('id', '=', home).execute()
    return {}
  }
  const answer = await ask(name, enter, by && { by })
  await db.updateTable('residences').set({ deleted_at: null, is_ptg: false }).where('id', '=', home).execute()
  return answer
}

describe('RESIDENCE_CANCELLED where nothing is written, and where the subject stays', () => {
  test.each([
    'invitations.previewInvitation',
    'invitations.downloadBuildingCredentials',
    'invitations.previewFlatInvitations',
    'invitations.getFlatInvitations',
    'booklet.readBooklet',
    'booklet.downloadPdf',
    'booklet.downloadPackage',
    'booklet.listFlatBooklets',
    'booklet.listShares',
    'documents.readValidity',
    'interventions.listHomeInterventions',
    'studies.getBuilding',
    'orders.createOrder',
    'orders.createInvoice',
    'orders.setInvoiceStatus',
    'contacts.listFlatsContacts',
    'energies.rejectRequest',
    'energies.retryRequest',
    'flats.matchFlats',
    'flats.countFloors',
    'certificates.previewCertificate',
    'sales.readSale',
  ])('%s', async (name) => {
    const answer = await askIn(name, { deleted_at: new Date() })
    expect(answer).toMatchObject(refusedAs('RESIDENCE_CANCELLED'))
  })
  test('sales.startSale: staff are told, who sell no home; its owner does not know it any more', async () => {
    const byStaff = await askIn('sales.startSale', { deleted_at: new Date() }, 'marie')
    expect(byStaff).toMatchObject(refusedAs('RESIDENCE_CANCELLED'))
    const own = await askIn('sales.startSale', { deleted_at: new Date() })
    expect(own).toMatchObject(refusedAs('RESIDENCE_NOT_FOUND'))
  })
})

describe('FILE_TYPE_NOT_ALLOWED of a program', () => {
  test.each(declaring('FILE_TYPE_NOT_ALLOWED'))('%s', async (name) => {
    const { field } = expected[name]!.files?.[0] ?? {}
    const program = {
      ...(field && { field }),
      name: 'programme.exe',
      type: 'application/x-msdownload',
      bytes: 'MZ\u0000',
    }
    expect(await ask(name, nothing, { files: [program] })).toMatchObject(refusedAs('FILE_TYPE_NOT_ALLOWED'))
  })
})

describe('PICTURE_TOO_COMPLEX of a drawing that asks for hours', () => {
  const blurred = '<rect width="512" height="512" filter="url(#f)"/>'.repeat(3000)
  const bytes = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><filter id="f"><feGaussianBlur stdDeviation="500"/></filter>${blurred}</svg>`
  test.each(declaring('PICTURE_TOO_COMPLEX'))('%s', async (name) => {
    const { field } = expected[name]!.files?.[0] ?? {}
    const drawing = { ...(field && { field }), name: 'dessin.svg', type: 'image/svg+xml', bytes }
    expect(await ask(name, nothing, { files: [drawing] })).toMatchObject(refusedAs('PICTURE_TOO_COMPLEX'))
  })
})

describe('PRODUCT_NOT_FOUND of a product that is not there', () => {
  const named = operations.filter(({ path }) => path.includes('{product_id}')).map(({ name }) => name)
  test.each(named)('%s', async (name) => {
    expect(await ask(name, () => ({ product_id: 999_999_999 }))).toMatchObject(refusedAs('PRODUCT_NOT_FOUND'))
  })
})

describe('a list that leaves as a file is asked as the list is', () => {
  const files = declaring('SORT_NOT_SUPPORTED').filter((name) => /export/i.test(name))
  test.each(files)('%s', async (name) => {
    expect(await ask(name, () => ({ sort: 'nonsense' }))).toMatchObject(refusedAs('SORT_NOT_SUPPORTED'))
    expect(await ask(name, () => ({ search: { nonsense: 'a' } }))).toMatchObject(refusedAs('SEARCH_NOT_SUPPORTED'))
  })
})

describe('NO_BOOKLET of a home that is only a gas passport', () => {
  test.each(declaring('NO_BOOKLET'))('%s', async (name) => {
    const becomePassport = async (input: Record<string, unknown>) => {
      await db
        .updateTable('residences')
        .set({ is_ptg: true })
        .where('id', '=', await homeOf(input))
        .execute()
      return {}
    }
    expect(await ask(name, becomePassport)).toMatchObject(refusedAs('NO_BOOKLET'))
  })
})

describe('what is named and is not there', () => {
  const none = 999_999_999
  const rows = [
    ['devices.createFlatDevices', 'PRODUCT_NOT_FOUND', { product_id: none }],
    ['energies.createSubscription', 'ENERGY_UTILITY_NOT_FOUND', { utility_id: none }],
    ['energies.deleteUtility', 'ENERGY_UTILITY_NOT_FOUND', { utility_id: none }],
    ['energies.rejectRequest', 'ENERGY_SUBSCRIPTION_NOT_FOUND', { request_id: none }],
    ['household.deleteThingFile', 'THING_NOT_FOUND', { thing_id: none }],
    ['messages.answer', 'CONVERSATION_NOT_FOUND', { conversation_id: none }],
    ['orders.createInvoice', 'RESIDENCE_NOT_FOUND', { residence_id: none }],
    ['orders.createOrder', 'RESIDENCE_NOT_FOUND', { residence_id: none }],
    ['orders.setInvoiceStatus', 'RESIDENCE_NOT_FOUND', { residence_id: none }],
    ['passports.removeQuota', 'COMPANY_NOT_FOUND', { company_id: none }],
    ['products.editProduct', 'RESOURCE_NOT_FOUND', { class_id: none }],
    ['projects.getStatesHistory', 'RESIDENCE_NOT_FOUND', { residence_id: none }],
    ['projects.restoreProject', 'RESIDENCE_NOT_FOUND', { residence_id: none }],
  ] as const
  test.each(rows)('%s %s', async (name, reason, changed) => {
    expect(await ask(name, () => changed)).toMatchObject(refusedAs(reason))
  })
})
