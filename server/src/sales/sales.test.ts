import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { moveClock, today } from '#platform/clock.ts'
import { db } from '#platform/db.ts'
import { anonymous, as, clientWith, type Client } from '#platform/testing/client.ts'
import { inDays } from '#platform/testing/days.ts'
import { runJobs } from '#platform/testing/jobs.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { meanwhile } from '#platform/testing/meanwhile.ts'
import { moveIn, newOwner } from '#platform/testing/people.ts'
import { readPdf } from '#platform/testing/pdf.ts'
import { roleOf, tokenTo } from '#platform/testing/sales.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { world } from '#platform/testing/world.ts'
import { filesOfZip } from '#platform/testing/zip.ts'
import { settleDue } from './rules.ts'

withoutLimits()

let hugo: Client
let claire: Client
let alice: Client
beforeAll(async () => {
  hugo = await as('hugo@clairiere.example')
  claire = await as('claire@foyer.example', 'resident')
  alice = await as('alice@foyer.example', 'resident')
})
let made = 0
/** A house that Claire owns. */
const aHome = async (): Promise<number> => {
  made += 1
  const { data } = await (
    await as('marie@horizon.example')
  ).call('projects.createProject', {
    company_id: await world.company('Maisons Clairière'),
    type: 'HOUSE',
    name: `Maison vendue ${made}`,
    contact_information: {
      addresses: [{ street_name: 'Rue des Ventes', zip_code: '44000', city: 'Nantes' }],
      emails: [{ email: 'claire@foyer.example' }],
    },
  })
  await moveIn('claire@foyer.example', data.id, 'OWNER')
  return data.id
}
const offer = (residence_id: number, more: object = {}, who = claire) =>
  who.call('sales.startSale', { residence_id, email: 'alice@foyer.example', deed_on: today(), ...more })
const accept = (token: string, who = alice) => who.call('sales.acceptSale', { token })
const owners = async (residence_id: number) =>
  Promise.all(['claire@foyer.example', 'alice@foyer.example'].map((who) => roleOf(who, residence_id)))
const over = { status: 404, error_reason: 'SALE_OVER' }
const codeOf = async (id: number) =>
  (await db.selectFrom('residences').select('residence_code').where('id', '=', id).executeTakeFirstOrThrow())
    .residence_code

test('on the day of the deed the home is its buyer’s: the seller sees nothing more, what is theirs alone stays behind, both have a receipt', async () => {
  const residence_id = await aHome()
  const code = await codeOf(residence_id)
  await claire.upload('household.addThing', { residence_id }, { kind: 'NOTE', title: 'Le double des clés' }, [])
  await moveIn('tom@foyer.example', residence_id, 'TENANT')
  const { id: folder_id } = await db
    .insertInto('document_folders')
    .values({ residence_id, name: 'Factures', name_key: 'factures', default_code: 'invoices' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const upload = (name: string, more: Record<string, string> = {}) =>
    hugo.upload('documents.uploadDocument', { residence_id }, { name, ...more }, [
      { name, type: 'application/pdf', bytes: '%PDF-1.4\n%%EOF' },
    ])
  await upload('Plan.pdf')
  const invoice = (await upload('Facture.pdf', { folder_id: String(folder_id) })).data.id as number
  expect((await claire.download('documents.downloadDocument', { document_id: invoice })).status).toBe(200)

  expect(await offer(residence_id)).toMatchObject({
    status: 201,
    data: { sale: { email: 'alice@foyer.example', accepted_at: null }, cannot: { start: 'SALE_EXISTS', revoke: null } },
  })
  const token = await tokenTo(residence_id)
  expect(await anonymous.call('sales.openSale', { token })).toMatchObject({
    data: { email: 'alice@foyer.example', deed_on: today(), is_accepted: false, company: 'Maisons Clairière' },
  })
  expect(await owners(residence_id)).toEqual(['OWNER', null])
  expect(await accept(token)).toMatchObject({ status: 200, data: { residence_id, is_done: true } })
  expect(await accept(token)).toMatchObject({ status: 200, data: { residence_id, is_done: true } })

  expect(await owners(residence_id)).toEqual([null, 'OWNER'])
  expect(await roleOf('tom@foyer.example', residence_id)).toBe('TENANT')
  expect(await codeOf(residence_id)).not.toBe(code)
  const gone = { status: 404 }
  expect(await claire.call('projects.getProject', { residence_id })).toMatchObject(gone)
  expect(await claire.call('household.listThings', { residence_id })).toMatchObject(gone)
  expect(await claire.call('sales.revokeSale', { residence_id })).toMatchObject(gone)
  expect((await alice.call('household.listThings', { residence_id })).data).toEqual([])
  const home = await alice.call('residents.getHome', { user_id: await world.user('alice@foyer.example'), residence_id })
  expect(home.data.contact_information.emails).toMatchObject([{ email: 'alice@foyer.example' }])
  const shared = JSON.stringify((await alice.call('documents.listHomeDocuments', { residence_id })).data)
  expect([shared.includes('Plan'), shared.includes('Facture')]).toEqual([true, false])
  expect((await alice.download('documents.downloadDocument', { document_id: invoice })).status).toBe(404)
  expect((await hugo.download('documents.downloadDocument', { document_id: invoice })).status).toBe(200)
  const { data: booklet } = await hugo.call('booklet.readBooklet', { residence_id })
  expect(booklet.handover).toMatchObject({ handed_on: today() })

  const feed = JSON.stringify((await hugo.call('feed.listActivity', { residence_id, page_size: -1 })).data)
  for (const told of ['sale_offered', 'sale_accepted', 'owner', 'residence_code']) expect(feed).toContain(`"${told}"`)
  const log = await db
    .selectFrom('security_log')
    .select('kind')
    .where('residence_id', '=', residence_id)
    .where('kind', '=', 'HOME_HANDED_OVER')
    .execute()
  expect(log).toHaveLength(1)
  const { data: told } = await hugo.call('notifications.listNotifications', { search: { kind: 'HOME_HANDED_OVER' } })
  expect(told).toMatchObject([{ actor: null, residence: { id: residence_id } }])
  const digests: string[] = []
  for (const [who, as_] of [
    [claire, 'SELLER'],
    [alice, 'BUYER'],
  ] as const) {
    const user_id = await world.user(as_ === 'SELLER' ? 'claire@foyer.example' : 'alice@foyer.example')
    const { data } = await who.call('sales.listReceipts', { user_id })
    expect(data[0]).toMatchObject({ as: as_, deed_on: today() })
    const pdf = await readPdf((await who.download('sales.downloadReceipt', { user_id, sale_id: data[0].id })).bytes)
    digests.push(/Claire[^]*?([0-9a-f]{64})/.exec(pdf.text.replaceAll('\n', ''))![1]!)
  }
  // What the buyer takes with them proves itself against the receipt, without anything of ours.
  const files = filesOfZip((await alice.download('booklet.downloadPackage', { residence_id })).bytes)
  const { $schema, exported_at, ...held } = JSON.parse(files.get('data/booklet.json')!.toString())
  const digest = createHash('sha256').update(JSON.stringify(held)).digest('hex')
  expect([$schema, exported_at]).toEqual([expect.any(String), expect.any(String)])
  expect(files.get('bag-info.txt')!.toString()).toContain(`\nBooklet-Digest: sha256:${digest}\n`)
  expect(digests).toEqual([digest, digest])

  const subject = `Reçu de remise du carnet : Maison vendue ${made}`
  // What was private stays the seller's, who is told by when to take it along.
  for (const [address, told] of Object.entries({ 'claire@foyer.example': true, 'alice@foyer.example': false })) {
    const receipt = (await mailsTo(address)).find((mail) => mail.subject === subject)
    expect(receipt?.text?.includes('Emporter mes données')).toBe(told)
  }
})

test('a buyer without an account makes one by the link of the mail, and accepts by it', async () => {
  const residence_id = await aHome()
  const email = 'acheteuse@foyer.example'
  await offer(residence_id, { email })
  const token = await tokenTo(residence_id, email)
  expect((await anonymous.call('accounts.readInvitation', { token })).data).toMatchObject({
    kind: 'BUYER',
    email,
    account_exists: false,
    residence_code: null,
  })
  const person = { username: email, password: 'Mon-Logement7', first_name: 'Jeanne', last_name: 'Le Roy' }
  expect(await anonymous.call('accounts.createUser', { ...person, cgu: true, invitation_token: token })).toMatchObject({
    data: { email_validated: true },
  })
  expect(await accept(token)).toMatchObject({ status: 403, error_reason: 'SALE_OF_ANOTHER' })
  const { data } = await anonymous.call('accounts.signIn', {
    username: email,
    password: person.password,
    scope: 'resident',
  })
  expect(await accept(token, clientWith(data.access_token))).toMatchObject({ data: { is_done: true } })
  expect(await roleOf(email, residence_id)).toBe('OWNER')
})

test('accepted before the deed, nothing changes until its day; then it does once, whoever works; until then it is called off', async () => {
  const [first, second] = [await aHome(), await aHome()]
  await offer(first, { deed_on: inDays(3) })
  const token = await tokenTo(first)
  expect(await accept(token)).toMatchObject({ data: { is_done: false } })
  expect(await anonymous.call('sales.openSale', { token })).toMatchObject({ data: { is_accepted: true } })
  await offer(second, { deed_on: inDays(3) })
  await accept(await tokenTo(second))
  await settleDue()
  expect(await owners(first)).toEqual(['OWNER', null])
  expect(await hugo.call('sales.revokeSale', { residence_id: second })).toMatchObject({ status: 200 })
  expect((await mailsTo('alice@foyer.example')).at(-1)?.subject).toContain('Cession annulée')
  moveClock(new Date(Date.now() + 3 * 86_400_000))
  await Promise.all([settleDue(), settleDue()])
  moveClock(null)
  expect(await owners(first)).toEqual([null, 'OWNER'])
  expect(await owners(second)).toEqual(['OWNER', null])
  const { length } = await db.selectFrom('booklet_handovers').select('id').where('residence_id', '=', first).execute()
  expect(length).toBe(1)
})

test('the link of a sale that is called off tells the buyer that alone, nothing of the home; that of one that is done has served', async () => {
  const open = (token: string) => anonymous.call('accounts.readInvitation', { token })
  const [first, second] = [await aHome(), await aHome()]
  await offer(first, { deed_on: inDays(3) })
  const withdrawn = await tokenTo(first)
  expect(await open(withdrawn)).toMatchObject({ data: { kind: 'BUYER' } })
  await claire.call('sales.revokeSale', { residence_id: first })
  const answer = await open(withdrawn)
  expect(answer).toMatchObject(over)
  expect(JSON.stringify(answer)).not.toMatch(/Maison vendue|Clairière/)
  await offer(second)
  const served = await tokenTo(second)
  await accept(served)
  expect(await open(served)).toMatchObject({ error_reason: 'INVITATION_TOKEN_INVALID' })
})

test('an owner offers what is theirs, to somebody else, from today to a year from now, once at a time; a tenant learns nothing of it', async () => {
  const residence_id = await aHome()
  await moveIn('tom@foyer.example', residence_id, 'TENANT')
  const tom = await as('tom@foyer.example', 'resident')
  const forbidden = { status: 403, error_reason: 'FORBIDDEN' }
  expect(await offer(residence_id, {}, tom)).toMatchObject(forbidden)
  expect(await tom.call('sales.readSale', { residence_id })).toMatchObject(forbidden)
  expect(await offer(residence_id, { email: 'CLAIRE@foyer.example' })).toMatchObject({ error_reason: 'SALE_TO_OWNER' })
  for (const deed_on of [inDays(-2), inDays(370)])
    expect(await offer(residence_id, { deed_on })).toMatchObject({ errors: { deed_on: [{ code: 'deed_day' }] } })
  expect(await claire.call('sales.revokeSale', { residence_id })).toMatchObject({ error_reason: 'SALE_NOT_FOUND' })
  expect((await offer(residence_id)).status).toBe(201)
  expect(await offer(residence_id, { email: 'autre@foyer.example' })).toMatchObject({ error_reason: 'SALE_EXISTS' })
  const flat = (await world.flats('Résidence Les Tilleuls'))[4]!
  await moveIn('claire@foyer.example', flat.id, 'OWNER')
  expect(await offer(flat.id)).toMatchObject(forbidden)
  // Of a gas passport alone there is no booklet to hand over.
  const passport = await aHome()
  await db.updateTable('residences').set({ is_ptg: true }).where('id', '=', passport).execute()
  expect(await offer(passport)).toMatchObject({ status: 422, error_reason: 'NO_BOOKLET' })
})

test('two buyers at once: one is asked, and a home goes to one of two who follow the same link', async () => {
  const residence_id = await aHome()
  const answers = await Promise.all([offer(residence_id), offer(residence_id, { email: 'autre@foyer.example' })])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  await db
    .updateTable('home_sales')
    .set({ buyer_email: 'alice@foyer.example' })
    .where('residence_id', '=', residence_id)
    .execute()
  const other = await aHome()
  await offer(other)
  const token = await tokenTo(other)
  const both = await Promise.all([
    accept(token),
    accept(token),
    accept(token, await as('tom@foyer.example', 'resident')),
  ])
  expect(both.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  expect(both[2]).toMatchObject({ error_reason: 'SALE_OF_ANOTHER' })
  expect(await owners(other)).toEqual([null, 'OWNER'])
  const { length } = await db.selectFrom('booklet_handovers').select('id').where('residence_id', '=', other).execute()
  expect(length).toBe(1)
})

test('called off while it is accepted: one of both happens, and the other is told', async () => {
  for (let round = 0; round < 3; round += 1) {
    const residence_id = await aHome()
    await offer(residence_id)
    const token = await tokenTo(residence_id)
    const [accepted, revoked] = await Promise.all([accept(token), claire.call('sales.revokeSale', { residence_id })])
    const isSold = accepted.status === 200
    expect(await owners(residence_id)).toEqual(isSold ? [null, 'OWNER'] : ['OWNER', null])
    expect(isSold ? revoked.status : accepted).toEqual(isSold ? 404 : expect.objectContaining(over))
  }
})

test('a seller who lost the home, or a home that is cancelled meanwhile, gives nothing away', async () => {
  const lost = await aHome()
  await offer(lost)
  const lostToken = await tokenTo(lost)
  const claireId = await world.user('claire@foyer.example')
  const answer = await meanwhile(
    ({ run }) =>
      run(
        'with held as (select id from residences where id = $1 for update) delete from residence_users where residence_id = (select id from held) and user_id = $2',
        [lost, claireId],
      ),
    () => accept(lostToken),
  )
  expect(answer).toMatchObject(over)
  expect(await owners(lost)).toEqual([null, null])
  // Whoever owns it next is not held up by what was offered before.
  await moveIn('tom@foyer.example', lost, 'OWNER')
  expect((await offer(lost, {}, await as('tom@foyer.example', 'resident'))).status).toBe(201)

  const cancelled = await aHome()
  await offer(cancelled)
  const token = await tokenTo(cancelled)
  const refused = await meanwhile(
    ({ run }) => run('update residences set deleted_at = now() where id = $1', [cancelled]),
    () => accept(token),
  )
  expect(refused).toMatchObject(over)
  expect(await anonymous.call('sales.openSale', { token })).toMatchObject(over)
  expect(await owners(cancelled)).toEqual(['OWNER', null])
})

test('a buyer whose account is closed after accepting leaves no sale open: it ends once, and its seller is told', async () => {
  const residence_id = await aHome()
  await offer(residence_id, { deed_on: inDays(3) })
  await accept(await tokenTo(residence_id))
  const id = await world.user('alice@foyer.example')
  await db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', id).execute()
  try {
    await Promise.all([settleDue(), settleDue()])
  } finally {
    await db.updateTable('users').set({ deleted_at: null }).where('id', '=', id).execute()
  }
  expect((await claire.call('sales.readSale', { residence_id })).data).toMatchObject({
    sale: null,
    cannot: { start: null },
  })
  const told = (await mailsTo('claire@foyer.example')).filter(({ subject }) =>
    subject.includes(`Maison vendue ${made}`),
  )
  expect(told.filter(({ subject }) => subject.startsWith('Cession annulée'))).toHaveLength(1)
})

const callsOff = async (address: string) =>
  (await mailsTo(address)).filter(({ subject }) => subject === `Cession annulée\u00a0: Maison vendue ${made}`).length
const openIn = (residence_id: number) =>
  db.selectFrom('home_sales').select('buyer_email').where('residence_id', '=', residence_id).execute()

test('a seller whose account is closed leaves no sale open: nobody reads it from then on, it ends once, its buyer is told', async () => {
  const residence_id = await aHome()
  const seller = await newOwner(residence_id)
  await offer(residence_id, { deed_on: inDays(3) }, seller.client)
  const token = await tokenTo(residence_id)
  await accept(token)
  expect((await seller.close()).status).toBe(204)
  for (const reader of [hugo, claire])
    expect((await reader.call('sales.readSale', { residence_id })).data).toMatchObject({ sale: null })
  expect(await hugo.call('sales.revokeSale', { residence_id })).toMatchObject({ error_reason: 'SALE_NOT_FOUND' })
  expect(await anonymous.call('sales.openSale', { token })).toMatchObject(over)
  expect(await anonymous.call('accounts.readInvitation', { token })).toMatchObject(over)

  await runJobs()
  expect(await openIn(residence_id)).toEqual([])
  await Promise.all([settleDue(), settleDue()])
  expect([await callsOff('alice@foyer.example'), await callsOff('claire@foyer.example')]).toEqual([1, 1])
  const [last] = (await hugo.call('feed.listActivity', { residence_id })).data
  const told = { attribute_name: 'sale_offered', old_value: 'alice@foyer.example', value: null }
  expect(last.logs[0].pretty_log).toContainEqual(told)
})

test('what a seller who is gone had offered holds up no other sale, and its buyer is told', async () => {
  const residence_id = await aHome()
  const seller = await newOwner(residence_id)
  await offer(residence_id, { deed_on: inDays(3) }, seller.client)
  await seller.close()
  expect((await offer(residence_id, { email: 'autre@foyer.example' })).status).toBe(201)
  expect(await openIn(residence_id)).toEqual([{ buyer_email: 'autre@foyer.example' }])
  expect(await callsOff('alice@foyer.example')).toBe(1)
  expect(await openIn(residence_id)).toHaveLength(1)
})
