import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { moveClock, today } from '#platform/clock.ts'
import { db } from '#platform/db.ts'
import { draftOf, happens, house, hugo as builder, rowOf, started, type House } from '#platform/testing/campaigns.ts'
import { anonymous, as, type Client } from '#platform/testing/client.ts'
import { closeLongAgo } from '#platform/testing/erasing.ts'
import { runJobs } from '#platform/testing/jobs.ts'
import { journalOf } from '#platform/testing/journal.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { acceptTerms, moveIn, newOwner, newResident } from '#platform/testing/people.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { world } from '#platform/testing/world.ts'
import { eraseClosedAccounts } from '../../accounts/erasure/rules.ts'
import { remindOfAccounts } from '../../invitations/reminders/rules.ts'
import { freeHomes } from './rules.ts'

withoutLimits()

let hugo: Client
beforeAll(async () => {
  hugo = await as(builder)
})
const codeOf = async (id: number) =>
  (await db.selectFrom('residences').select('residence_code').where('id', '=', id).executeTakeFirstOrThrow())
    .residence_code
const byCode = async (client: Client, id: number) =>
  client.call('residents.activateByCode', { activation_code: await codeOf(id) })
const projectOf = async (residence_id: number, who = hugo) =>
  (await who.call('projects.getProject', { residence_id })).data
const invite = async ({ id: residence_id, email }: House, to = email) =>
  hugo.call('invitations.inviteOwner', {
    company_id: await world.company('Maisons Clairière'),
    residence_id,
    email: to,
    communication_channel_code: 'INVITE_OWNER_RESIDENCE_BUILDER',
  })
/** A house whose owner, at its address, has activated it by its code. */
const owned = async () => {
  const home = await house()
  const owner = await newResident(home.email)
  expect((await byCode(owner.client, home.id)).status).toBe(200)
  return { home, owner }
}
const told = async (id: number) =>
  (await journalOf(id)).filter(
    ({ model_name, pretty_log }) =>
      model_name === 'ResidenceActivationCode' &&
      pretty_log.some(({ attribute_name, value }) => attribute_name === 'activation_date' && value === null),
  )

test('the home of an owner whose account is closed waits for the next one, by another code; who rents it stays', async () => {
  const { home, owner } = await owned()
  const { activation_date } = await projectOf(home.id)
  const code = await codeOf(home.id)
  await moveIn('tom@foyer.example', home.id)
  expect((await owner.close()).status).toBe(204)
  await runJobs()

  const freed = await projectOf(home.id)
  expect(freed).toMatchObject({
    activation_date: null,
    credentials_sent_at: null,
    cannot: { invite: null, renew_code: null },
  })
  expect(await codeOf(home.id)).not.toBe(code)
  expect(await told(home.id)).toMatchObject([
    {
      username: null,
      action: 'UPDATED',
      pretty_log: [
        { attribute_name: 'activation_date', old_value: activation_date, value: null },
        { attribute_name: 'owner', old_value: 'Odile Garnier', value: null },
        { attribute_name: 'residence_code', old_value: null, value: null },
      ],
    },
  ])
  const feed = JSON.stringify(await journalOf(home.id))
  for (const drawn of [code, await codeOf(home.id)]) expect(feed).not.toContain(drawn)
  const tom = await as('tom@foyer.example', 'resident')
  expect((await projectOf(home.id, tom)).id).toBe(home.id)

  const alice = await as('alice@foyer.example', 'resident')
  for (const call of [
    alice.call('residents.activateByCode', { activation_code: code }),
    alice.call('residents.requestAccess', { residence_code: code, role: 'OWNER' }),
  ])
    expect((await call).error_reason).toMatch(/^(ACTIVATION|RESIDENCE)_CODE_INVALID$/)
  expect(await byCode(alice, home.id)).toMatchObject({ status: 200, data: { role_code: 'OWNER' } })
  expect((await alice.call('tenants.listResidents', { residence_id: home.id })).data).toHaveLength(2)
})

test('who rents a home whose owner has left does not own it by its new code, unless they leave as its tenant', async () => {
  const { home, owner } = await owned()
  await moveIn('tom@foyer.example', home.id)
  await owner.close()
  await runJobs()
  const tom = await as('tom@foyer.example', 'resident')
  expect(await byCode(tom, home.id)).toMatchObject({ status: 409, error_reason: 'RESIDENCE_USER_EXISTS' })
  const user_id = await world.user('tom@foyer.example')
  const left = await tom.call('tenants.removeTenant', { residence_id: home.id, user_id })
  expect(left.status).toBe(204)
  expect(await byCode(tom, home.id)).toMatchObject({ status: 200, data: { role_code: 'OWNER' } })
})

test('of two owners one leaves: the home stays as it is; both at once: the home is freed, once', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { home, owner } = await owned()
    const [second, third] = [await newOwner(home.id), await newOwner(home.id)]
    const code = await codeOf(home.id)
    await second.close()
    await runJobs()
    expect(await codeOf(home.id)).toBe(code)
    expect(await told(home.id)).toEqual([])

    const answers = await Promise.all([owner.close(), third.close()])
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    if (round > 1) await Promise.all([freeHomes(owner.user_id), freeHomes(third.user_id), freeHomes(null)])
    await runJobs()
    expect((await projectOf(home.id)).activation_date).toBeNull()
    expect(await told(home.id)).toHaveLength(1)
  }
})

test('a home that its buyer owns by then stays theirs, and so does one whose owner’s account is disabled', async () => {
  const { home, owner } = await owned()
  const alice = await as('alice@foyer.example', 'resident')
  await owner.client.call('sales.startSale', { residence_id: home.id, email: 'alice@foyer.example', deed_on: today() })
  const links = (await mailsTo('alice@foyer.example')).flatMap((mail) => mail.links)
  const link = new URL(links.findLast((one) => one.includes('/invitation#token='))!)
  const token = new URLSearchParams(link.hash.slice(1)).get('token')!
  expect(await alice.call('sales.acceptSale', { token })).toMatchObject({ data: { is_done: true } })
  await owner.close()
  const other = await owned()
  await db.updateTable('users').set({ is_active: false }).where('id', '=', other.owner.user_id).execute()
  await runJobs()
  await freeHomes(null)
  for (const { id } of [home, other.home]) expect((await projectOf(id)).activation_date).not.toBeNull()
})

test('a landlord’s home needs no owner', async () => {
  const { id } = (await world.flats('Résidence Les Tilleuls'))[3]!
  await db.updateTable('residences').set({ activation_date: new Date() }).where('id', '=', id).execute()
  await db.deleteFrom('residence_users').where('residence_id', '=', id).execute()
  const code = await codeOf(id)
  await (await newOwner(id)).close()
  await runJobs()
  expect(await codeOf(id)).toBe(code)
})

/** A house whose owner has proven no address, and what the reader of that address does, who chooses a password. */
const ownedUnproven = async () => {
  const home = await house()
  const person = { username: home.email, password: 'Premier-Venu1', first_name: 'Faux', last_name: 'Nom', cgu: true }
  await anonymous.call('accounts.createUser', person)
  expect((await byCode(await as(home.email, 'resident'), home.id)).status).toBe(200)
  const prove = async () => {
    await anonymous.call('accounts.requestPasswordReset', { email: home.email })
    const links = (await mailsTo(home.email)).flatMap((mail) => mail.links)
    const token = links
      .findLast((one) => one.includes('/reset/'))!
      .split('/')
      .at(-1)!
    const reset = await anonymous.call('accounts.resetPassword', { token, new_password: 'Vrai-Lecteur2' })
    expect(reset.status).toBe(200)
    await runJobs()
  }
  return { home, prove }
}

test('a home that is owned by whoever typed another’s address waits again once its reader has proven it', async () => {
  const { home, prove } = await ownedUnproven()
  await prove()
  expect((await projectOf(home.id)).cannot).toMatchObject({ invite: null })
  expect((await invite(home)).status).toBe(201)
})

/** A plan and an invoice of a home, and who may read which of them. */
const withPapers = async (residence_id: number) => {
  const ids = new Map<string, number>()
  for (const name of ['Plan', 'Facture']) {
    const file = { name: `${name}.pdf`, type: 'application/pdf', bytes: '%PDF-1.4\n%%EOF' }
    const { data } = await hugo.upload('documents.uploadDocument', { residence_id }, { name: file.name }, [file])
    ids.set(name, data.id)
  }
  return async (who: Client) => {
    const readable: string[] = []
    for (const [name, document_id] of ids)
      if ((await who.download('documents.downloadDocument', { document_id })).status === 200) readable.push(name)
    return readable
  }
}

test('what an owner paid who has left is read by no later resident; the company keeps it', async () => {
  const { home, owner } = await owned()
  const readBy = await withPapers(home.id)
  expect(await readBy(owner.client)).toEqual(['Plan', 'Facture'])
  await owner.close()
  await runJobs()
  const alice = await as('alice@foyer.example', 'resident')
  expect(await byCode(alice, home.id)).toMatchObject({ status: 200, data: { role_code: 'OWNER' } })
  expect(await readBy(alice)).toEqual(['Plan'])
  const { data } = await alice.call('documents.listHomeDocuments', { residence_id: home.id })
  expect(JSON.stringify(data)).not.toContain('Facture')
  expect(await readBy(hugo)).toEqual(['Plan', 'Facture'])
})

test('whoever owned a home by an account that nobody had proven reads what they paid when they are back', async () => {
  const { home, prove } = await ownedUnproven()
  const readBy = await withPapers(home.id)
  await prove()
  await acceptTerms(await world.user(home.email))
  const back = await as(home.email, 'resident')
  expect(await byCode(back, home.id)).toMatchObject({ status: 200, data: { role_code: 'OWNER' } })
  expect(await readBy(back)).toEqual(['Plan', 'Facture'])
})

const emailsOf = async (residence_id: number, user_id: number, who: Client): Promise<string[]> => {
  const { data } = await who.call('residents.getHome', { user_id, residence_id })
  return data.contact_information.emails.map(({ email }: { email: string }) => email)
}

test('the next owner reads no address of the one before, to which no code is mailed any more', async () => {
  const { home, owner } = await owned()
  expect(await emailsOf(home.id, owner.user_id, owner.client)).toEqual([home.email])
  await owner.close()
  await runJobs()
  const alice = await as('alice@foyer.example', 'resident')
  await byCode(alice, home.id)
  expect(await emailsOf(home.id, await world.user('alice@foyer.example'), alice)).toEqual(['alice@foyer.example'])
  const before = (await mailsTo(home.email)).length
  for (const asked of [{ residence_id: home.id }, { email: home.email }])
    expect((await anonymous.call('invitations.sendCode', asked)).status).toBe(200)
  await runJobs()
  expect(await mailsTo(home.email)).toHaveLength(before)
  const changes = (await journalOf(home.id)).flatMap(({ model_name, pretty_log }) =>
    model_name === 'Email' ? pretty_log : [],
  )
  expect(changes).toContainEqual({ attribute_name: 'email', old_value: home.email, value: 'alice@foyer.example' })
})

test('a home that was left before anybody looked is freed at night, whether or not its owner is erased by then', async () => {
  const [{ home, owner }, cancelled] = [await owned(), await owned()]
  await closeLongAgo(owner.user_id)
  await hugo.call('projects.cancelProject', { residence_id: cancelled.home.id })
  await closeLongAgo(cancelled.owner.user_id)
  await eraseClosedAccounts()
  await Promise.all([freeHomes(null), freeHomes(null)])
  expect(await projectOf(home.id)).toMatchObject({ activation_date: null, cannot: { renew_code: null } })
  expect((await told(home.id)).map(({ pretty_log }) => pretty_log.map(({ attribute_name }) => attribute_name))).toEqual(
    [['activation_date', 'residence_code']],
  )
  expect(await told(cancelled.home.id)).toHaveLength(1)
})

test('what was sent to an owner who has left is no invitation of the next one, and counts as none', async () => {
  const home = await house()
  await invite(home)
  await runJobs()
  for (const name of ['delivered', 'opened']) await happens(home.email, name)
  expect((await projectOf(home.id)).journey.state).toBe('OPENED')
  const owner = await newResident(home.email)
  await byCode(owner.client, home.id)
  await owner.close()
  await runJobs()

  const { journey } = await projectOf(home.id)
  expect(journey).toMatchObject({
    state: 'OWNER_LEFT',
    invitations: { count: 0, opened_at: null, last: null },
    owner: null,
  })
  const { rows } = await sql`
    select h.sent_on, h.delivered_on, h.opened_on, h.activated_on, h.is_undelivered, row(f.*)::home_progress is distinct from h as is_stray
    from home_progress h join home_facts f on f.residence_id = h.residence_id where h.residence_id = ${home.id}`.execute(
    db,
  )
  expect(rows).toEqual([
    {
      sent_on: null,
      delivered_on: null,
      opened_on: null,
      activated_on: null,
      is_undelivered: false,
      is_stray: false,
    },
  ])
  const company_id = await world.company('Maisons Clairière')
  const { data } = await hugo.call('projects.listProjects', { company_id, page_size: -1 })
  const listed = data.find(({ id }: { id: number }) => id === home.id)
  expect(listed).toMatchObject({ stage: 'CREATED', activation_date: null })
})

test('nobody writes by itself to an owner who has left: no reminder, no campaign; whom one brought stays among its activations', async () => {
  const home = await house()
  const campaign = await started([home])
  await runJobs()
  const owner = await newResident(home.email)
  await byCode(owner.client, home.id)
  const { activation_date } = await projectOf(home.id)
  await owner.close()
  await runJobs()
  expect(await rowOf(campaign, home)).toMatchObject({ step: 'ACTIVATED', activated_at: activation_date })

  const draft = await draftOf([home])
  expect(await rowOf(draft, home)).toMatchObject({
    step: 'TO_COMPLETE',
    email: null,
    invited: 'NEVER',
  })
  const before = (await mailsTo(home.email)).length
  await db.updateTable('residences').set({ commissioning_date: '2026-01-10' }).where('id', '=', home.id).execute()
  moveClock(new Date('2026-02-10T12:00:00Z'))
  await remindOfAccounts()
  expect(await mailsTo(home.email)).toHaveLength(before)
  const { contact_information_id } = await db
    .selectFrom('residences')
    .select('contact_information_id')
    .where('id', '=', home.id)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('emails')
    .values({ contact_information_id, email: 'suivante@foyer.example', position: 1 })
    .execute()
  await remindOfAccounts()
  moveClock(null)
  expect(await mailsTo(home.email)).toHaveLength(before)
  expect(await mailsTo('suivante@foyer.example')).toHaveLength(1)
  expect(await rowOf(draft, home)).toMatchObject({ step: 'READY', email: 'suivante@foyer.example' })
})
