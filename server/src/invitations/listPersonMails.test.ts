import { beforeAll, expect, test } from 'vitest'
import { db, write } from '#platform/db.ts'
import { recordMail } from '#platform/mail.ts'
import { as } from '#platform/testing/client.ts'
import { newResident } from '#platform/testing/people.ts'
import { world } from '#platform/testing/world.ts'

const admin = 'admin@logis.example'
const address = 'jeanne.roux@foyer.example'
const code = 'ABCD-EFGH-JKMN'

let home: { id: number; name: string; company_name: string }
let userId: number
const list = async (input: object = {}, who = admin) =>
  (await as(who)).call('invitations.listPersonMails', { user_id: userId, ...input })

/** One to the address before it had an account, one to the account, one to somebody else. */
beforeAll(async () => {
  const id = await world.project('Maison Les Lilas')
  home = { id, name: 'Maison Les Lilas', company_name: 'Maisons Clairière' }
  const put = async (order: Parameters<typeof recordMail>[1], said: { subject: string; body_html: string }) => {
    const log = await write((tx) => recordMail(tx, order))
    await db
      .updateTable('communication_logs')
      .set({ ...said, status: 'SENT', sent_at: new Date() })
      .where('id', '=', log)
      .execute()
  }
  const invitation = { channel_code: 'INVITE_OWNER_RESIDENCE_BUILDER', locale: 'fr-FR', residence_id: id } as const
  await put({ ...invitation, recipient: address }, { subject: 'Votre logement', body_html: `<p>${code}</p>` })
  await put({ ...invitation, recipient: 'autre@foyer.example' }, { subject: 'Autre', body_html: '<p>Autre</p>' })
  userId = (await newResident(address)).user_id
  await put(
    {
      channel_code: 'PASSWORD_CHANGED',
      locale: 'fr-FR',
      recipient: 'ancienne@foyer.example',
      recipient_user_id: userId,
    },
    { subject: 'Votre mot de passe a changé', body_html: '<p>Ses mots à lui</p>' },
  )
})

test('an administrator reads what was mailed to a person: to their account, and to its address before', async () => {
  const { status, data, meta } = await list()
  expect({ status, meta }).toMatchObject({ status: 200, meta: { total: 2, per_page: 10 } })
  expect(data).toMatchObject([
    {
      code: 'PASSWORD_CHANGED',
      channel: { name_fr: 'Mot de passe modifié', name_en: 'Password changed' },
      recipient: 'ancienne@foyer.example',
      status: 'SENT',
      external_data: { subject: 'Votre mot de passe a changé' },
      residence: null,
    },
    { recipient: address, status: 'SENT', external_data: { subject: 'Votre logement' }, residence: home },
  ])
  expect((await list({ search: 'MOT DE PASSE' })).data).toHaveLength(1)
  expect((await list({ sort: 'created_at', page_size: 1, page: 2 })).data).toMatchObject([{ code: 'PASSWORD_CHANGED' }])
})

test('it tells what invitations say, their codes masked, and of any other mail nothing of its words', async () => {
  const [other, invitation] = (await list()).data
  expect(invitation.external_data.body).toMatch(/^<p>.*<\/p>$/)
  expect(invitation.external_data.body).not.toContain(code)
  expect(other.external_data.body).toBe('')
})

test('404 of a number that is nobody’s; 422 of an order or a criterion that it has not', async () => {
  expect(await list({ user_id: 990_001 })).toMatchObject({ status: 404, error_reason: 'USER_NOT_FOUND' })
  expect(await list({ sort: 'recipient' })).toMatchObject({ status: 422, error_reason: 'SORT_NOT_SUPPORTED' })
  expect(await list({ search: { status: 'SENT' } })).toMatchObject({ error_reason: 'SEARCH_NOT_SUPPORTED' })
})

test.each(['support@logis.example', 'marie@horizon.example', 'hugo@clairiere.example'])(
  '403: it is for administrators of the platform, and not for %s',
  async (who) => {
    expect(await list({}, who)).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
  },
)
