import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { runJobs } from '#platform/testing/jobs.ts'
import { journalMark, journalOf } from '#platform/testing/journal.ts'
import { machineClient } from '#platform/testing/machine.ts'
import { meanwhile } from '#platform/testing/meanwhile.ts'
import { world } from '#platform/testing/world.ts'
import { sample } from '../../fault/mutations.ts'
import { parseStored } from './files/rules.ts'

let machine: Client
let hugo: Client
let erables: number
let residence_code: string
let office_uuid: string
beforeAll(async () => {
  machine = await machineClient('import@isotherme.example')
  hugo = await as('hugo@clairiere.example')
  erables = await world.project('Maison Les Érables')
  residence_code = await world.code('Maison Les Érables')
  office_uuid = await uuidOf('Études Isotherme')
})
const uuidOf = async (name: string) =>
  (await db.selectFrom('companies').select('uuid').where('name', '=', name).executeTakeFirstOrThrow()).uuid
const send = (fields: Record<string, string>, name = 're2020-maison-valide.xml') =>
  machine.upload('studies.importStudy', {}, { office_uuid, ...fields }, [{ name, bytes: sample(name) }])
const shown = async () => (await hugo.call('studies.getThermalStudy', { residence_id: erables })) as never
const forget = () => db.deleteFrom('thermal_studies').where('residence_id', '=', erables).execute()

test('202 PARSING, and nothing of it is shown until the job has read it', async () => {
  const mark = await journalMark()
  const answer = await send({ residence_code })
  expect(answer).toMatchObject({
    status: 202,
    data: { status: 'PARSING', progress: 0, from_automatic_import: 1, company: { name: 'Études Isotherme' } },
  })
  expect(await shown()).toMatchObject({
    data: { status: 'PARSING', walls: { expected: 0 } },
    cannot: { import: 'THERMAL_STUDY_MISSING' },
  })
  expect(await hugo.call('studies.getBuilding', { residence_id: erables })).toMatchObject({ data: null })

  await runJobs()
  expect(await shown()).toMatchObject({
    data: { id: answer.data.id, status: 'PARSED', progress: 100, walls: { expected: 12 } },
    cannot: { import: null },
  })
  expect(await journalOf(erables, mark)).toMatchObject([
    { username: 'import@isotherme.example', action: 'CREATED', model_name: 'File' },
  ])
})

test('a study that was read is left alone when the job comes again', async () => {
  const before = await db.selectFrom('thermal_studies').selectAll().where('residence_id', '=', erables).execute()
  await parseStored({ study_id: before[0]!.id })
  await parseStored({ study_id: 999_999 })
  expect(await db.selectFrom('thermal_studies').selectAll().where('residence_id', '=', erables).execute()).toEqual(
    before,
  )
})

test('by contract number and company; the study in force stays so until the new one is read', async () => {
  const before = await shown()
  await db.updateTable('residences').set({ contract_number: 'CT-2026-77' }).where('id', '=', erables).execute()
  const company_uuid = await uuidOf('Maisons Clairière')
  const answer = await send({ contract_number: 'ct-2026-77', company_uuid }, 're2020-parois-minimales-valide.xml')
  expect(answer).toMatchObject({ status: 202, data: { status: 'PARSING' } })
  expect(await shown()).toEqual({ ...(before as object), headers: expect.anything(), bytes: expect.anything() })
  await runJobs()
  expect(await shown()).toMatchObject({ data: { id: answer.data.id, walls: { expected: 2 } } })
})

test('a file that cannot be read never takes the place of a study that can', async () => {
  const before = (await shown()) as { data: { id: number } }
  for (const name of ['invalide-tronque.xml', 'hostile-billion-laughs.xml', 'rt2012-rset-structure.xml']) {
    expect(await send({ residence_code }, name)).toMatchObject({ status: 202 })
    await runJobs()
    expect(await shown()).toMatchObject({ data: { id: before.data.id, status: 'PARSED' } })
  }
})

test('without another study, the failure shows: unreadable, or not RE2020', async () => {
  await forget()
  await send({ residence_code }, 'invalide-tronque.xml')
  await runJobs()
  expect(await shown()).toMatchObject({ data: { status: 'FAILED' }, cannot: { import: 'THERMAL_STUDY_UNREADABLE' } })
  await forget()
  await send({ residence_code }, 'rt2012-rset-structure.xml')
  await runJobs()
  expect(await shown()).toMatchObject({
    data: { status: 'FAILED', type: 'RT2012' },
    cannot: { import: 'THERMAL_STUDY_NOT_RE2020' },
  })
  await forget()
})

test('404 409 422: no such project, two with one number, a cancelled one, no such office, nothing to find it by', async () => {
  const absent = { status: 404, error_reason: 'RESIDENCE_NOT_FOUND' }
  for (const code of ['0000-0000-0000', 'nonsense!']) expect(await send({ residence_code: code })).toMatchObject(absent)
  const company_uuid = await uuidOf('Maisons Clairière')
  const lilas = await world.project('Maison Les Lilas')
  await db.updateTable('residences').set({ contract_number: 'CT-2026-77' }).where('id', '=', lilas).execute()
  expect(await send({ contract_number: 'CT-2026-77', company_uuid })).toMatchObject(absent)
  expect(await send({ residence_code: await world.code('Maison Les Charmes') })).toMatchObject({
    status: 409,
    error_reason: 'RESIDENCE_CANCELLED',
  })
  expect(await send({ residence_code, office_uuid: company_uuid })).toMatchObject({
    status: 404,
    error_reason: 'COMPANY_NOT_FOUND',
  })
  for (const fields of [{}, { contract_number: 'CT-2026-77' }, { residence_code, office_uuid: 'abc' }])
    expect(await send(fields as Record<string, string>)).toMatchObject({
      status: 422,
      error_reason: 'VALIDATION_ERROR',
    })
})

test('403: a person may not send studies as a machine does, nor a machine do anything else', async () => {
  const file = [{ name: 'a.xml', bytes: sample('re2020-maison-valide.xml') }]
  expect(await hugo.upload('studies.importStudy', {}, { residence_code, office_uuid }, file)).toMatchObject({
    status: 403,
    error_reason: 'FORBIDDEN',
  })
  for (const [name, input] of [
    ['accounts.getMe', {}],
    ['documents.listLabels', {}],
    ['studies.getThermalStudy', { residence_id: erables }],
  ] as const)
    expect(await machine.call(name, input)).toMatchObject({ status: 403, error_reason: 'SCOPE_NOT_ALLOWED' })
})

test('by contract number: the project made anew, not the one of that number that was cancelled', async () => {
  const [saules, charmes] = [await world.project('Maison Les Saules'), await world.project('Maison Les Charmes')]
  await db
    .updateTable('residences')
    .set({ contract_number: 'CT-2026-99' })
    .where('id', 'in', [saules, charmes])
    .execute()
  const company_uuid = await uuidOf('Maisons Clairière')
  const answer = await send({ contract_number: 'CT-2026-99', company_uuid })
  expect(answer.status).toBe(202)
  const study = db.selectFrom('thermal_studies').select('residence_id').where('id', '=', answer.data.id)
  expect(await study.executeTakeFirstOrThrow()).toEqual({ residence_id: saules })
})

test('409 RESIDENCE_CANCELLED: the home is cancelled while its study arrives, and nothing of it is kept', async () => {
  const studies = () => db.selectFrom('thermal_studies').select('id').where('residence_id', '=', erables).execute()
  const before = await studies()
  const answer = await meanwhile(
    ({ run }) => run('update residences set deleted_at = now() where id = $1', [erables]),
    () => send({ residence_code }),
  )
  expect(answer).toMatchObject({ status: 409, error_reason: 'RESIDENCE_CANCELLED' })
  expect(await studies()).toEqual(before)
  await db.updateTable('residences').set({ deleted_at: null }).where('id', '=', erables).execute()
})

test('413 415: a file that is longer than a study may be, or a program, is kept no more than a person’s', async () => {
  const stored = () => db.selectFrom('stored_files').select('id').execute()
  const before = await stored()
  const sent = (bytes: Buffer) =>
    machine.upload('studies.importStudy', {}, { office_uuid, residence_code }, [{ name: 'étude.xml', bytes }])
  expect(await sent(Buffer.alloc(20 * 1024 * 1024 + 1, ' '))).toMatchObject({
    status: 413,
    error_reason: 'FILE_TOO_LARGE',
  })
  expect(await sent(Buffer.from('MZ\u0000'))).toMatchObject({ status: 415, error_reason: 'FILE_TYPE_NOT_ALLOWED' })
  expect(await stored()).toEqual(before)
})
