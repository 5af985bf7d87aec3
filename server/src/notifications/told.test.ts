import { beforeEach, expect, test } from 'vitest'
import { settings } from '#platform/config.ts'
import { db } from '#platform/db.ts'
import { anonymous, as, type Client } from '#platform/testing/client.ts'
import { bracketed } from '#platform/testing/forms.ts'
import {
  activate,
  activatedHome,
  forgetTold,
  hired,
  kindsOf,
  listOf,
  newHome,
  unreadOf,
} from '#platform/testing/inbox.ts'
import { runJobs } from '#platform/testing/jobs.ts'
import { machineClient } from '#platform/testing/machine.ts'
import { newColleague } from '#platform/testing/people.ts'
import { world } from '#platform/testing/world.ts'
import { sample } from '../../fault/mutations.ts'
import { parseStored } from '../studies/files/rules.ts'

const karim = 'karim@renovest.example'
const hugo = 'hugo@clairiere.example'
const claire = 'claire@foyer.example'

beforeEach(forgetTold)

test('an activation is told to those who may act for the company of the home, and to nobody else', async () => {
  const reader = await hired('Rénov’Est', 'COMPANY_READER')
  const former = await hired('Rénov’Est')
  await db.updateTable('user_role_companies').set({ is_active: false }).where('user_id', '=', former.id).execute()
  const home = await newHome('Maison de Claire')
  await activate(home.code)
  expect(await listOf(karim)).toEqual([
    {
      id: expect.any(Number),
      kind: 'HOME_ACTIVATED',
      created_at: expect.stringMatching(/Z$/),
      read_at: null,
      company: { id: await world.company('Rénov’Est'), name: 'Rénov’Est' },
      residence: { id: home.id, name: 'Maison de Claire', company_id: await world.company('Rénov’Est'), is_ptg: false },
      actor: { id: await world.user(claire), name: 'Claire Aubry' },
      recipient: null,
      failed: false,
      product: null,
      role: null,
      job: null,
      campaign: null,
      partner: null,
      document: null,
    },
  ])
  expect(await unreadOf(karim)).toBe(1)
  for (const username of [
    reader.username,
    hugo,
    'zoe@batir-ouest.example',
    'otto@thermalia.example',
    'admin@logis.example',
  ])
    expect({ [username]: [await kindsOf(username), await unreadOf(username)] }).toEqual({ [username]: [[], 0] })
  const rows = await db.selectFrom('notifications').select('user_id').execute()
  expect(rows).toEqual([{ user_id: await world.user(karim) }])
})

test('two who activate a home at once tell of it once', async () => {
  const home = await newHome('Maison disputée')
  const answers = await Promise.all([activate(home.code), activate(home.code, 'alice@foyer.example')])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await kindsOf(karim)).toEqual(['HOME_ACTIVATED'])
})

test('what is refused tells nobody', async () => {
  const home = await activatedHome()
  await db.deleteFrom('notifications').execute()
  expect((await activate(home.code, 'alice@foyer.example')).status).toBe(409)
  expect(await kindsOf(karim)).toEqual([])
})

test('whoever has the code and asks for access is told of to the landlord', async () => {
  const [flat] = await world.flats('Résidence Les Tilleuls')
  const alice = await as('alice@foyer.example', 'resident')
  const asked = { residence_code: flat!.residence_code, role: 'TENANT' }
  const answers = await Promise.all([1, 2].map(() => alice.call('residents.requestAccess', asked)))
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
  expect(await listOf('samira@rivages.example')).toMatchObject([
    { kind: 'ACCESS_REQUESTED', residence: { id: flat!.id } },
  ])
})

const logged = async (residence_id: number | null, channel_code: string, messageId: string, sender: string) => {
  const { id } = await db
    .insertInto('communication_logs')
    .values({
      residence_id,
      company_id: await world.company('Maisons Clairière'),
      channel_code,
      recipient: 'schmitt@foyer.example',
      recipient_user_id: null,
      sender_user_id: await world.user(sender),
      subject: null,
      body_html: null,
      status: 'SENT',
      sent_at: new Date(),
      external_message_id: messageId,
      last_error: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const happen = async (messageId: string, ...events: string[]) => {
  settings.MAIL_WEBHOOK_SECRETS = ['secret']
  await anonymous.send('POST', '/v2/webhooks/mail-events', {
    headers: { 'content-type': 'application/json', authorization: 'Bearer secret' },
    body: JSON.stringify(events.map((event, index) => ({ event, 'message-id': messageId, ts_epoch: 1.7e12 + index }))),
  })
}

test('a mail that does not arrive is told once, whatever else is said of it, to the company and to who sent it from above', async () => {
  const lilas = await world.project('Maison Les Lilas')
  await logged(lilas, 'INVITE_OWNER', '<perdu@logis>', 'paul@horizon.example')
  await happen('<perdu@logis>', 'delivered', 'opened', 'soft_bounce')
  await runJobs()
  expect(await kindsOf(hugo)).toEqual([])
  await happen('<perdu@logis>', 'hard_bounce', 'blocked')
  await happen('<perdu@logis>', 'invalid_email')
  await Promise.all([runJobs(), runJobs()])
  const told = { kind: 'MAIL_UNDELIVERED', residence: { id: lilas }, recipient: 'schmitt@foyer.example', actor: null }
  expect(await listOf(hugo)).toMatchObject([told])
  expect(await listOf('paul@horizon.example')).toMatchObject([told])
  expect(await kindsOf('marie@horizon.example')).toEqual([])
})

test('whoever sent a mail for a company that is disabled since is told by the one above that opens for them', async () => {
  const lilas = await world.project('Maison Les Lilas')
  const company_id = await world.company('Maisons Clairière')
  const { user_id, username } = await newColleague('Groupe Horizon')
  await db.insertInto('user_role_companies').values({ user_id, company_id, role: 'COMPANY_MEMBER' }).execute()
  const disable = (disabled_at: Date | null) =>
    db
      .updateTable('companies')
      .set({ disabled_at, disabled_reason: disabled_at && 'Contrat terminé' })
      .where('id', '=', company_id)
      .execute()
  await logged(lilas, 'INVITE_OWNER', '<suspendu@logis>', username)
  await disable(new Date())
  await happen('<suspendu@logis>', 'hard_bounce')
  await runJobs()
  const told = await listOf(username)
  await disable(null)
  expect(told).toMatchObject([{ kind: 'MAIL_UNDELIVERED', company: { name: 'Groupe Horizon' } }])
})

test('the mails that the portal sends by itself are nobody’s to follow', async () => {
  const lilas = await world.project('Maison Les Lilas')
  await logged(lilas, 'RESIDENCE_ACTIVATED', '<interne@logis>', hugo)
  await happen('<interne@logis>', 'hard_bounce')
  await runJobs()
  expect(await kindsOf(hugo)).toEqual([])
})

const sendStudy = async (machine: Client, name: string, residence_code: string) => {
  const office = await db
    .selectFrom('companies')
    .select('uuid')
    .where('name', '=', 'Études Isotherme')
    .executeTakeFirstOrThrow()
  const { data } = await machine.upload('studies.importStudy', {}, { office_uuid: office.uuid, residence_code }, [
    { name, bytes: sample(name) },
  ])
  return data.id as number
}

test('a study that a machine sent is told of when it is read, or cannot be, once also when its job is repeated', async () => {
  const machine = await machineClient('machine@isotherme.example')
  const residence_code = await world.code('Maison Les Érables')
  const read = await sendStudy(machine, 're2020-maison-valide.xml', residence_code)
  expect(await kindsOf(hugo)).toEqual([])
  await Promise.all([parseStored({ study_id: read }), parseStored({ study_id: read })])
  await runJobs()
  expect(await listOf(hugo)).toMatchObject([
    { kind: 'STUDY_READ', failed: false, residence: { name: 'Maison Les Érables' } },
  ])
  await sendStudy(machine, 'invalide-tronque.xml', residence_code)
  await runJobs()
  expect((await listOf(hugo)).map((row) => row.failed)).toEqual([true, false])
})

test('walls that someone imports are told to the colleagues, once for a study', async () => {
  const lilas = await world.project('Maison Les Lilas')
  const colleague = await hired('Maisons Clairière')
  const { id: product_id } = await db
    .selectFrom('products')
    .select('id')
    .where('type', '=', 'MATERIAL')
    .where('nature', '=', 'insulation')
    .executeTakeFirstOrThrow()
  const rows = [{ product_id, surface: 1, thickness: 10, quantity: 1 }]
  const put = async (index: number) =>
    (await as(hugo)).call('studies.importWalls', {
      residence_id: lilas,
      walls: [{ part: 'parois_opaques', index, rows }],
      replace_existing: true,
    })
  expect((await Promise.all([put(0), put(1)])).map(({ status }) => status)).toEqual([200, 200])
  expect(await kindsOf(hugo)).toEqual([])
  expect(await listOf(colleague.username)).toMatchObject([
    { kind: 'WALLS_IMPORTED', actor: { name: expect.stringContaining('Hugo') }, residence: { id: lilas } },
  ])
})

test('a quota of which a fifth is left is told once a month', async () => {
  const lenoir = await world.company('Chauffage Lenoir')
  const yann = await as('yann@lenoir.example')
  const customer = { name: 'M. Q', email: 'q@foyer.example', street_name: 'Rue', zip_code: '44000', city: 'Nantes' }
  const fields = bracketed({ contact_information: customer, intervention: { type: 'MAINTENANCE' } })
  const create = () => yann.upload('passports.createPassport', { company_id: lenoir }, fields, [])
  const use = (used: number) =>
    db.updateTable('ptg_quota_usages').set({ used }).where('company_id', '=', lenoir).execute()
  await use(13)
  expect((await create()).status).toBe(201)
  expect(await kindsOf('yann@lenoir.example')).toEqual([])
  await use(15)
  expect((await Promise.all([create(), create(), create()])).map(({ status }) => status)).toEqual([201, 201, 201])
  expect(await listOf('yann@lenoir.example')).toMatchObject([{ kind: 'QUOTA_NEARLY_SPENT', residence: null }])
})

test('a role that someone gives is told to whom it is given, and names the one held now', async () => {
  const colleague = await hired('Rénov’Est', 'COMPANY_READER')
  const company_id = await world.company('Rénov’Est')
  const client = await as(karim)
  const { data } = await client.call('companies.listColleagues', { company_id, page_size: -1 })
  const { link_id } = data.find(({ id }: { id: number }) => id === colleague.id)
  const change = (role: string) => client.call('companies.changeRole', { company_id, link_id, role })
  expect((await change('COMPANY_READER')).status).toBe(200)
  expect(await kindsOf(colleague.username)).toEqual([])
  await change('COMPANY_ADMIN')
  expect(await listOf(colleague.username)).toMatchObject([
    { kind: 'ROLE_GIVEN', role: 'COMPANY_ADMIN', actor: { name: expect.stringContaining('Karim') } },
  ])
  await change('COMPANY_READER')
  expect((await listOf(colleague.username)).map((row) => row.role)).toEqual(['COMPANY_READER', 'COMPANY_READER'])
  expect(await kindsOf(karim)).toEqual([])
})
