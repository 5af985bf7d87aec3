import { showCode } from '@logis/contract/projects.rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { runJobs } from '#platform/testing/jobs.ts'
import { openMailbox } from '#platform/testing/mailbox.ts'
import { world } from '#platform/testing/world.ts'

const hugo = 'hugo@clairiere.example'
const email = 'famille.roux@foyer.example'
const communication_channel_code = 'INVITE_OWNER_RESIDENCE_BUILDER'
let mailbox: Awaited<ReturnType<typeof openMailbox>>
let where: { company_id: number; residence_id: number; communication_channel_code: string }

beforeAll(async () => {
  mailbox = await openMailbox()
  const residence_id = await world.project('Maison Les Lilas')
  where = { company_id: await world.company('Maisons Clairière'), residence_id, communication_channel_code }
})
afterAll(() => mailbox.close())

const contactsOfClairiere = () =>
  db
    .selectFrom('companies')
    .select((eb) => eb.ref('contact_information_id').$notNull().as('id'))
    .where('id', '=', where.company_id)

/** Time enough for the next invitation. */
const waitLong = () =>
  db
    .updateTable('communication_logs')
    .set({ created_at: new Date(Date.now() - 2 * 3_600_000) })
    .execute()

test.each([
  ['fr-FR', 'Activer mon logement'],
  ['en-UK', 'Activate my home'],
])(
  '200: the preview in %s is the mail as it then leaves; its code is masked and its link opens nothing',
  async (locale, button) => {
    const person = await as(hugo)
    const { data: preview } = await person.call('invitations.previewInvitation', { ...where, locale })
    await waitLong()
    expect(await person.call('invitations.inviteOwner', { ...where, email, locale })).toMatchObject({ status: 201 })
    mailbox.received.length = 0
    await runJobs()
    const mail = mailbox.received.find(({ to }) => to?.[0]?.address === email)
    expect(preview.subject).toBe(mail?.subject)
    expect(preview.body).toContain(button)
    const { residence_code } = await db
      .selectFrom('residences')
      .select('residence_code')
      .where('id', '=', where.residence_id)
      .executeTakeFirstOrThrow()
    expect(mail?.html).toContain(showCode(residence_code))
    expect(preview.body).not.toContain(showCode(residence_code))
    expect(preview.body).not.toContain('token')
  },
)

test('whoever distrusts the mail is told that its button brings the code, how to do without a link, and whom to call', async () => {
  const person = await as(hugo)
  const { data: preview } = await person.call('invitations.previewInvitation', where)
  expect(preview.body).toContain('Le bouton ci-dessous remplit le code pour vous')
  expect(preview.body).not.toMatch(/saisissez le code ci-dessous/)
  expect(preview.body).toMatch(/Tapez [^ <]+\/activation dans votre navigateur, puis saisissez votre code\./)
  expect(preview.body).toContain('Appelez Maisons Clairière au 02\u00a040\u00a000\u00a000\u00a000.')
  await db.deleteFrom('phones').where('contact_information_id', 'in', contactsOfClairiere()).execute()
  const { data: silent } = await person.call('invitations.previewInvitation', { ...where, locale: 'en-UK' })
  expect(silent.body).toContain('Would you rather not follow a link?')
  expect(silent.body).not.toContain('In doubt')
})

test.each([
  ['INVITE_TENANT_SOCIAL_LANDLORD', 'Maison Les Lilas', 'CHANNEL_NOT_ALLOWED'],
  ['INVITE_OWNER_RESIDENCE_BUILDER', 'Maison Les Érables', 'RESIDENCE_ALREADY_ACTIVATED'],
])('no preview of what could not be sent: %s for %s', async (code, project, error_reason) => {
  const person = await as(hugo)
  const input = { ...where, residence_id: await world.project(project), communication_channel_code: code }
  expect(await person.call('invitations.previewInvitation', input)).toMatchObject({ error_reason })
})
