import { expect, test } from 'vitest'
import { today } from '#platform/clock.ts'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { runJobs } from '#platform/testing/jobs.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { newResident } from '#platform/testing/people.ts'
import { world } from '#platform/testing/world.ts'

const journeyOf = async (who: string, residence_id: number) =>
  (await (await as(who)).call('projects.getProject', { residence_id })).data.journey
const karim = 'karim@renovest.example'

let made = 0
/** A home of Karim's that nobody was invited to yet. */
const aHome = async (emails: string[]) => {
  made += 1
  const { data } = await (
    await as(karim)
  ).call('projects.createProject', {
    company_id: await world.company('Rénov’Est'),
    type: 'HOUSE',
    name: `Parcours ${made}`,
    contract_number: null,
    contact_information: {
      addresses: [{ street_name: 'Rue du Port', zip_code: '80000', city: 'Amiens', country_code: 'FR' }],
      emails: emails.map((email) => ({ email })),
    },
  })
  return data.id as number
}

const codeOf = async (id: number) =>
  (await db.selectFrom('residences').select('residence_code').where('id', '=', id).executeTakeFirstOrThrow())
    .residence_code

const invite = async (residence_id: number, email: string) =>
  (await (await as(karim)).call('invitations.inviteResidence', { residence_id, email })).data.id as number

/** What became of a mail, as the job that sends it and the provider tell it. */
const becomes = async (log_id: number, ...events: [name: string, time: string][]) => {
  await db
    .updateTable('communication_logs')
    .set({ status: 'SENT', sent_at: new Date() })
    .where('id', '=', log_id)
    .execute()
  for (const [name, time] of events)
    await db.insertInto('communication_log_events').values({ log_id, name, time, raw: '{}' }).execute()
}

test('the demo’s house: its expected papers, its two mails, the first opening and what is to be done', async () => {
  const journey = await journeyOf('hugo@clairiere.example', await world.project('Maison Les Lilas'))
  expect(journey).toMatchObject({
    state: 'OPENED',
    documents: { done: expect.any(Number), total: 7 },
    invitations: {
      count: 2,
      opened_at: expect.stringMatching(/Z$/),
      last: { recipient: 'famille.roux@foyer.example', status: 'OPENED', level: 'success' },
    },
    owner: null,
  })
})

test('whoever owns the home is told as who activated it only where they did', async () => {
  const residence_id = await aHome([])
  const seller = await newResident('vendeuse@parcours.example')
  const activation_code = await codeOf(residence_id)
  expect((await seller.client.call('residents.activateByCode', { activation_code })).status).toBe(200)
  expect(await journeyOf(karim, residence_id)).toMatchObject({ owner: { name: 'Odile Garnier', has_activated: true } })
  // Sold: the home is another's from now on, activated as it was.
  const buyer = await newResident('acheteur@parcours.example')
  const sale = { residence_id, email: buyer.username, deed_on: today() }
  expect((await seller.client.call('sales.startSale', sale)).status).toBe(201)
  const links = (await mailsTo(buyer.username)).flatMap((mail) => mail.links)
  const link = new URL(links.findLast((one) => one.includes('/invitation#token='))!)
  const token = new URLSearchParams(link.hash.slice(1)).get('token')!
  expect(await buyer.client.call('sales.acceptSale', { token })).toMatchObject({ data: { is_done: true } })
  expect(await journeyOf(karim, residence_id)).toMatchObject({ owner: { name: 'Odile Garnier', has_activated: false } })
})

test('an expected paper counts once, by a label of either family', async () => {
  const marie = 'marie@horizon.example'
  const client = await as(marie)
  const residence_id = await world.project('Maison Les Saules')
  const { done } = (await journeyOf(marie, residence_id)).documents
  const labels = await db.selectFrom('document_labels').select(['id', 'code']).execute()
  const label = (code: string) => String(labels.find((one) => one.code === code)!.id)
  for (const [name, code] of [
    ['Un plan.pdf', 'R_NETWDRAWINGS'],
    ['Un autre plan.pdf', 'netw_drawings'],
    ['Une attestation.pdf', 'R_ATH'],
  ] as const)
    await client.upload('documents.uploadDocument', { residence_id }, { name, label_ids: label(code) }, [
      { name, bytes: '%PDF' },
    ])
  expect((await journeyOf(marie, residence_id)).documents).toEqual({ done: done + 1, total: 7 })
})

test('from the home without an e-mail to the one whose invitation was opened, each state with the date of what happened', async () => {
  expect(await journeyOf(karim, await aHome([]))).toMatchObject({
    state: 'WITHOUT_EMAIL',
    invitations: { count: 0, opened_at: null, last: null },
  })
  const email = 'parcours@foyer.example'
  const home = await aHome([email])
  expect(await journeyOf(karim, home)).toMatchObject({ state: 'READY', owner: null })

  const log = await invite(home, email)
  expect(await journeyOf(karim, home)).toMatchObject({
    state: 'SENT',
    invitations: { count: 1, last: { recipient: email, level: null } },
  })
  await becomes(log, ['delivered', '2026-11-17T10:00:00Z'])
  expect(await journeyOf(karim, home)).toMatchObject({ state: 'RECEIVED' })
  await becomes(
    log,
    ['opened', '2026-11-17T17:04:00Z'],
    ['opened', '2026-11-18T08:00:00Z'],
    ['clicks', '2026-11-18T08:01:00Z'],
  )
  expect(await journeyOf(karim, home)).toMatchObject({
    state: 'OPENED',
    invitations: { opened_at: '2026-11-17T17:04:00.000Z', last: { status: 'OPENED' } },
  })
})

test('a home whose last owner has closed their account asks for the next one’s address, where only theirs is left', async () => {
  const states = []
  for (const others of [[], ['conjoint@parcours.example']]) {
    const owner = await newResident(`partie.${others.length}@parcours.example`)
    const home = await aHome([owner.username, ...others])
    await owner.client.call('residents.activateByCode', { activation_code: await codeOf(home) })
    await owner.close()
    await runJobs()
    states.push((await journeyOf(karim, home)).state)
    // Whoever has an account there again may be invited as anybody is.
    await newResident(owner.username)
    states.push((await journeyOf(karim, home)).state)
  }
  expect(states).toEqual(['OWNER_LEFT', 'READY', 'READY', 'READY'])
})

test('an address that is refused waits to be corrected, and the corrected one to be written to', async () => {
  const email = 'refusee@foyer.example'
  const home = await aHome([email])
  await becomes(await invite(home, email), ['hardBounces', '2026-11-17T10:00:00Z'])
  expect(await journeyOf(karim, home)).toMatchObject({ state: 'REFUSED' })
  const { data } = await (await as(karim)).call('projects.getProject', { residence_id: home })
  const contact_information = {
    addresses: data.contact_information.addresses.map(
      ({ street_name, zip_code, city, country_code }: Record<string, string>) => ({
        street_name,
        zip_code,
        city,
        country_code,
      }),
    ),
    emails: [{ email: 'corrigee@foyer.example' }],
  }
  const edited = await (
    await as(karim)
  ).call('projects.editProject', {
    company_id: data.company.id,
    residence_id: home,
    name: data.name,
    contract_number: null,
    contact_information,
  })
  expect(edited).toMatchObject({ status: 200, data: { journey: { state: 'CORRECTED' } } })
})

test('an activated home names its owner to its company; papers that are missing are still to come', async () => {
  const journey = await journeyOf('hugo@clairiere.example', await world.project('Maison Les Érables'))
  expect(journey).toMatchObject({
    state: journey.documents.done < 7 ? 'INCOMPLETE' : 'COMPLETE',
    owner: { name: expect.stringContaining('Claire') },
  })
})

test('without the provision of documents their count is none of the company’s business', async () => {
  const lilas = await world.project('Maison Les Lilas')
  const taken = await db
    .deleteFrom('residence_service_provisions')
    .where('residence_id', '=', lilas)
    .returningAll()
    .execute()
  expect((await journeyOf('hugo@clairiere.example', lilas)).documents).toBeNull()
  for (const { id: _, ...provision } of taken)
    await db.insertInto('residence_service_provisions').values(provision).execute()
})

test('a third party learns neither to whom mails went nor who lives there; a resident is told nothing of it', async () => {
  const company_id = await world.company('Maisons Clairière')
  const access = { company_id, authorized_company_id: await world.company('Rénov’Est'), resource_type: 'Company' }
  const { id } = await db
    .insertInto('resource_accesses')
    .values({ ...access, resource_id: company_id, created_by_user_id: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const erables = await world.project('Maison Les Érables')
  expect(await journeyOf(karim, erables)).toMatchObject({
    state: null,
    documents: { total: 7 },
    invitations: null,
    owner: null,
  })
  await db.deleteFrom('resource_accesses').where('id', '=', id).execute()
  const claire = await as('claire@foyer.example', 'resident')
  const { data } = await claire.call('projects.getProject', { residence_id: erables })
  expect(data.journey).toEqual({ state: null, documents: null, invitations: null, owner: null })
})
