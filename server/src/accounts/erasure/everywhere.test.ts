import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { db, write } from '#platform/db.ts'
import { recordMail } from '#platform/mail.ts'
import { anonymous, as, type Client } from '#platform/testing/client.ts'
import { closeLongAgo, findWords, whereaboutsOf, wordyColumns } from '#platform/testing/erasing.ts'
import { runJobs } from '#platform/testing/jobs.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { nobodysColumns } from '#platform/testing/nobodys.ts'
import { moveIn } from '#platform/testing/people.ts'
import { flatOf, newcomer } from '#platform/testing/tenants.ts'
import { world } from '#platform/testing/world.ts'
import { eraseClosedAccounts } from './rules.ts'

beforeEach(() => db.deleteFrom('rate_limits').execute())

const name = "Zélie-Canari d'Oiseau"
const phone = '06 00 11 22 33'
const blot = '••••'

let karim: Client
let company_id: number
beforeAll(async () => {
  // Some of France's have the words of this test in their name.
  await db.deleteFrom('communes').execute()
  karim = await as('karim@renovest.example')
  company_id = await world.company('Rénov’Est')
})

/** A home that notes a person as its customer. */
const homeOf = async (email: string): Promise<number> => {
  const { data } = await karim.call('projects.createProject', {
    company_id,
    type: 'HOUSE',
    name: 'Maison du Port',
    contact_information: {
      addresses: [{ street_name: 'Rue du Canari', zip_code: '44000', city: 'Nantes' }],
      emails: [{ email }],
      phones: [{ phone_number: phone }],
    },
  })
  const words = { public_name: name, notes: `Joindre ${name}` }
  const { contact_information_id } = await db
    .selectFrom('residences')
    .select('contact_information_id')
    .where('id', '=', data.id)
    .executeTakeFirstOrThrow()
  await db.updateTable('contact_informations').set(words).where('id', '=', contact_information_id).execute()
  return data.id
}

/** Files that came by the link of a mail, one of which was deleted, and a link that opens by a code. */
const writeBooklet = async (residence_id: number, email: string) => {
  const asked = { residence_id, item: 'NETWORKS', part: 'gas', email, message: `Bonjour ${name}` }
  expect(await karim.call('booklet.askForPart', asked)).toMatchObject({ status: 201 })
  const link = (await mailsTo(email)).flatMap(({ links }) => links).find((one) => one.includes('/depot#token='))!
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token')!
  const paper = { field: 'files[]', name: 'Plan gaz.pdf', type: 'application/pdf', bytes: '%PDF-1.4\n%%EOF' }
  const mistaken = { ...paper, name: 'Mauvais plan.pdf' }
  expect(await anonymous.upload('booklet.addToAsk', {}, { token }, [paper, mistaken])).toMatchObject({ status: 201 })
  const { id: document_id } = await db
    .selectFrom('documents')
    .select('id')
    .where('residence_id', '=', residence_id)
    .where('name', '=', 'Mauvais plan')
    .executeTakeFirstOrThrow()
  await karim.call('documents.deleteDocument', { document_id })
  const shared = await karim.call('booklet.createShare', { residence_id, label: `Pour ${name}`, email })
  await anonymous.call('booklet.openShare', { token: shared.data.token })
  for (const recipient of [name, email])
    await karim.call('booklet.handOver', { residence_id, handed_on: '2026-06-30', recipient })
  return { share: shared.data.token as string, ask: token }
}

/** A tenant's address in a campaign that has not left. */
const typeInCampaign = async (email: string) => {
  const samira = await as('samira@rivages.example')
  const landlord = await world.company('Habitat Rivages')
  const residence_id = await flatOf('A01')
  const { data } = await samira.call('campaigns.createCampaign', {
    company_id: landlord,
    residence_ids: [residence_id],
  })
  const place = { company_id: landlord, campaign_id: data.id as number }
  const mended = await samira.call('campaigns.mendCampaignHome', { ...place, residence_id, email })
  expect(mended).toMatchObject({ status: 200, data: { email } })
  return async () => (await samira.call('campaigns.listCampaignHomes', place)).data[0]
}

const head = 'Nom;N° contrat;Adresse;CP;Ville;E-mail;Téléphone;Interlocuteur'
/** A sheet that waits to be created: with another's address in the first line, with none in the second, typed in the third. */
const openSheet = async (email: string) => {
  const marie = await as('marie@horizon.example')
  const builder = await world.company('Maisons Clairière')
  const lines = [
    `Maison A;CANARI-1;1 rue du Sable;44000;Nantes;conjoint@foyer.example, ${email};06 44 55 66 77, ${phone};${name}`,
    `Maison B;CANARI-2;2 rue du Sable;44000;Nantes;${name} <${email}>;${phone};`,
    `Maison C;CANARI-3;3 rue du Sable;44000;Nantes;;${phone};`,
  ]
  const bytes = [head, ...lines].join('\n')
  const { data } = await marie.upload('intakes.openIntake', { company_id: builder }, {}, [
    { name: 'maisons.csv', type: 'text/csv', bytes },
  ])
  const place = { company_id: builder, intake_id: data.id as number }
  await marie.call('intakes.correctIntakeRow', { ...place, line: 4, values: { emails: email } })
  const rows = async (): Promise<{ state: string; values: Record<string, string> }[]> =>
    (await marie.call('intakes.listIntakeRows', { ...place, page_size: -1 })).data
  return { place, marie, rows }
}

/** What other nouns have written of someone in rows of their own. */
const writeRows = async (id: number, residence_id: number, email: string) => {
  const alice = await world.user('alice@foyer.example')
  const person = { company_id, name: 'Zélie', email, phone_number: phone }
  await db
    .insertInto('credential_contacts')
    .values({ ...person, name })
    .execute()
  const { id: job } = await db.selectFrom('jobs').select('id').limit(1).executeTakeFirstOrThrow()
  const contact = { company_id, name, company_name: '', website_url: '', notes: '', jobs: [{ id: job }] }
  expect(await karim.call('contacts.createContact', { ...contact, emails: [{ email, label: null }] })).toMatchObject({
    status: 201,
  })
  const kept = {
    company_id,
    user_id: id,
    list: 'projects',
    name: `Vue de ${email}`,
    sort: null,
    columns: null,
  } as const
  const criteria = JSON.stringify({ name: { value: email } })
  await db
    .insertInto('views')
    .values({ ...kept, criteria, query: email })
    .execute()
  const invited = { company_id, email, role: 'COMPANY_READER', expires_at: new Date() } as const
  await db
    .insertInto('staff_invitations')
    .values({ ...invited, sender_user_id: null })
    .execute()
  await db
    .insertInto('home_sales')
    .values({ residence_id, seller_user_id: alice, buyer_email: email, deed_on: '2026-01-01' })
    .execute()
  const payload = JSON.stringify({ name, home: 'Maison du Port' })
  await db
    .insertInto('user_notifications')
    .values({ user_id: alice, residence_id, code: 'ACCESS_REQUESTED', payload })
    .execute()
  await db
    .insertInto('notes')
    .values({ residence_id, company_id: null, author_user_id: null, text: `${name} rappelle` })
    .execute()
  await sql`insert into mail_refusals (email, channel_id) select ${email}, min(id) from communication_channels`.execute(
    db,
  )
  await sql`insert into satisfactions (user_id, satisfied, message, platform, page_uri) values (${id}, true, ${email}, 'x', '/')`.execute(
    db,
  )
  const event = { event: 'hard_bounce', message_id: '<x>', time: '2026-01-01T00:00:00Z', reason: `550 ${email}` }
  await sql`insert into webhook_inbox (source, dedupe_key, payload) values ('x', ${email.slice(0, 8)}, ${JSON.stringify(event)})`.execute(
    db,
  )
  await anonymous.call('accounts.signIn', { username: email, password: 'Wrong-password1', scope: 'resident' })
  await anonymous.call('accounts.requestPasswordReset', { email })
}

/** A mail about them to another, and one to them that came back. */
const writeMails = async (residence_id: number, email: string) => {
  await karim.call('invitations.inviteResidence', { residence_id, email })
  const about = { channel_code: 'ACCESS_REQUEST', recipient: 'karim@renovest.example', locale: 'fr-FR' } as const
  await write((tx) => recordMail(tx, { ...about, residence_id, company_id, facts: { who: name, role: 'OWNER' } }))
  await runJobs()
  const { id: log_id } = await db
    .updateTable('communication_logs')
    .set({ subject: `Pour ${name}`, last_error: `550 ${email}` })
    .where('recipient', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow()
  const raw = JSON.stringify({ reason: email })
  await db.insertInto('communication_log_events').values({ log_id, name: 'blocked', time: new Date(), raw }).execute()
}

test('every column that could hold an address is filled, and holds it no more, but for the evidence of a hand-over', async () => {
  const { id, username } = await newcomer('Zélie-Canari', "d'Oiseau")
  const residence_id = await homeOf(username)
  await moveIn(username, residence_id, 'OWNER')
  const { share } = await writeBooklet(residence_id, username)
  const campaignHome = await typeInCampaign(username)
  const sheet = await openSheet(username)
  await writeRows(id, residence_id, username)
  await writeMails(residence_id, username)
  const words = [username, name, 'Zélie-Canari', "d'Oiseau", phone]
  const filled = [...new Set((await findWords(words)).map(({ column }) => column))]
  const columns = await wordyColumns()
  expect(columns.filter((column) => !filled.includes(column) && !nobodysColumns.includes(column))).toEqual([])
  expect(nobodysColumns.filter((column) => filled.includes(column) || !columns.includes(column))).toEqual([])

  await closeLongAgo(id)
  await eraseClosedAccounts()
  expect(await whereaboutsOf([username, name, phone])).toEqual([`booklet_handovers.recipient: "${name}"`])

  expect(await anonymous.call('booklet.openShare', { token: share })).toMatchObject({ status: 404 })
  const { data: shares } = await karim.call('booklet.listShares', { residence_id })
  expect(shares).toMatchObject([{ protection: 'CODE', email: blot, label: `Pour ${blot}`, is_over: true }])
  const { data: booklet } = await karim.call('booklet.readBooklet', { residence_id })
  expect(booklet.asks).toMatchObject([{ email: blot, files_count: 2, is_over: false }])
  expect(booklet.handover).toMatchObject({ recipient: blot, handed_on: '2026-06-30' })
  expect(await campaignHome()).toMatchObject({ email: null, step: 'TO_COMPLETE' })
  const rows = await sheet.rows()
  expect(rows.map(({ state }) => state)).toEqual(['NEW', 'NEW', 'NEW'])
  expect(rows.map(({ values: { name: home, emails, phones } }) => [home, emails, phones])).toEqual([
    ['Maison A', 'conjoint@foyer.example', '06 44 55 66 77'],
    ['Maison B', undefined, undefined],
    ['Maison C', undefined, undefined],
  ])
  expect(await sheet.marie.call('intakes.startIntake', sheet.place)).toMatchObject({ status: 202 })
  await runJobs()
  expect((await sheet.rows()).map(({ state }) => state)).toEqual(['CREATED', 'CREATED', 'CREATED'])
})

test('who only typed another’s address takes none of it out of booklets, campaigns, sheets and sales', async () => {
  const { id, username } = await newcomer('Zélie-Canari', "d'Oiseau")
  await db.updateTable('users').set({ email_validated_at: null }).where('id', '=', id).execute()
  const residence_id = await homeOf(username)
  const { share } = await writeBooklet(residence_id, username)
  const campaignHome = await typeInCampaign(username)
  const sheet = await openSheet(username)
  await writeRows(id, residence_id, username)
  await closeLongAgo(id)
  await eraseClosedAccounts()
  const kept = (await findWords([username])).map(({ column }) => column)
  expect(kept).toEqual(
    expect.arrayContaining([
      'booklet_asks.email',
      'booklet_handovers.recipient',
      'booklet_shares.email',
      'campaign_homes.email',
      'deleted_documents.creator_name',
      'documents.creator_name',
      'home_sales.buyer_email',
      'intake_rows.cells',
      'intake_rows.edits',
      'mail_refusals.email',
    ]),
  )
  expect(await anonymous.call('booklet.openShare', { token: share })).toMatchObject({ data: { needs: 'CODE' } })
  expect(await campaignHome()).toMatchObject({ email: username })
  expect((await sheet.rows()).map(({ values }) => values.phones)).toEqual([`06 44 55 66 77, ${phone}`, phone, phone])
})

test('in a sheet and in the feed another’s address that ends as theirs does stays whole', async () => {
  const { id, username } = await newcomer('Zélie-Canari', "d'Oiseau")
  const another = `m.${username}`
  const residence_id = await homeOf(another)
  await karim.call('booklet.handOver', { residence_id, handed_on: '2026-06-30', recipient: another })
  const sheet = await openSheet(another)
  await closeLongAgo(id)
  await eraseClosedAccounts()
  expect((await sheet.rows()).map(({ values: { emails, phones } }) => [emails, phones])).toEqual([
    [`conjoint@foyer.example, ${another}`, `06 44 55 66 77, ${phone}`],
    [another, phone],
    [another, phone],
  ])
  expect((await findWords([another])).map(({ column }) => column)).toEqual(
    expect.arrayContaining(['activity_logs.pretty_log', 'booklet_handovers.recipient', 'emails.email']),
  )
})
