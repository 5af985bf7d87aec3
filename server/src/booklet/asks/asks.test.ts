import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { settings } from '#platform/config.ts'
import { anonymous, as, type Client } from '#platform/testing/client.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { newColleague } from '#platform/testing/people.ts'
import { withRoom } from '#platform/testing/room.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { world } from '#platform/testing/world.ts'

withoutLimits()

let hugo: Client
let residence_id: number
beforeAll(async () => {
  hugo = await as('hugo@clairiere.example')
  residence_id = await world.project('Maison Les Lilas')
})

let made = 0
/** Asks somebody new, and answers the token that the mail brought. */
const ask = async (more: object = {}, who = hugo) => {
  made += 1
  const email = `plombier${made}@chantier.example`
  const { status, data } = await who.call('booklet.askForPart', {
    residence_id,
    item: 'NETWORKS',
    part: 'gas',
    email,
    ...more,
  })
  expect(status).toBe(201)
  const [mail] = await mailsTo(email)
  const link = mail!.links.find((one) => one.includes('/depot#token='))!
  return {
    email,
    mail: mail!,
    token: new URLSearchParams(new URL(link).hash.slice(1)).get('token')!,
    id: data.asks[0].id as number,
  }
}
const opened = (token: string) => anonymous.call('booklet.openAsk', { token })
const add = (token: string, names: string[], bytes = '%PDF-1.4\n%%EOF') =>
  anonymous.upload(
    'booklet.addToAsk',
    {},
    { token },
    names.map((name) => ({ field: 'files[]', name, type: 'application/pdf', bytes })),
  )
const over = { status: 404, error_reason: 'BOOKLET_LINK_OVER' }
const namesNow = async () =>
  await db
    .selectFrom('documents')
    .select(['name', 'creator_name'])
    .where('residence_id', '=', residence_id)
    .orderBy('id')
    .execute()

test('a link that lives is listed however many were sent and ended after it: it can be ended too', async () => {
  const { id } = await ask()
  await sql`
    insert into booklet_asks (residence_id, item, part, email, message, locale, asker_user_id, expires_at, revoked_at)
    select residence_id, item, part, email, message, locale, asker_user_id, expires_at, now()
    from booklet_asks, generate_series(1, 100) where id = ${id}`.execute(db)
  const { asks } = (await hugo.call('booklet.readBooklet', { residence_id })).data
  expect(asks.find((one: { id: number }) => one.id === id)).toMatchObject({ is_over: false })
})

test('the link of an English mail opens its page in English', async () => {
  const french = await ask()
  const english = await ask({ locale: 'en-UK' })
  const languageOf = ({ mail }: typeof french) => mail.links.map((link) => new URL(link).hash.match(/&lang=(\w+)/)?.[1])
  expect(languageOf(french)).not.toContain('en')
  expect(languageOf(english)).toContain('en')
  expect(english.mail.text).toContain(`/depot#token=${english.token}&lang=en`)
})

test('a mail asks the right person; its link adds files under names that are free, and shows nothing else of the home', async () => {
  const { email, mail, token, id } = await ask({ message: 'Le plan du réseau gaz, merci.' })
  expect(mail.text).toContain('Le plan du réseau gaz, merci.')
  const { body_html } = await db
    .selectFrom('communication_logs')
    .select('body_html')
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow()
  expect(body_html).not.toContain(token)
  expect(await opened(token)).toMatchObject({ status: 200 })
  expect(Object.keys((await opened(token)).data).toSorted()).toEqual([
    'asker',
    'city',
    'company',
    'device',
    'file_limit',
    'files_count',
    'files_left',
    'home',
    'item',
    'message',
    'part',
  ])
  expect(await add(token, ['Plan gaz.pdf', 'Plan gaz.pdf'])).toMatchObject({
    status: 201,
    data: { files_count: 2, files_left: 18 },
  })
  expect((await namesNow()).slice(-2)).toEqual([
    { name: 'Plan gaz', creator_name: email },
    { name: 'Plan gaz (2)', creator_name: email },
  ])
  const { data } = await hugo.call('booklet.readBooklet', { residence_id })
  expect(data.asks.find((one: { id: number }) => one.id === id)).toMatchObject({
    email,
    files_count: 2,
    is_over: false,
  })
  const gas = data.items.find(({ code }: { code: string }) => code === 'NETWORKS').parts[2]
  expect(gas).toMatchObject({ state: 'TO_CHECK', reason: 'NETWORK_UNKNOWN' })
  const { data: told } = await hugo.call('notifications.listNotifications', { search: { kind: 'FILES_RECEIVED' } })
  expect(told).toMatchObject([{ kind: 'FILES_RECEIVED', actor: null, residence: { id: residence_id } }])
})

test('a space before the extension, which nobody sees, makes no other name for whoever sends by a link either', async () => {
  const { token } = await ask()
  expect((await add(token, [' Réseau gaz .pdf '])).status).toBe(201)
  expect((await namesNow()).map(({ name }) => name)).toContain('Réseau gaz')
  // As a Mac writes it: the accent is a letter of its own.
  expect((await add(token, ['Réseau eau .pdf'.normalize('NFD')])).status).toBe(201)
  expect((await namesNow()).map(({ name }) => name)).toContain('Réseau eau'.normalize('NFC'))
})

test('a link that was revoked, is too old, is of a cancelled home, or of someone who left opens nothing and adds nothing', async () => {
  const before = (await namesNow()).length
  const ended = await ask()
  await hugo.call('booklet.revokeAsk', { residence_id, ask_id: ended.id })
  const old = await ask()
  await db.updateTable('booklet_asks').set({ expires_at: new Date() }).where('id', '=', old.id).execute()
  const expectOver = async (token: string) => {
    expect(await opened(token)).toMatchObject(over)
    expect(await add(token, ['Trop tard.pdf'])).toMatchObject(over)
  }
  await expectOver(ended.token)
  await expectOver(old.token)
  await expectOver('rien')
  const { token } = await ask()
  const cancelled = (at: Date | null) =>
    db.updateTable('residences').set({ deleted_at: at }).where('id', '=', residence_id).execute()
  await cancelled(new Date())
  await expectOver(token)
  await cancelled(null)
  const hugoId = await world.user('hugo@clairiere.example')
  const works = (is_active: boolean) =>
    db.updateTable('user_role_companies').set({ is_active }).where('user_id', '=', hugoId).execute()
  await works(false)
  await expectOver(token)
  await works(true)
  hugo = await as('hugo@clairiere.example')
  expect(await opened(token)).toMatchObject({ status: 200 })
  expect(await namesNow()).toHaveLength(before)
})

test('a link answers as long as whoever asked may ask: not while their account or their company is disabled, or they only read', async () => {
  const { user_id, client } = await newColleague('Maisons Clairière')
  const { token, id } = await ask({}, await client())
  const admin = await as('admin@logis.example')
  const marie = await as('marie@horizon.example')
  const expectBetween = async (ends: () => Promise<unknown>, begins: () => Promise<unknown>) => {
    await ends()
    expect(await opened(token)).toMatchObject(over)
    expect(await add(token, ['Trop tard.pdf'])).toMatchObject(over)
    const { data } = await marie.call('booklet.readBooklet', { residence_id })
    expect(data.asks.find((one: { id: number }) => one.id === id)).toMatchObject({ is_over: true })
    await begins()
    expect(await opened(token)).toMatchObject({ status: 200 })
  }
  const person = (act: string) => () => admin.call(`people.${act}Person`, { user_id })
  await expectBetween(person('disable'), person('enable'))
  const company_id = await world.company('Maisons Clairière')
  await expectBetween(
    () => admin.call('partners.disablePartner', { company_id, reason: 'Impayé' }),
    () => admin.call('partners.enablePartner', { company_id }),
  )
  hugo = await as('hugo@clairiere.example')
  const role = (code: 'COMPANY_READER' | 'COMPANY_MEMBER') => () =>
    db.updateTable('user_role_companies').set({ role: code }).where('user_id', '=', user_id).execute()
  await expectBetween(role('COMPANY_READER'), role('COMPANY_MEMBER'))
})

test('what is no document is refused, so are more files than a link brings, at once or in all; a notice goes with its device', async () => {
  const { token } = await ask()
  expect(await add(token, ['virus.pdf'], 'MZ\u0090')).toMatchObject({
    status: 415,
    error_reason: 'FILE_TYPE_NOT_ALLOWED',
  })
  expect(
    await add(
      token,
      Array.from({ length: 6 }, (_, index) => `${index}.pdf`),
    ),
  ).toMatchObject({ status: 422 })
  await db
    .updateTable('booklet_asks')
    .set({ files_count: 19 })
    .where('email', '=', `plombier${made}@chantier.example`)
    .execute()
  expect(await add(token, ['a.pdf', 'b.pdf'])).toMatchObject({ status: 409, error_reason: 'BOOKLET_LINK_FULL' })
  const device = await db
    .selectFrom('devices')
    .select('id')
    .where('residence_id', '=', residence_id)
    .executeTakeFirstOrThrow()
  const notice = await ask({ item: 'NOTICES', part: 'notices', device_id: device.id })
  expect((await opened(notice.token)).data.device).toEqual(expect.any(String))
  await add(notice.token, ['Notice.pdf'])
  const kept = await db.selectFrom('documents').select(['context', 'name']).where('device_id', '=', device.id).execute()
  expect(kept).toContainEqual({ context: 'DEVICE', name: 'Notice' })
  const elsewhere = { residence_id, item: 'HANDOVER', part: 'handover', email: 'a@chantier.example' }
  expect(await hugo.call('booklet.askForPart', elsewhere)).toMatchObject({ error_reason: 'BOOKLET_PART_NOT_FOUND' })
})

test('409 STORAGE_LIMIT_REACHED: a booklet that is full takes nothing from outside either, and the link counts no file', async () => {
  const { token } = await ask()
  const before = await namesNow()
  const answer = await withRoom(residence_id, 0, () => add(token, ['Plan gaz.pdf']))
  expect(answer).toMatchObject({ status: 409, error_reason: 'STORAGE_LIMIT_REACHED' })
  expect(await namesNow()).toEqual(before)
  expect((await opened(token)).data).toMatchObject({ files_count: 0 })
})

test('links are guessed a few times an hour from one network, whatever is true of them', async () => {
  settings.RATE_LIMITS = true
  const answers: string[] = []
  for (let tries = 0; tries < 22; tries += 1) answers.push((await opened(`rien${tries}`)).error_reason as string)
  settings.RATE_LIMITS = false
  await db.deleteFrom('rate_limits').where('bucket', 'like', 'booklet-ask-links%').execute()
  expect(answers.filter((reason) => reason === 'BOOKLET_LINK_OVER')).toHaveLength(20)
  expect(answers.slice(-2)).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS'])
})
