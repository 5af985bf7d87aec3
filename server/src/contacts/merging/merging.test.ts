import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { contactOf, jobOf } from '#platform/testing/contacts.ts'
import { journalMark, journalOf } from '#platform/testing/journal.ts'
import { world } from '#platform/testing/world.ts'

let hugo: Client
let company_id: number
let [erables, lilas] = [0, 0]
let [plumber, heating] = [0, 0]
beforeAll(async () => {
  hugo = await as('hugo@clairiere.example')
  company_id = await world.company('Maisons Clairière')
  ;[erables, lilas] = [await world.project('Maison Les Érables'), await world.project('Maison Les Lilas')]
  ;[plumber, heating] = [await jobOf('plumber'), await jobOf('heating')]
})

const merge = (contact_id: number, merged_id: number, who = hugo) =>
  who.call('contacts.mergeContacts', { company_id, contact_id, merged_id })
const link = (contact_id: number, residence_id: number, job_id: number) =>
  hugo.call('contacts.linkContact', { company_id, residence_id, contact_id, job_id })
const linksOf = (contactId: number) =>
  db
    .selectFrom('residence_contact_links')
    .select(['residence_id', 'job_id'])
    .where('contact_id', '=', contactId)
    .orderBy('residence_id')
    .orderBy('job_id')
    .execute()
const exists = async (id: number) =>
  (await db.selectFrom('contacts').select('id').where('id', '=', id).execute()).length

test('two contacts become one: links move, nothing that the second had is lost, and both projects tell it', async () => {
  const kept = await contactOf(company_id, {
    name: 'Gardée',
    emails: [{ email: 'gardee@roche.example' }],
    phones: [{ phone_number: '06 98 76 54 32' }],
    notes: 'Première.',
  })
  const gone = await contactOf(company_id, {
    name: 'Absorbée',
    company_name: 'Roche SARL',
    jobs: [{ id: plumber }, { id: heating }],
    emails: [{ email: 'GARDEE@roche.example' }, { email: 'autre@roche.example' }],
    phones: [{ phone_number: '+33 6 98 76 54 32' }, { phone_number: '02 40 12 12 12' }],
    addresses: [{ street_name: 'Rue Neuve', zip_code: '44000', city: 'Nantes' }],
    website_url: 'https://roche.example',
    notes: 'Seconde.',
  })
  await link(kept, erables, plumber)
  await link(gone, erables, plumber)
  await link(gone, erables, heating)
  await link(gone, lilas, plumber)
  const mark = await journalMark()
  expect(await merge(kept, gone)).toMatchObject({
    status: 200,
    data: {
      id: kept,
      name: 'Gardée',
      company_name: 'Roche SARL',
      jobs: [{ id: heating }, { id: plumber }],
      emails: [{ email: 'gardee@roche.example' }, { email: 'autre@roche.example' }],
      phones: [{ phone_number: '06 98 76 54 32' }, { phone_number: '02 40 12 12 12' }],
      addresses: [{ city: 'Nantes' }],
      website_url: 'https://roche.example',
      notes: 'Première.\nSeconde.\nAbsorbée',
      projects_count: 2,
    },
  })
  expect(await exists(gone)).toBe(0)
  const expected = [
    { residence_id: erables, job_id: plumber },
    { residence_id: erables, job_id: heating },
    { residence_id: lilas, job_id: plumber },
  ]
  expect(await linksOf(kept)).toEqual(
    expected.toSorted((a, b) => a.residence_id - b.residence_id || a.job_id - b.job_id),
  )
  const told = (await journalOf(lilas, mark)).map(({ action, model_id }) => [action, model_id])
  expect(told).toEqual([
    ['DELETED', gone],
    ['CREATED', kept],
  ])
})

test('422 CONTACT_MERGE_ITSELF; 409 CONTACT_MERGE_TOO_LONG changes nothing; 404 for a foreign or absent one; 403 for a reader', async () => {
  const emails = (name: string) => Array.from({ length: 6 }, (_, i) => ({ email: `${name}${i}@roche.example` }))
  const [one, other] = [
    await contactOf(company_id, { emails: emails('a') }),
    await contactOf(company_id, { emails: emails('b') }),
  ]
  expect(await merge(one, one)).toMatchObject({ status: 422, error_reason: 'CONTACT_MERGE_ITSELF' })
  expect(await merge(one, other)).toMatchObject({ status: 409, error_reason: 'CONTACT_MERGE_TOO_LONG' })
  expect(await exists(other)).toBe(1)
  const rival = await contactOf(await world.company('Bâtir Ouest'))
  for (const [kept, gone] of [
    [one, rival],
    [rival, one],
    [one, 999_999_999],
  ] as const)
    expect(await merge(kept, gone)).toMatchObject({ status: 404, error_reason: 'CONTACT_NOT_FOUND' })
  expect(await merge(one, other, await as('lea@horizon.example'))).toMatchObject({
    status: 403,
    error_reason: 'FORBIDDEN',
  })
})

test('two merges of the same contacts at once: one happens, the other finds one of them gone', async () => {
  for (const turned of [false, true]) {
    const [one, other] = [await contactOf(company_id), await contactOf(company_id)]
    await link(one, erables, plumber)
    await link(other, lilas, plumber)
    const both = await Promise.all([merge(one, other), turned ? merge(other, one) : merge(one, other)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
    const left = (await exists(one)) === 1 ? one : other
    expect((await linksOf(left)).map(({ residence_id }) => residence_id).toSorted((a, b) => a - b)).toEqual(
      [erables, lilas].toSorted((a, b) => a - b),
    )
  }
})
