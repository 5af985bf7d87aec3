import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, clientWith, type Client } from '#platform/testing/client.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { meanwhile } from '#platform/testing/meanwhile.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { world } from '#platform/testing/world.ts'

withoutLimits()

let support: Client
let [hugo, supportId, erables, clairiere] = [0, 0, 0, 0]
beforeAll(async () => {
  support = await as('support@logis.example')
  hugo = await world.user('hugo@clairiere.example')
  supportId = await world.user('support@logis.example')
  erables = await world.project('Maison Les Érables')
  clairiere = await world.company('Maisons Clairière')
})

const reason = 'Un plan qui ne s’affiche pas'
const start = (input: object = {}, by = support) =>
  by.call('accounts.startAssistance', { user_id: hugo, reason, ...input })
const assist = async (input: object = {}, by = support) => clientWith((await start(input, by)).data.access_token)
const date = (client: Client, day = '2025-11-21') =>
  client.call('projects.setCommissioningDate', { residence_id: erables, commissioning_date: day })
const isOver = async (client: Client) =>
  expect(await client.call('accounts.getMe')).toMatchObject({ status: 401, error_reason: 'UNAUTHORIZED_TOKEN_INVALID' })

describe('who may be assisted', () => {
  const list = (input: object = {}, by = support) => by.call('accounts.listAssistable', { page_size: -1, ...input })

  test('ADMIN-16/found the people of companies, by name, address or company, with why one may not be assisted', async () => {
    for (const search of ['bertin', 'HUGO@clairiere', 'Maisons Clairiere'])
      expect((await list({ search })).data).toContainEqual({
        id: hugo,
        name: 'Hugo Bertin',
        username: 'hugo@clairiere.example',
        companies: [{ id: clairiere, name: 'Maisons Clairière', role: expect.any(String) }],
        last_connection_at: null,
        cannot: { assist: null },
      })
    const names = (await list()).data.map(({ username }: { username: string }) => username)
    for (const absent of ['claire@foyer.example', 'admin@logis.example']) expect(names).not.toContain(absent)
  })

  test('403 IMPERSONATION_NOT_ALLOWED: nobody with a role on the platform, no resident, not oneself', async () => {
    const user_id = await world.user('ines@belvedere.example')
    await db.insertInto('user_global_roles').values({ user_id, role: 'SUPPORT' }).execute()
    expect((await list({ search: 'ines@belvedere' })).data).toMatchObject([
      { id: user_id, cannot: { assist: 'IMPERSONATION_NOT_ALLOWED' } },
    ])
    for (const id of [
      user_id,
      await world.user('admin@logis.example'),
      await world.user('claire@foyer.example'),
      supportId,
    ])
      expect(await start({ user_id: id })).toMatchObject({ status: 403, error_reason: 'IMPERSONATION_NOT_ALLOWED' })
  })

  test('404 for nobody, 403 for an account that is disabled, 422 for a reason that says too little or too much', async () => {
    expect(await start({ user_id: 999_999_999 })).toMatchObject({ status: 404, error_reason: 'USER_NOT_FOUND' })
    const user_id = await world.user('otto@thermalia.example')
    await db.updateTable('users').set({ is_active: false }).where('id', '=', user_id).execute()
    expect(await start({ user_id })).toMatchObject({ status: 403, error_reason: 'USER_DISABLED' })
    for (const wrong of ['', 'trop bref', ' '.repeat(20), 'a'.repeat(501)])
      expect(await start({ reason: wrong })).toMatchObject({ status: 422, error_reason: 'VALIDATION_ERROR' })
    expect((await start({ reason: 'a'.repeat(500) })).status).toBe(201)
  })
})

describe('a token to act as someone', () => {
  test('ADMIN-15 ADMIN-16/token 201: an hour at most, read-only unless asked otherwise, and the frame is told who, why and until when', async () => {
    const { status, data } = await start()
    expect(status).toBe(201)
    expect(data).toEqual({ access_token: expect.any(String), token_type: 'Bearer', expires_in: 3600, read_only: true })
    const { data: me } = await clientWith(data.access_token).call('accounts.getMe')
    expect(me).toMatchObject({
      id: hugo,
      scope: 'support',
      company_id: clairiere,
      global_roles: [],
      companies: [{ role: 'COMPANY_READER' }],
      impersonated_by: { username: 'support@logis.example', name: expect.any(String), reason, read_only: true },
    })
    const left = Date.parse(me.impersonated_by.expires_at) - Date.now()
    expect(left).toBeGreaterThan(3_500_000)
    expect(left).toBeLessThanOrEqual(3_600_000)
    // A sign of life does not prolong it.
    await db
      .updateTable('access_tokens')
      .set({ issued_at: new Date(Date.now() - 600_000) })
      .where('scope', '=', 'support')
      .execute()
    await clientWith(data.access_token).call('accounts.refreshSession')
    const again = (await clientWith(data.access_token).call('accounts.getMe')).data.impersonated_by.expires_at
    expect(Date.parse(again)).toBeLessThanOrEqual(Date.parse(me.impersonated_by.expires_at))
  })

  test('by an administrator too', async () => {
    expect((await start({}, await as('admin@logis.example'))).status).toBe(201)
  })

  test('ADMIN-16/looks read-only: every project of theirs is read, nothing is changed, and the screens say so beforehand', async () => {
    const onlooker = await assist()
    const { status, data } = await onlooker.call('projects.getProject', { residence_id: erables })
    expect(status).toBe(200)
    expect(data.cannot.edit).toBe('FORBIDDEN')
    expect(await date(onlooker)).toMatchObject({ status: 403, error_reason: 'IMPERSONATION_READ_ONLY' })
  })

  test('the booklet of a home, those of a building and a sale are seen as the person sees them; what residents write is not', async () => {
    const [onlooker, person] = [await assist(), await as('hugo@clairiere.example')]
    const closed = { status: 403, error_reason: 'NOT_WHILE_IMPERSONATED' }
    for (const operation of ['booklet.readBooklet', 'sales.readSale']) {
      const [seen, own] = [
        await onlooker.call(operation, { residence_id: erables }),
        await person.call(operation, { residence_id: erables }),
      ]
      expect([seen.status, own.status]).toEqual([200, 200])
      const { cannot: acts, ...told } = seen.data
      const { cannot: _, ...shown } = own.data
      // Of an onlooker every act is closed, and nobody is asked for anything by them.
      expect({ ...told, asks: [] }).toEqual({ ...shown, asks: [] })
      expect(Object.values(acts)).not.toContain(null)
    }
    const building_id = await world.project('Résidence Les Tilleuls')
    const landlord = await assist({ user_id: await world.user('samira@rivages.example') })
    expect(await landlord.call('booklet.listFlatBooklets', { building_id })).toMatchObject({
      status: 200,
      cannot: { fill: 'FORBIDDEN' },
    })
    expect(await onlooker.call('messages.listConversations', { company_id: clairiere })).toMatchObject(closed)
    expect(await onlooker.call('booklet.downloadPdf', { residence_id: erables })).toMatchObject(closed)
  })

  test('ADMIN-16/acts otherwise it acts as the person, and the feed of the project says who did it in their name', async () => {
    const helper = await assist({ read_only: false })
    expect((await date(helper)).status).toBe(200)
    const { data } = await (await as('hugo@clairiere.example')).call('feed.listActivity', { residence_id: erables })
    expect(data[0]).toMatchObject({
      actor_user: { username: 'hugo@clairiere.example' },
      impersonator: { name: (await helper.call('accounts.getMe')).data.impersonated_by.name },
      context_http_name: 'projects.setCommissioningDate',
    })
    expect(data[1].impersonator).toBeNull()
  })

  test('residence codes stay masked, whatever the person may see', async () => {
    const shown = async (client: Client): Promise<string> =>
      (await client.call('projects.getProject', { residence_id: erables })).data.residence_code
    expect((await shown(await as('hugo@clairiere.example'))).replaceAll('-', '')).toBe(
      await world.code('Maison Les Érables'),
    )
    expect(await shown(await assist({ read_only: false }))).toMatch(/^••••-••••-/)
  })

  test('ADMIN-16/told the security log, the person’s inbox and a mail tell who and why', async () => {
    const said = 'Le devis de la chaudière manque'
    await start({ reason: said, read_only: false })
    const event = await db
      .selectFrom('security_log')
      .selectAll()
      .where('kind', '=', 'ASSISTANCE_STARTED')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(event).toMatchObject({
      actor_user_id: supportId,
      user_id: hugo,
      company_id: clairiere,
      operation: 'accounts.startAssistance',
      details: { reason: said, read_only: false, session_id: expect.any(Number) },
    })
    const { data } = await (await as('hugo@clairiere.example')).call('notifications.listNotifications', {})
    expect(data[0]).toMatchObject({ kind: 'ASSISTED', actor: { id: supportId }, company: { id: clairiere } })
    const mails = await mailsTo('hugo@clairiere.example')
    expect(
      mails.some(({ text, subject }) => subject === 'L’assistance a accédé à votre compte' && text.includes(said)),
    ).toBe(true)
  })
})

describe('ADMIN-16/ended', () => {
  test('ADMIN-16/ended by whoever assists, and by the person from their sessions', async () => {
    const helper = await assist()
    expect((await helper.call('accounts.signOut')).status).toBe(204)
    await isOver(helper)
    const other = await assist()
    const own = await as('hugo@clairiere.example')
    const { data } = await own.call('accounts.listSessions', { user_id: hugo })
    const { id } = data.find(({ scope }: { scope: string }) => scope === 'support')
    expect((await own.call('accounts.endSession', { user_id: hugo, session_id: id })).status).toBe(204)
    expect((await other.call('accounts.getMe')).status).toBe(401)
  })

  test('ADMIN-16/ended with the role of whoever assists, and when the person is disabled or given such a role', async () => {
    const karim = await world.user('karim@renovest.example')
    await db.insertInto('user_global_roles').values({ user_id: karim, role: 'SUPPORT' }).execute()
    const byKarim = await assist({}, await as('karim@renovest.example'))
    expect((await byKarim.call('accounts.getMe')).status).toBe(200)
    await db.deleteFrom('user_global_roles').where('user_id', '=', karim).execute()
    await isOver(byKarim)

    const user_id = await world.user('luc@isotherme.example')
    const helper = await assist({ user_id })
    await db.insertInto('user_global_roles').values({ user_id, role: 'SUPPORT' }).execute()
    await isOver(helper)
    await db.deleteFrom('user_global_roles').where('user_id', '=', user_id).execute()
    const again = await assist({ user_id })
    await db.updateTable('users').set({ is_active: false }).where('id', '=', user_id).execute()
    await isOver(again)
  })

  test('a role that is taken while the token is asked for gives none; one given to the person ends it', async () => {
    const admin = await world.user('admin@logis.example')
    const refused = await meanwhile(
      ({ run }) => run('delete from user_global_roles where user_id = $1', [supportId]),
      () => start(),
    )
    await db
      .insertInto('user_global_roles')
      .values({ user_id: supportId, role: 'SUPPORT', granted_by_user_id: admin })
      .execute()
    support = await as('support@logis.example')
    expect(refused).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
    const user_id = await world.user('nora@gaz-sud.example')
    const late = await meanwhile(
      async ({ run }) => {
        await run('select from users where id = $1 for no key update', [user_id])
        await run(`insert into user_global_roles (user_id, role) values ($1, 'SUPPORT')`, [user_id])
      },
      () => start({ user_id }),
    )
    expect(late).toMatchObject({ status: 403, error_reason: 'IMPERSONATION_NOT_ALLOWED' })
  })
})
