import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { fileStore } from '#platform/files.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { journalMark, journalOf } from '#platform/testing/journal.ts'
import { authorise } from '#platform/testing/people.ts'
import { world } from '#platform/testing/world.ts'
import { longStudy, sample, samples } from '../../fault/mutations.ts'

let hugo: Client
let erables: number
beforeAll(async () => {
  hugo = await as('hugo@clairiere.example')
  erables = await world.project('Maison Les Érables')
})

const attach = (who: Client, bytes: Buffer, fields: Record<string, string> = {}, residence_id = erables) =>
  who.upload('studies.attachStudy', { residence_id }, fields, [{ name: 'étude.xml', bytes }])
const building = (who: Client, residence_id = erables) => who.call('studies.getBuilding', { residence_id })
const storedKeys = async () => {
  const keys: string[] = []
  for await (const { key } of fileStore.list()) keys.push(key)
  return keys.toSorted()
}
const rows = () =>
  db.selectFrom('thermal_studies').selectAll().where('residence_id', '=', erables).orderBy('id').execute()

test('IMP-09 IMP-35/data IMP-36/text 201: a house’s study is in force, with its file, its walls and what it proposes', async () => {
  const mark = await journalMark()
  const company_id = String(await world.company('Études Isotherme'))
  const answer = await attach(hugo, sample('re2020-maison-valide.xml'), { company_id })
  expect(answer).toMatchObject({
    status: 201,
    data: {
      id: expect.any(Number),
      type: 'RE2020',
      status: 'PARSED',
      progress: 100,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      from_automatic_import: 0,
      company: { name: 'Études Isotherme' },
      file: { id: expect.any(Number), name: 'étude.xml' },
      walls: { expected: 12, imported: 0 },
      proposals: { office: { name: 'BET THERMIQUE EXEMPLE', company: null }, permit_number: null },
    },
  })
  expect(await hugo.call('studies.getThermalStudy', { residence_id: erables })).toMatchObject({
    status: 200,
    data: answer.data,
    cannot: { attach: null, remove: null, import: null },
  })
  const { data } = await building(hugo)
  const envelope = JSON.parse(data.envelope)
  expect([envelope.parois_opaques.length, envelope.parois_vitrees.length]).toEqual([7, 5])
  expect(envelope.parois_opaques[0]).toMatchObject({ name: 'Mur ext. brique 20 + laine de verre 140 (ITI)', index: 0 })
  expect(await journalOf(erables, mark)).toMatchObject([
    {
      username: 'hugo@clairiere.example',
      action: 'CREATED',
      model_name: 'File',
      model_id: answer.data.file.id,
      context_http_name: 'studies.attachStudy',
      pretty_log: [{ attribute_name: 'name', old_value: null, value: 'étude.xml' }],
    },
  ])
  const file = await hugo.download('documents.downloadDocument', { document_id: answer.data.file.id })
  expect(file.bytes.equals(sample('re2020-maison-valide.xml'))).toBe(true)
})

const outcomes: Record<string, string> = {
  'hostile-billion-laughs.xml': '422 THERMAL_STUDY_UNREADABLE doctype',
  'invalide-tronque.xml': '422 THERMAL_STUDY_UNREADABLE malformed',
  're2020-collectif-2-batiments-valide.xml': '201 18',
  're2020-enveloppe-vide-valide.xml': '201 0',
  're2020-maison-latin1.xml': '201 12',
  're2020-maison-valide.xml': '201 12',
  're2020-parois-minimales-valide.xml': '201 2',
  're2020-sans-balise-enveloppe-valide.xml': '201 0',
  'rt2012-rset-structure.xml': '409 THERMAL_STUDY_NOT_RE2020 ',
}
test.each([...samples.keys()])('every sample through the API: %s', async (name) => {
  const [before, kept] = [await rows(), await storedKeys()]
  const { status, data, error_reason, errors } = await attach(hugo, sample(name))
  const said = status === 201 ? `${data.walls.expected}` : `${error_reason} ${errors?.file?.[0]?.code ?? ''}`
  expect(`${status} ${said}`).toBe(outcomes[name])
  if (status === 201) return
  expect(await rows()).toEqual(before)
  expect(await storedKeys()).toEqual(kept)
})

test('the reason travels: no study, then an empty envelope', async () => {
  const residence_id = await world.project('Villa Rivale')
  const zoe = await as('zoe@batir-ouest.example')
  const cannot = async () =>
    (await zoe.call('studies.getThermalStudy', { residence_id })) as unknown as { cannot: object }
  expect(await cannot()).toMatchObject({ data: null, cannot: { import: 'THERMAL_STUDY_MISSING' } })
  await attach(zoe, sample('re2020-enveloppe-vide-valide.xml'), {}, residence_id)
  expect(await cannot()).toMatchObject({ cannot: { attach: null, import: 'ENVELOPE_EMPTY' } })
})

test('the study before it is kept, no longer in force', async () => {
  await attach(hugo, sample('re2020-maison-valide.xml'))
  const before = await rows()
  await attach(hugo, sample('re2020-parois-minimales-valide.xml'))
  const after = await rows()
  expect(after).toHaveLength(before.length + 1)
  expect(after.filter(({ is_current }) => is_current).map(({ id }) => id)).toEqual([after.at(-1)!.id])
})

test('two people attach a study at once: both are kept, one is in force', async () => {
  const marie = await as('marie@horizon.example')
  const both = await Promise.all([hugo, marie].map((who) => attach(who, sample('re2020-maison-valide.xml'))))
  expect(both.map(({ status }) => status)).toEqual([201, 201])
  expect((await rows()).filter(({ is_current }) => is_current)).toHaveLength(1)
})

test('20 MB are read within the request; a byte more is refused, and nothing is kept', async () => {
  const limit = 20 * 1024 * 1024
  const study = longStudy(limit)
  // Of this process, in which the server runs: how long it takes also depends on what else the machine does.
  const before = process.cpuUsage()
  expect(await attach(hugo, study)).toMatchObject({ status: 201, data: { walls: { expected: 4900 } } })
  const { user, system } = process.cpuUsage(before)
  expect(user + system).toBeLessThan(10_000_000)
  const kept = await storedKeys()
  const longer = Buffer.concat([study, Buffer.alloc(limit + 1 - study.length, ' ')])
  expect(await attach(hugo, longer)).toMatchObject({ status: 413, error_reason: 'FILE_TOO_LARGE' })
  expect(await storedKeys()).toEqual(kept)
})

test('422 404: no file, an unknown field, a company that is no office', async () => {
  expect(await hugo.upload('studies.attachStudy', { residence_id: erables }, {}, [])).toMatchObject({
    status: 422,
    errors: { file: [{ code: 'required' }] },
  })
  const good = sample('re2020-maison-valide.xml')
  expect(await attach(hugo, good, { owner: '1' })).toMatchObject({ status: 422, error_reason: 'VALIDATION_ERROR' })
  const company_id = String(await world.company('Bâtir Ouest'))
  expect(await attach(hugo, good, { company_id })).toMatchObject({ status: 404, error_reason: 'COMPANY_NOT_FOUND' })
})

test('403 404 409: a reader, a third party, a rival, a cancelled project, a project without the provision', async () => {
  const good = sample('re2020-maison-valide.xml')
  await authorise('Maisons Clairière', 'Études Isotherme')
  for (const username of ['lea@horizon.example', 'luc@isotherme.example'])
    expect(await attach(await as(username), good)).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
  const zoe = await as('zoe@batir-ouest.example')
  for (const id of [erables, 999_999])
    expect(await attach(zoe, good, {}, id)).toMatchObject({ status: 404, error_reason: 'RESIDENCE_NOT_FOUND' })
  const charmes = await world.project('Maison Les Charmes')
  expect(await attach(hugo, good, {}, charmes)).toMatchObject({ status: 409, error_reason: 'RESIDENCE_CANCELLED' })
  const saules = await world.project('Maison Les Saules')
  expect(await attach(hugo, good, {}, saules)).toMatchObject({
    status: 403,
    error_reason: 'SERVICE_PROVISION_REQUIRED',
  })
})

test('the office that the file names by its SIRET is proposed, and chosen by an act of its own', async () => {
  const named = sample('re2020-maison-valide.xml')
    .toString()
    .replace('<nom>BET THERMIQUE EXEMPLE</nom>', '<nom>Isotherme</nom><SIRET>81234567800017</SIRET>')
  const company_id = await world.company('Études Isotherme')
  const office = { name: 'Isotherme', siret: '81234567800017', company: { id: company_id, name: 'Études Isotherme' } }
  expect(await attach(hugo, Buffer.from(named))).toMatchObject({ data: { company: null, proposals: { office } } })

  const mark = await journalMark()
  const choose = () => hugo.call('studies.setOffice', { residence_id: erables, company_id })
  expect(await choose()).toMatchObject({ status: 200, data: { company: { id: company_id } } })
  expect(await choose()).toMatchObject({ status: 200 }) // the second click leaves no second trace
  expect(await journalOf(erables, mark)).toMatchObject([
    {
      action: 'UPDATED',
      model_name: 'File',
      pretty_log: [{ attribute_name: 'company', old_value: null, value: 'Études Isotherme' }],
    },
  ])
})

test('204: removed by an administrator of the company; then there is none', async () => {
  await attach(hugo, sample('re2020-maison-valide.xml'))
  const paul = await as('paul@horizon.example')
  const remove = (who: Client) => who.call('studies.removeStudy', { residence_id: erables })
  expect(await remove(paul)).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
  const mark = await journalMark()
  expect((await remove(hugo)).status).toBe(204)
  expect(await journalOf(erables, mark)).toMatchObject([{ action: 'DELETED', model_name: 'File' }])
  expect(await hugo.call('studies.getThermalStudy', { residence_id: erables })).toMatchObject({ data: null })
  const company_id = await world.company('Études Isotherme')
  expect(await hugo.call('studies.setOffice', { residence_id: erables, company_id })).toMatchObject({
    error_reason: 'THERMAL_STUDY_MISSING',
  })
  expect(await building(hugo)).toMatchObject({ status: 200, data: null })
  expect(await remove(hugo)).toMatchObject({ status: 409, error_reason: 'THERMAL_STUDY_MISSING' })
})

test('a wall keeps its whole name, or the study is refused: no name is cut', async () => {
  const study = sample('re2020-maison-valide.xml').toString()
  const named = (name: string) => Buffer.from(study.replace('Mur ext. brique 20 + laine de verre 140 (ITI)', name))
  const longest = 'Mur '.padEnd(300, 'x')
  expect(await attach(hugo, named(`${longest}x`))).toMatchObject({
    status: 422,
    error_reason: 'THERMAL_STUDY_UNREADABLE',
    errors: { file: [{ code: 'wall_text', message: expect.stringContaining('300') }] },
  })
  expect((await attach(hugo, named(longest))).status).toBe(201)
  const { data } = await building(hugo)
  expect(JSON.parse(data.envelope).parois_opaques[0].name).toBe(longest)
})
