import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { settings } from '#platform/config.ts'
import { db } from '#platform/db.ts'
import { operationNamed } from '#platform/operations.ts'
import { anonymous, as, type Client } from '#platform/testing/client.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { meanwhile } from '#platform/testing/meanwhile.ts'
import { moveIn, newColleague, newOwner } from '#platform/testing/people.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { world } from '#platform/testing/world.ts'
import { filesOfZip } from '#platform/testing/zip.ts'

withoutLimits()

let hugo: Client
let claire: Client
let residence_id: number
let folder: string
beforeAll(async () => {
  hugo = await as('hugo@clairiere.example')
  claire = await as('claire@foyer.example', 'resident')
  residence_id = await world.project('Maison Les Érables')
  const { data } = await hugo.call('documents.createFolder', { residence_id, name: 'Pour le notaire' })
  folder = `folder-${data.id}`
  const file = (name: string, more: object = {}) =>
    hugo.upload('documents.uploadDocument', { residence_id }, { name, ...more }, [
      { name, type: 'application/pdf', bytes: `%PDF-1.4\n% ${name}\n%%EOF` },
    ])
  await file('Diagnostic.pdf', { folder_id: String(data.id) })
  await file('Ailleurs.pdf')
})

const share = async (more: object = {}, who = claire) => {
  const answer = await who.call('booklet.createShare', { residence_id, label: 'Maître Dupont', ...more })
  expect(answer.status).toBe(201)
  return answer.data as { id: number; token: string; expires_at: string }
}
const opened = (token: string, more: object = {}) => anonymous.call('booklet.openShare', { token, ...more })
const fetchBy = (pass: string, name: string, file_id = 0) =>
  anonymous.send('GET', operationNamed(name).path.replace('{file_id}', String(file_id)), {
    headers: { 'x-one-time-token': pass },
  })
const file = (pass: string, id: number) => fetchBy(pass, 'booklet.downloadSharedFile', id)
const over = { status: 404, error_reason: 'BOOKLET_LINK_OVER' }
const listed = async (id: number) =>
  (await claire.call('booklet.listShares', { residence_id })).data.find((one: { id: number }) => one.id === id)
type Shared = { files: { id: number; name: string; folder: string | null; kind: string; devices: string[] }[] }
const opening = async (token: string, more: object = {}) =>
  (await opened(token, more)).data.opened as { pass: string; shared: Shared }

test('the owner shares the whole booklet for seven days: its package and its files, nothing private; each opening is told, and the link is stored nowhere', async () => {
  const { id, token, expires_at } = await share()
  const days = (Date.parse(expires_at) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(6.9)
  expect(days).toBeLessThan(7.1)
  const { pass, shared } = await opening(token)
  const names = shared.files.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['Diagnostic.pdf', 'Ailleurs.pdf']))
  expect(names).not.toContain('Facture cuisine.pdf')
  const notices = shared.files.filter(({ kind }) => kind === 'NOTICES')
  expect(notices.flatMap(({ devices }) => devices)).toContain('Vitodens 200-W')
  expect(notices.filter(({ devices }) => devices.length === 0)).toEqual([])
  const packed = filesOfZip((await fetchBy(pass, 'booklet.downloadSharedPackage')).bytes)
  expect([...packed.keys()]).toEqual(expect.arrayContaining(['manifest-sha256.txt', 'data/booklet.json']))
  expect([...packed.keys()].join('\n')).not.toContain('Facture cuisine')
  const one = shared.files.find(({ name }) => name === 'Diagnostic.pdf')!
  expect((await file(pass, one.id)).bytes.toString()).toContain('Diagnostic.pdf')
  expect(await listed(id)).toMatchObject({ openings_count: 1, files_count: shared.files.length + 1, is_over: false })
  const feed = JSON.stringify((await hugo.call('feed.listActivity', { residence_id, page_size: -1 })).data)
  expect(feed).toContain('booklet_share_opened')
  const { rows } = await db
    .selectFrom('booklet_shares')
    .selectAll()
    .execute()
    .then((rows) => ({ rows }))
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('a link that lives is listed however many were made and ended after it: it can be ended too', async () => {
  const { id } = await share()
  await sql`
    insert into booklet_shares (residence_id, maker_user_id, by_owner, label, token_hash, expires_at, openings_max, revoked_at)
    select residence_id, maker_user_id, by_owner, label, sha256(n::text::bytea), expires_at, openings_max, now()
    from booklet_shares, generate_series(1, 100) n where id = ${id}`.execute(db)
  expect(await listed(id)).toMatchObject({ is_over: false })
})

test('some folders are shared, and those alone, in the list, one by one and together', async () => {
  const { token } = await share({ parts: [folder] }, hugo)
  const { pass, shared } = await opening(token)
  expect(shared.files).toMatchObject([{ name: 'Diagnostic.pdf', folder: 'Pour le notaire' }])
  const packed = filesOfZip((await fetchBy(pass, 'booklet.downloadSharedPackage')).bytes)
  expect([...packed.keys()]).toEqual(['Pour le notaire/Diagnostic.pdf'])
  const { id } = await db.selectFrom('documents').select('id').where('name', '=', 'Ailleurs').executeTakeFirstOrThrow()
  expect(await file(pass, id)).toMatchObject({ status: 404, error_reason: 'DOCUMENT_NOT_FOUND' })
  const foreign = { residence_id, label: 'x', parts: ['folder-999999'] }
  expect(await claire.call('booklet.createShare', foreign)).toMatchObject({ error_reason: 'BOOKLET_PART_NOT_FOUND' })
})

test('a password or a mailed code opens it, each code once; nothing is told before', async () => {
  const { token } = await share({ password: 'Notaire-2026' })
  expect((await opened(token)).data).toEqual({ needs: 'PASSWORD', opened: null })
  expect(await opened(token, { password: 'Notaire-2025' })).toMatchObject({ error_reason: 'BOOKLET_SHARE_LOCKED' })
  expect((await opening(token, { password: 'Notaire-2026' })).shared.files.length).toBeGreaterThan(0)

  const coded = await share({ email: 'notaire@etude.example' })
  expect((await opened(coded.token)).data).toEqual({ needs: 'CODE', opened: null })
  const [mail] = await mailsTo('notaire@etude.example')
  const code = /\b\d{8}\b/.exec(mail!.text)![0]
  const { body_html } = await db
    .selectFrom('communication_logs')
    .select('body_html')
    .where('recipient', '=', 'notaire@etude.example')
    .executeTakeFirstOrThrow()
  expect(body_html).not.toContain(code)
  expect(await opened(coded.token, { code: '00000000' })).toMatchObject({ error_reason: 'BOOKLET_SHARE_LOCKED' })
  const both = await Promise.all([opened(coded.token, { code }), opened(coded.token, { code })])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403])
})

test('it ends at its day, when it is cut, with its home and with whoever made it; what it had opened ends with it', async () => {
  const cut = await share()
  const { pass, shared } = await opening(cut.token)
  await claire.call('booklet.revokeShare', { residence_id, share_id: cut.id })
  expect(await opened(cut.token)).toMatchObject(over)
  expect(await file(pass, shared.files[0]!.id)).toMatchObject(over)
  expect(await claire.call('booklet.revokeShare', { residence_id, share_id: cut.id })).toMatchObject({ status: 404 })
  expect(await listed(cut.id)).toMatchObject({ is_over: true })

  const old = await share()
  await db.updateTable('booklet_shares').set({ expires_at: new Date() }).where('id', '=', old.id).execute()
  expect(await opened(old.token)).toMatchObject(over)
  const left = await share()
  const hers = await share({}, hugo)
  const user_id = await world.user('claire@foyer.example')
  await db
    .deleteFrom('residence_users')
    .where('user_id', '=', user_id)
    .where('residence_id', '=', residence_id)
    .execute()
  expect(await opened(left.token)).toMatchObject(over)
  expect(await opened(hers.token)).toMatchObject({ status: 200 })
  await moveIn('claire@foyer.example', residence_id, 'OWNER')
  claire = await as('claire@foyer.example', 'resident')
  const cancelled = (at: Date | null) =>
    db.updateTable('residences').set({ deleted_at: at }).where('id', '=', residence_id).execute()
  await cancelled(new Date())
  expect(await opened(hers.token)).toMatchObject(over)
  await cancelled(null)

  const meant = await share()
  const answer = await meanwhile(
    ({ run }) =>
      run(
        'with held as (select id from residences where id = $1 for update) update booklet_shares set revoked_at = now() where id = $2 and residence_id = (select id from held)',
        [residence_id, meant.id],
      ),
    () => opened(meant.token),
  )
  expect(answer).toMatchObject(over)
})

test('it answers as long as its maker may make one: not while their account or their company is disabled, they only read, or the home lacks the provision; an owner’s stays', async () => {
  const { user_id, client } = await newColleague('Maisons Clairière')
  const hers = await share({}, await client())
  const own = await share()
  const admin = await as('admin@logis.example')
  const { pass, shared } = await opening(hers.token)
  const expectBetween = async (ends: () => Promise<unknown>, begins: () => Promise<unknown>) => {
    await ends()
    expect(await opened(hers.token)).toMatchObject(over)
    expect(await file(pass, shared.files[0]!.id)).toMatchObject(over)
    claire = await as('claire@foyer.example', 'resident')
    expect(await listed(hers.id)).toMatchObject({ is_over: true })
    expect(await listed(own.id)).toMatchObject({ is_over: false })
    expect(await opened(own.token)).toMatchObject({ status: 200 })
    await begins()
    expect(await opened(hers.token)).toMatchObject({ status: 200 })
  }
  const person = (act: string) => () => admin.call(`people.${act}Person`, { user_id })
  await expectBetween(person('disable'), person('enable'))
  const company_id = await world.company('Maisons Clairière')
  await expectBetween(
    () => admin.call('partners.disablePartner', { company_id, reason: 'Impayé' }),
    () => admin.call('partners.enablePartner', { company_id }),
  )
  hugo = await as('hugo@clairiere.example')
  const { data } = await hugo.call('companies.listRoles', { company_id })
  const { id: link_id } = data.find(({ user }: { user: { id: number } }) => user.id === user_id)
  const become = (role: string) => () => hugo.call('companies.changeRole', { company_id, link_id, role })
  await expectBetween(become('COMPANY_READER'), become('COMPANY_MEMBER'))
  const provision = (from: string, code: string) => () =>
    db
      .updateTable('residence_service_provisions')
      .set({ code })
      .where('residence_id', '=', residence_id)
      .where('code', '=', from)
      .execute()
  await expectBetween(provision('MSL_PREMIUM', 'MSL_REPCONSOS'), provision('MSL_REPCONSOS', 'MSL_PREMIUM'))
})

test('whom an owner before them gave a link to is told to no later owner; the company reads it, and its own are told to both', async () => {
  const seen = async (who: Client) => {
    const { data } = await who.call('booklet.listShares', { residence_id })
    return data.map(({ label }: { label: string }) => label)
  }
  const before = await newOwner(residence_id)
  const { id: share_id } = await share({ label: 'Notaire d’avant', email: 'etude@notaire.example' }, before.client)
  await share({ label: 'Bureau d’études' }, hugo)
  expect(await seen(claire)).toEqual(expect.arrayContaining(['Notaire d’avant', 'Bureau d’études']))
  expect((await before.close()).status).toBe(204)
  expect(await seen(claire)).not.toContain('Notaire d’avant')
  expect(await seen(claire)).toContain('Bureau d’études')
  expect(await seen(hugo)).toContain('Notaire d’avant')
  const absent = { status: 404, error_reason: 'RESOURCE_NOT_FOUND' }
  expect(await claire.call('booklet.revokeShare', { residence_id, share_id })).toMatchObject(absent)
  expect((await hugo.call('booklet.revokeShare', { residence_id, share_id })).status).toBe(200)
})

test('it opens as often as it may, however many come at once; a home has twenty links that live', async () => {
  const { token } = await share({ openings_max: 2 })
  const answers = await Promise.all([1, 2, 3, 4].map(() => opened(token)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 410, 410])
  expect(answers.find(({ status }) => status === 410)).toMatchObject({ error_reason: 'BOOKLET_SHARE_SPENT' })
  let last = 201
  for (let made = 0; made < 21 && last === 201; made += 1)
    last = (await claire.call('booklet.createShare', { residence_id, label: 'x' })).status
  expect(last).toBe(409)
  await db.deleteFrom('booklet_shares').where('label', '=', 'x').execute()
})

test('links, passwords and codes are guessed a few times an hour', async () => {
  const { token } = await share({ password: 'Notaire-2026' })
  settings.RATE_LIMITS = true
  const reasons = async (times: number, ask: (count: number) => Promise<{ error_reason?: string }>) => {
    const found: string[] = []
    for (let count = 0; count < times; count += 1) found.push((await ask(count)).error_reason ?? '')
    return found
  }
  const wrong = await reasons(10, () => opened(token, { password: 'Notaire-2025' }))
  const guessed = await reasons(21, (count) => opened(`rien${count}`))
  settings.RATE_LIMITS = false
  await db.deleteFrom('rate_limits').where('bucket', 'like', 'booklet-share%').execute()
  expect(wrong.filter((reason) => reason === 'BOOKLET_SHARE_LOCKED')).toHaveLength(8)
  expect([wrong.at(-1), guessed.at(-1)]).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS'])
})

test('429: one address is mailed ten codes an hour, however many links are made for it', async () => {
  const tokens: string[] = []
  for (let made = 0; made < 3; made += 1) tokens.push((await share({ email: 'Autrui@etude.example' })).token)
  settings.RATE_LIMITS = true
  const answers: number[] = []
  for (const token of tokens) for (let asks = 0; asks < 4; asks += 1) answers.push((await opened(token)).status)
  settings.RATE_LIMITS = false
  await db.deleteFrom('rate_limits').where('bucket', 'like', 'booklet-share%').execute()
  expect(answers).toEqual([...Array<number>(10).fill(200), 429, 429])
  expect(await mailsTo('Autrui@etude.example')).toHaveLength(10)
})

test('a tenant shares nothing, nor does a reader; a building has no booklet', async () => {
  await moveIn('tom@foyer.example', residence_id, 'TENANT')
  const tom = await as('tom@foyer.example', 'resident')
  const forbidden = { status: 403, error_reason: 'FORBIDDEN' }
  expect(await tom.call('booklet.listShares', { residence_id })).toMatchObject(forbidden)
  expect(await tom.call('booklet.createShare', { residence_id, label: 'x' })).toMatchObject(forbidden)
  const samira = await as('samira@rivages.example')
  const building = await world.project('Résidence Les Tilleuls')
  expect(await samira.call('booklet.createShare', { residence_id: building, label: 'x' })).toMatchObject({
    error_reason: 'NO_BOOKLET',
  })
})

test('whoever reads by a pass waits for nobody who writes on the home', async () => {
  const { token } = await share({})
  const { pass, shared } = await opening(token)
  const answered: string[] = []
  const read = async () => {
    expect((await opened(token, { pass })).status).toBe(200)
    expect((await file(pass, shared.files[0]!.id)).status).toBe(200)
    answered.push('reader')
  }
  await meanwhile(
    ({ run }) => run('select from residences where id = $1 for update', [residence_id]),
    read,
    async () => void answered.push('writer'),
  )
  expect(answered).toEqual(['reader', 'writer'])
})

test('a page that is loaded again within the hour is the same opening; the pass of another link opens nothing', async () => {
  const { id, token } = await share({ openings_max: 1 })
  const { pass, shared } = await opening(token)
  expect((await opened(token, { pass })).data).toMatchObject({ needs: 'NONE', opened: { pass, shared } })
  expect(await listed(id)).toMatchObject({ openings_count: 1 })
  expect(await opened(token)).toMatchObject({ error_reason: 'BOOKLET_SHARE_SPENT' })
  const locked = await share({ password: 'Notaire-2026' })
  expect((await opened(locked.token, { pass })).data).toEqual({ needs: 'PASSWORD', opened: null })
  await claire.call('booklet.revokeShare', { residence_id, share_id: id })
  expect(await opened(token, { pass })).toMatchObject(over)
})

test('an invoice stays, wherever it is fastened and however it is called; what a label calls something else leaves', async () => {
  const { data } = await hugo.call('devices.listDevices', { residence_id, page_size: -1 })
  const { id: device_id } = data.find(({ model_type }: { model_type: string }) => model_type === 'DEVICE')
  const attach = (name: string, more: object = {}) =>
    hugo.upload('devices.uploadDeviceDocument', { device_id }, { name, ...more }, [
      { name, type: 'application/pdf', bytes: `%PDF-1.4\n% ${name}\n%%EOF` },
    ])
  for (const name of ['FACTURE_pose.pdf', 'Devis signé.pdf', 'Manufacture.pdf'])
    expect((await attach(name)).status).toBe(201)
  expect((await attach('Facture expliquée.pdf', { label: 'cil' })).status).toBe(201)
  const { shared } = await opening((await share()).token)
  const names = shared.files.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['Manufacture.pdf', 'Facture expliquée.pdf']))
  expect(names.filter((name) => /facture_|devis/i.test(name))).toEqual([])
})
