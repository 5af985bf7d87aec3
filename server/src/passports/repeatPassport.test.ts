import { readdirSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { settings } from '#platform/config.ts'
import { db } from '#platform/db.ts'
import { forgetting } from '#platform/idempotency.ts'
import { as, type Client, type Part } from '#platform/testing/client.ts'
import { bracketed, paper, type Tree } from '#platform/testing/forms.ts'
import { world } from '#platform/testing/world.ts'

let yann: Client
let lenoir: number
beforeAll(async () => {
  yann = await as('yann@lenoir.example')
  lenoir = await world.company('Chauffage Lenoir')
  await db.updateTable('ptg_quotas').set({ monthly_value: 10_000 }).execute()
})

const customer = {
  name: 'M. Encore',
  email: 'encore@foyer.example',
  street_name: 'Rue',
  zip_code: '44000',
  city: 'Nantes',
}
const passport: Tree = { contact_information: customer, intervention: { type: 'MAINTENANCE' } }

const post = (who: Client, path: string, key: string | null, tree: Tree, files: Part[]) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(bracketed(tree))) form.append(name, value)
  for (const { field, name, type, bytes } of files)
    form.append(field!, new Blob([String(bytes)], { type: type! }), name)
  return who.send('POST', path, { body: form, headers: key === null ? {} : { 'idempotency-key': key } })
}
const create = (key: string | null, tree = passport, files = [paper('ptg_others')], who = yann) =>
  post(who, `/v2/companies/${lenoir}/ptg`, key, tree, files)
const used = async () => (await yann.call('passports.getQuota', { company_id: lenoir })).data.used as number
const files = () =>
  readdirSync(settings.STORAGE_FOLDER, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .length

test('PTG-15 what is sent again under its key is made once, counted once and kept once', async () => {
  const before = { used: await used(), files: files() }
  const first = await create('cle-1')
  const again = await create('cle-1')
  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.data).toEqual(first.data)
  expect({ used: await used(), files: files() }).toEqual({ used: before.used + 1, files: before.files + 1 })
})

test('PTG-15 without a key, or under another, it is another one', async () => {
  const ids = [await create(null), await create(null), await create('cle-2'), await create('cle-3')].map(
    ({ data }) => data.id,
  )
  expect(new Set(ids).size).toBe(4)
})

test('PTG-15 five at once under one key make one', async () => {
  const before = await used()
  const answers = await Promise.all(Array.from({ length: 5 }, () => create('cle-4')))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
  expect(await used()).toBe(before + 1)
})

test.each([
  ['other fields', { ...passport, contact_information: { ...customer, name: 'Mme Autre' } }, [paper('ptg_others')]],
  ['another file', passport, [{ ...paper('ptg_others'), bytes: '%PDF-1.4 autre' }]],
  ['another group', passport, [paper('ptg_cert_maintenance')]],
  ['no file', passport, []],
] as [string, Tree, ReturnType<typeof paper>[]][])(
  'PTG-15 409: the same key with %s is refused and keeps nothing',
  async (what, tree, papers) => {
    const key = `autre-${what.replaceAll(' ', '-')}`
    await create(key)
    const before = { used: await used(), files: files() }
    expect(await create(key, tree, papers)).toMatchObject({ status: 409, error_reason: 'IDEMPOTENCY_KEY_REUSED' })
    expect({ used: await used(), files: files() }).toEqual(before)
  },
)

test('PTG-15 a refused creation leaves its key free; a key is its sender’s own', async () => {
  const wrong = { ...passport, product: { id: 999_999_999 } }
  expect((await create('cle-5', wrong)).status).toBe(422)
  const { status, data } = await create('cle-5')
  expect(status).toBe(201)
  const home = { residence: { id: data.id }, intervention: { type: 'MAINTENANCE' } }
  const marie = await as('marie@horizon.example')
  const theirs = await post(marie, `/v2/companies/${lenoir}/interventions`, 'cle-5', home, [])
  expect(theirs.status).toBe(201)
})

test('PTG-27 what took the last unit may be sent again; what comes new may not', async () => {
  await db
    .updateTable('ptg_quotas')
    .set({ monthly_value: (await used()) + 1 })
    .execute()
  const first = await create('derniere')
  expect((await create('derniere')).data.id).toBe(first.data.id)
  for (const key of ['trop-tard', null])
    expect(await create(key)).toMatchObject({ status: 409, error_reason: 'PTG_QUOTA_REACHED' })
})

test('INT-30 an intervention too is made once, by either address', async () => {
  const home = { residence: { id: await world.project('Mme Chevalier') }, intervention: { type: 'DIAGNOSTIC' } }
  const add = (path: string) => post(yann, `/v2/companies/${lenoir}/${path}`, 'cle-6', home, [paper('ptg_others')])
  const first = await add('interventions')
  expect((await add('ptg/interventions')).data).toEqual(first.data)
  const reused = { status: 409, error_reason: 'IDEMPOTENCY_KEY_REUSED' }
  expect(await create('cle-6')).toMatchObject(reused)
  const other = { ...home, intervention: { type: 'MAINTENANCE' } }
  expect(await post(yann, `/v2/companies/${lenoir}/interventions`, 'cle-6', other, [])).toMatchObject(reused)
})

test('API-09 400: a key that is none', async () => {
  for (const key of ['', 'a b', 'é', 'x'.repeat(201)])
    expect(await create(key).catch(() => ({ status: 400 }))).toMatchObject({ status: 400 })
})

test('a key is forgotten after a day', async () => {
  await db
    .updateTable('idempotency_keys')
    .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
    .where('key', '=', 'cle-1')
    .execute()
  await forgetting.handle({})
  const keys = await db.selectFrom('idempotency_keys').select('key').execute()
  expect(keys.map(({ key }) => key)).not.toContain('cle-1')
  expect(keys.map(({ key }) => key)).toContain('cle-6')
})
