import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { operations } from '#platform/operations.ts'
import { as, type Answer, type Client } from '#platform/testing/client.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { readPdf } from '#platform/testing/pdf.ts'
import { building, flatOf, newRequest, newTenant } from '#platform/testing/tenants.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { world } from '#platform/testing/world.ts'
import { filesOfZip } from '#platform/testing/zip.ts'

withoutLimits()

/** What a tenant is never told, wherever it stands. */
const secrets = [
  'Zéphyrine',
  'Quillard',
  'patrimoine@rivages.example',
  'BAIL-SECRET-77',
  'Impayés de loyer',
  'Noté pour nous seuls',
]
let samira: Client
let tenant: Awaited<ReturnType<typeof newTenant>>
let person: Client
type Ids = Record<string, readonly unknown[]>
let values: Ids
/** What each call told the tenant before there was anything to hide. */
let before: Map<string, string>

const pdf = (name: string) => [{ name, type: 'application/pdf', bytes: `%PDF-1.4\n%${name}\n%%EOF` }]
/** Private where it can be: in a building. Of a flat, a neighbour’s own. */
const hiddenFile = async (residence_id: number, is_private: '0' | '1') => {
  const name = `Impayés de loyer ${residence_id}.pdf`
  const { data } = await samira.upload('documents.uploadDocument', { residence_id }, { name, is_private }, pdf(name))
  return data.id as number
}

beforeAll(async () => {
  samira = await as('samira@rivages.example')
  const [flat, beside, tilleuls] = [await flatOf('A04'), await flatOf('A05'), await world.project(building)]
  tenant = await newTenant(flat, 'Ondine', 'Berger')
  person = await tenant.client()
  const known = {
    company_id: [await world.company('Habitat Rivages')],
    residence_id: [flat, tilleuls, beside],
    building_id: [tilleuls],
    user_id: [tenant.id],
    text: ['Quillard'],
  }
  before = await saidTo(person, known)
  await db.updateTable('residences').set({ contract_number: 'BAIL-SECRET-77' }).where('id', '=', flat).execute()
  const neighbour = await newTenant(beside, 'Zéphyrine', 'Quillard')
  const former = await newTenant(flat, 'Zéphyrine', 'Quillard')
  await samira.call('tenants.removeTenant', { residence_id: flat, user_id: former.id })
  const asking = await newRequest(flat)
  const named = { first_name: 'Zéphyrine', last_name: 'Quillard' }
  await db.updateTable('users').set(named).where('id', '=', asking.user_id).execute()
  const product_id = (await db.selectFrom('products').select('id').executeTakeFirstOrThrow()).id
  const note = 'Noté pour nous seuls'
  const device = await samira.call('devices.createDevice', { residence_id: beside, product_id, note })
  if (device.status !== 201) throw new Error(`The neighbour has no device: ${device.error_reason}`)
  values = {
    ...known,
    user_id: [tenant.id, neighbour.id],
    document_id: [await hiddenFile(tilleuls, '1'), await hiddenFile(beside, '0')],
    device_id: [device.data.id],
  }
}, 120_000)

/** Every way of putting the known ids into the place of an operation. */
const inputsOf = (path: string, ids: Ids): Record<string, unknown>[] => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return [...names, 'text'].reduce<Record<string, unknown>[]>(
    (inputs, name) => inputs.flatMap((input) => (ids[name] ?? [1]).map((value) => ({ ...input, [name]: value }))),
    [{}],
  )
}

/** What an answer says, also in the names and texts of what is packed or printed. */
const saidBy = async ({ headers, bytes }: Answer): Promise<string> => {
  const type = headers.get('content-type') ?? ''
  const name = decodeURIComponent(headers.get('content-disposition') ?? '')
  if (type.includes('zip')) return [name, ...filesOfZip(bytes).keys()].join(' ')
  if (type.includes('pdf') && !bytes.includes('%PDF-1.4\n%')) return name + (await readPdf(bytes)).text
  return name + bytes.toString()
}
const secretsIn = (said: string) => secrets.filter((secret) => said.includes(secret))
/** Of a refusal, all but the number of its request. */
const told = async (answer: Answer) =>
  answer.status < 400
    ? (await saidBy(answer)).normalize('NFC')
    : `${answer.status} ${answer.bytes.toString().replace(/"request_id":"[^"]*"/, '')}`

const outside = /address-suggestions|status\/summary|notifications\/stream|pictures\/\{/
/** What speaks of homes: the rest tells of sessions and of the hour. */
const ofHomes =
  /^(projects|documents|devices|contacts|tenants|residents|pictures|finding|flats|interventions|notifications|messages|household|feed)[.]/
const reads = operations.filter(({ method, path, needsUser }) => method === 'GET' && needsUser && !outside.test(path))

/** Every call of the contract that reads, by these ids, and what it answered. */
const saidTo = async (who: Client, ids: Ids, of = reads) => {
  const said = new Map<string, string>()
  for (const { name, path } of of)
    for (const input of inputsOf(path, ids))
      said.set(`${name} ${JSON.stringify(input)}`, await told(await who.call(name, input)))
  return said
}
let after: Promise<Map<string, string>> | undefined
const saidNow = () => (after ??= saidTo(person, values))

test('a tenant reads of no neighbour, no former tenant, no owner’s data and no private file by any call of the contract', async () => {
  const said = [...(await saidNow())]
  expect(said.filter(([, text]) => secretsIn(text).length > 0)).toEqual([])
  expect(said.filter(([, text]) => !/^4\d\d /.test(text)).length).toBeGreaterThan(15)
}, 120_000)

test('what is hidden from a tenant changes no answer to them: no list, no count, no archive, no document, no search', async () => {
  const now = await saidNow()
  const both = [...before].filter(([call]) => ofHomes.test(call) && now.has(call))
  const changed = both.filter(([call, text]) => now.get(call) !== text)
  expect(changed.map(([call, text]) => [call, text, now.get(call)])).toEqual([])
  expect(both.filter(([, text]) => !/^4\d\d /.test(text)).length).toBeGreaterThan(8)
}, 120_000)

test('the same calls tell their landlord all of it', async () => {
  const staff = reads.filter(({ name }) => /^(tenants|projects|documents|devices)[.]/.test(name))
  const found = new Set([...(await saidTo(samira, values, staff)).values()].flatMap(secretsIn))
  expect([...found].toSorted()).toEqual(secrets.toSorted())
}, 120_000)

test('no mail and no notification tells a tenant of another', async () => {
  for (const { subject, text, html } of await mailsTo(tenant.username))
    expect(secrets.filter((secret) => `${subject} ${text} ${html}`.includes(secret))).toEqual([])
  const rows = await db.selectFrom('user_notifications').selectAll().where('user_id', '=', tenant.id).execute()
  expect(secrets.filter((secret) => JSON.stringify(rows).includes(secret))).toEqual([])
})
