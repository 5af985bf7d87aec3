import { showCode } from '@logis/contract/projects.rules'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db, write } from '#platform/db.ts'
import { anonymous, as, type Client } from '#platform/testing/client.ts'
import { runJobs } from '#platform/testing/jobs.ts'
import { journalMark, journalOf } from '#platform/testing/journal.ts'
import { openMailbox } from '#platform/testing/mailbox.ts'
import { world } from '#platform/testing/world.ts'
import { readInvitationToken } from './rules.ts'

const hugo = 'hugo@clairiere.example'
const roux = 'famille.roux@foyer.example'
let mailbox: Awaited<ReturnType<typeof openMailbox>>
let lilas: number
let clairiere: number

beforeAll(async () => {
  mailbox = await openMailbox()
  lilas = await world.project('Maison Les Lilas')
  clairiere = await world.company('Maisons Clairière')
})
afterAll(() => mailbox.close())
beforeEach(async () => {
  await runJobs()
  mailbox.received.length = 0
  await db
    .updateTable('communication_logs')
    .set({ created_at: new Date(Date.now() - 2 * 3_600_000) })
    .where('residence_id', 'is not', null)
    .execute()
})

const body = { communication_channel_code: 'INVITE_OWNER_RESIDENCE_BUILDER', email: roux }
const invite = async (who: string | Client, more: object = {}) =>
  (typeof who === 'string' ? await as(who) : who).call('invitations.inviteOwner', {
    company_id: clairiere,
    residence_id: lilas,
    ...body,
    ...more,
  })
const stateOf = (id: number) =>
  db
    .selectFrom('residences')
    .select(['credentials_sent_at', 'residence_code'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const mailTo = (address: string) => mailbox.received.find(({ to }) => to?.[0]?.address === address)
const tokenIn = (text: string | undefined) => /#token=([\w-]{43})/.exec(text ?? '')?.[1] ?? ''

test('CODE-14 CODE-19 201: the mail awaits dispatch, then arrives with a link and the code; the feed says to whom, never the token', async () => {
  const mark = await journalMark()
  const answer = await invite(hugo)
  expect(answer).toMatchObject({
    status: 201,
    data: {
      code: 'INVITE_OWNER_RESIDENCE_BUILDER',
      recipient: roux,
      external_data: null,
      status: 'AWAITING',
      level: null,
    },
    message: 'L’invitation a bien été envoyée.',
  })

  const { id: newest } = await db
    .selectFrom('communication_logs')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirstOrThrow()
  expect(answer.data.id).toBe(newest)

  await runJobs()
  const mail = mailTo(roux)
  const subject = 'Maisons Clairière\u00a0: activez le carnet numérique de votre logement'
  expect(mail).toMatchObject({ subject, to: [{ address: roux }] })
  expect(mail?.text).toContain(showCode((await stateOf(lilas)).residence_code))
  expect(mail?.text).toContain('Maison Les Lilas, 14 Rue des Lilas, 44300 Nantes')
  const token = tokenIn(mail?.text)
  expect(await write((tx) => readInvitationToken(tx, token))).toMatchObject({
    email: roux,
    kind: 'OWNER',
    residence_id: lilas,
  })

  const journal = await journalOf(lilas, mark)
  expect(journal).toMatchObject([{ username: hugo, action: 'CREATED', model_name: 'Email', model_id: answer.data.id }])
  expect(journal[0]?.pretty_log).toEqual([
    { attribute_name: 'email', old_value: null, value: roux },
    { attribute_name: 'subject', old_value: null, value: subject },
  ])
  const stored = await db
    .selectFrom('communication_logs')
    .selectAll()
    .where('id', '=', answer.data.id)
    .executeTakeFirstOrThrow()
  expect(stored).toMatchObject({ status: 'SENT', subject })
  expect(JSON.stringify(stored)).not.toContain(token)
  expect(JSON.stringify(await db.selectFrom('one_time_tokens').selectAll().execute())).not.toContain(token)
})

test('the link brings the code that stood in its mail, until the code is renewed or the link has served', async () => {
  await invite(hugo)
  await runJobs()
  const token = tokenIn(mailbox.received.at(-1)?.text)
  const readWhole = async () => (await anonymous.call('accounts.readInvitation', { token })).data
  const read = async () => (await readWhole()).residence_code
  const { residence_code } = await db
    .selectFrom('residences')
    .select('residence_code')
    .where('id', '=', lilas)
    .executeTakeFirstOrThrow()
  expect(await read()).toBe(showCode(residence_code))
  expect((await readWhole()).is_code_renewed).toBe(false)
  // Renewed because the mail went astray: its link must not lead to the new code.
  expect((await (await as(hugo)).call('invitations.renewCode', { residence_id: lilas })).status).toBe(200)
  // Whoever was rightly invited reads at the link that the code of their mail has served its time.
  expect(await readWhole()).toMatchObject({ residence_code: null, is_code_renewed: true })
})

test('CODE-19 the first invitation dates the sending of the credentials, a later one leaves that date', async () => {
  const saules = await world.project('Maison Les Saules')
  await setEmails(saules, ['premier@foyer.example', 'second@foyer.example'])
  expect((await stateOf(saules)).credentials_sent_at).toBeNull()
  expect(await invite(hugo, { residence_id: saules, email: 'premier@foyer.example' })).toMatchObject({ status: 201 })
  const { credentials_sent_at } = await stateOf(saules)
  expect(credentials_sent_at).not.toBeNull()
  await invite(hugo, { residence_id: saules, email: 'SECOND@foyer.example' })
  expect((await stateOf(saules)).credentials_sent_at).toBe(credentials_sent_at)
  const states = await db
    .selectFrom('residence_states_history')
    .select('state')
    .where('residence_id', '=', saules)
    .execute()
  expect(states.filter(({ state }) => state === 'CREDENTIALS_SENT')).toHaveLength(1)
})

test('an invited person reads the mail in the language of their account', async () => {
  const erables = await copyOf('Maison Les Érables')
  await db.updateTable('users').set({ locale: 'en-UK' }).where('username', '=', 'claire@foyer.example').execute()
  await invite(hugo, { residence_id: erables, email: 'claire@foyer.example' })
  await runJobs()
  expect(mailTo('claire@foyer.example')).toMatchObject({
    subject: 'Maisons Clairière: activate the digital booklet of your home',
  })
  expect(mailTo('claire@foyer.example')?.text).toContain('Activate my home')
})

test('each type of company has its own channel, and the tenants’ one is a landlord’s', async () => {
  for (const communication_channel_code of [
    'INVITE_OWNER_INSTALLER',
    'INVITE_OWNER_RENOVATION',
    'INVITE_OWNER',
    'INVITE_TENANT_SOCIAL_LANDLORD',
  ])
    expect(await invite(hugo, { communication_channel_code })).toMatchObject({
      status: 422,
      error_reason: 'CHANNEL_NOT_ALLOWED',
    })
  expect(await invite(hugo, { communication_channel_code: 'INVITE_SOMEONE' })).toMatchObject({
    status: 422,
    error_reason: 'VALIDATION_ERROR',
  })
  // A manager sends as itself, or as the company it acts for.
  const horizon = await world.company('Groupe Horizon')
  expect(
    await invite('marie@horizon.example', { company_id: horizon, communication_channel_code: 'INVITE_OWNER' }),
  ).toMatchObject({ status: 201 })
})

test('a tenant is invited at any address; the code stays out of the mail until it can only ask for access', async () => {
  const samira = await as('samira@rivages.example')
  const [activated, waiting] = (await world.flats('Résidence Les Tilleuls')).filter(({ name }) =>
    ['Appartement A04', 'Appartement A09'].includes(name),
  )
  const ask = async (residence_id: number, email: string) =>
    samira.call('invitations.inviteOwner', {
      company_id: await world.company('Habitat Rivages'),
      residence_id,
      communication_channel_code: 'INVITE_TENANT_SOCIAL_LANDLORD',
      email,
      tenant_context: true,
    })
  expect(await ask(activated!.id, 'locataire1@foyer.example')).toMatchObject({
    status: 201,
    data: { code: 'INVITE_TENANT_SOCIAL_LANDLORD' },
  })
  expect(await ask(waiting!.id, 'locataire2@foyer.example')).toMatchObject({ status: 201 })
  await runJobs()
  expect(mailTo('locataire1@foyer.example')?.text).toContain(showCode(activated!.residence_code))
  expect(mailTo('locataire2@foyer.example')?.text).not.toContain(showCode(waiting!.residence_code))
  expect((await stateOf(waiting!.id)).credentials_sent_at).toBeNull()
  const invitation = await write((tx) => readInvitationToken(tx, tokenIn(mailTo('locataire2@foyer.example')?.text)))
  expect(invitation).toMatchObject({ kind: 'TENANT', email: 'locataire2@foyer.example' })
})

test('CODE-17 422: a project without an e-mail invites nobody', async () => {
  const bare = await copyOf('Maison Les Saules', [])
  expect(await invite(hugo, { residence_id: bare, email: roux })).toMatchObject({
    status: 422,
    error_reason: 'RESIDENCE_EMAIL_REQUIRED',
  })
  expect(await (await as(hugo)).call('invitations.inviteResidence', { residence_id: bare, email: roux })).toMatchObject(
    {
      status: 422,
      error_message: 'Une adresse e-mail est nécessaire à l’activation du projet.',
    },
  )
})

test('CODE-19 422: an owner is invited at an address of the project only, and a written one', async () => {
  expect(await invite(hugo, { email: 'autre@foyer.example' })).toMatchObject({
    status: 422,
    errors: { email: [{ code: 'enum' }] },
  })
  for (const email of ['', 'roux', 'roux@foyer.example\r\nBcc: intrus@foyer.example'])
    expect(await invite(hugo, { email })).toMatchObject({ status: 422, error_reason: 'VALIDATION_ERROR' })
  expect(await runJobs()).toBe(0)
})

test('409: an activated home and a cancelled one invite no owner', async () => {
  const erables = await world.project('Maison Les Érables')
  const charmes = await world.project('Maison Les Charmes')
  expect(await invite(hugo, { residence_id: erables, email: 'claire@foyer.example' })).toMatchObject({
    status: 409,
    error_reason: 'RESIDENCE_ALREADY_ACTIVATED',
  })
  expect(await invite(hugo, { residence_id: charmes })).toMatchObject({
    status: 409,
    error_reason: 'RESIDENCE_CANCELLED',
  })
})

test.each([
  ['zoe@batir-ouest.example', 404, 'RESIDENCE_NOT_FOUND'],
  ['lea@horizon.example', 403, 'FORBIDDEN'],
])('%s may not invite to a project of Maisons Clairière', async (who, status, error_reason) => {
  expect(await invite(who)).toMatchObject({ status, error_reason })
})

test('404: one’s own company does not open a foreign project, nor the other way round', async () => {
  expect(await invite('zoe@batir-ouest.example', { company_id: await world.company('Bâtir Ouest') })).toMatchObject({
    status: 404,
    error_reason: 'RESIDENCE_NOT_FOUND',
  })
  expect(await invite(hugo, { company_id: await world.company('Bâtir Ouest') })).toMatchObject({
    status: 404,
    error_reason: 'COMPANY_NOT_FOUND',
  })
  expect(await invite(await as('claire@foyer.example', 'resident'))).toMatchObject({ status: 404 })
})

test('429: ten invitations of one address at once, exactly one leaves', async () => {
  const client = await as(hugo)
  const answers = await Promise.all(Array.from({ length: 10 }, () => invite(client)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(9)
  expect(answers.find(({ status }) => status === 429)).toMatchObject({ error_reason: 'INVITATION_TOO_SOON' })
  expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('60')
  await runJobs()
  expect(mailbox.received.filter(({ to }) => to?.[0]?.address === roux)).toHaveLength(1)
})

test('429: one address invited to five homes at once, exactly one leaves', async () => {
  const homes = await Promise.all(Array.from({ length: 5 }, () => copyOf('Maison Les Lilas')))
  const client = await as(hugo)
  const answers = await Promise.all(homes.map((residence_id) => invite(client, { residence_id })))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ error_reason }) => error_reason === 'INVITATION_TOO_SOON')).toHaveLength(4)
})

test('429: an address that was just invited by its channel waits where the channel follows the company too', async () => {
  const client = await as(hugo)
  expect(await invite(client)).toMatchObject({ status: 201 })
  expect(await client.call('invitations.inviteResidence', { residence_id: lilas, email: roux })).toMatchObject({
    status: 429,
    error_reason: 'INVITATION_TOO_SOON',
  })
})

test('429: a company sends two hundred invitations an hour', async () => {
  const home = await copyOf('Maison Les Lilas')
  await db.updateTable('rate_limits').set({ hits: 200 }).where('bucket', '=', `invitations:${clairiere}`).execute()
  expect(await invite(hugo, { residence_id: home })).toMatchObject({ status: 429, error_reason: 'TOO_MANY_REQUESTS' })
  await db.deleteFrom('rate_limits').execute()
  expect(await invite(hugo, { residence_id: home })).toMatchObject({ status: 201 })
})

test('429: an address gets three invitations an hour, whichever homes they are for', async () => {
  const homes = await Promise.all(Array.from({ length: 4 }, () => copyOf('Maison Les Lilas')))
  const client = await as(hugo)
  const statuses: number[] = []
  for (const residence_id of homes) {
    statuses.push((await invite(client, { residence_id })).status)
    await db
      .updateTable('communication_logs')
      .set({ created_at: new Date(Date.now() - 120_000) })
      .where('residence_id', '=', residence_id)
      .execute()
  }
  expect(statuses).toEqual([201, 201, 201, 429])
})

test('a home activated while its invitation waits sends no code to anyone any more', async () => {
  const home = await copyOf('Maison Les Lilas', ['tardif@foyer.example'])
  const { data } = await invite(hugo, { residence_id: home, email: 'tardif@foyer.example' })
  await db.updateTable('residences').set({ activation_date: new Date() }).where('id', '=', home).execute()
  await runJobs()
  expect(mailTo('tardif@foyer.example')).toBeUndefined()
  const { data: logs } = await (await as(hugo)).call('invitations.listMailLogs', { residence_id: home })
  expect(logs).toMatchObject([{ id: data.id, status: 'BLOCKED', level: 'error' }])
})

const setEmails = async (residenceId: number, emails: string[]) => {
  const { contact_information_id } = await db
    .selectFrom('residences')
    .select('contact_information_id')
    .where('id', '=', residenceId)
    .executeTakeFirstOrThrow()
  const rows = emails.map((email, position) => ({ contact_information_id, email, position }))
  if (rows.length > 0) await db.insertInto('emails').values(rows).execute()
}

/** A live, not yet activated home like one of the world's. */
const copyOf = async (name: string, emails?: string[]) => {
  const like = await (
    await as('admin@logis.example')
  ).call('projects.getProject', { residence_id: await world.project(name) })
  const { data } = await (
    await as('admin@logis.example')
  ).call('projects.createProject', {
    company_id: like.data.company.id,
    type: 'HOUSE',
    name: `Copie de ${name}`,
    contact_information: {
      addresses: [{ street_name: 'Rue Neuve', zip_code: '44000', city: 'Nantes' }],
      emails: (emails ?? like.data.contact_information.emails.map(({ email }: { email: string }) => email)).map(
        (email: string) => ({ email }),
      ),
    },
  })
  return data.id as number
}
