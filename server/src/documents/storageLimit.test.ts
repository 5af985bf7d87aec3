import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { bracketed, paper } from '#platform/testing/forms.ts'
import { authorise } from '#platform/testing/people.ts'
import { world } from '#platform/testing/world.ts'
import { sample } from '../../fault/mutations.ts'
import { checkStorage } from './storage/rules.ts'

const tenKilobytes = Buffer.alloc(10_240, 'a')
let hugo: Client
let saules: number
beforeAll(async () => {
  hugo = await as('hugo@clairiere.example')
  saules = await world.project('Maison Les Saules')
})

const leaveRoom = (bytes: number) =>
  db
    .updateTable('residences')
    .set({ storage_bytes: 1_073_741_824 - bytes })
    .where('id', '=', saules)
    .execute()
const usedBytes = async () =>
  (await db.selectFrom('residences').select('storage_bytes').where('id', '=', saules).executeTakeFirstOrThrow())
    .storage_bytes
const upload = (name: string, bytes: Buffer = tenKilobytes) =>
  hugo.upload('documents.uploadDocument', { residence_id: saules }, { name }, [{ name, bytes }])

test('the counter is the sum of the files, in the whole demo world and after an upload and a deletion', async () => {
  expect(await checkStorage()).toEqual([])
  const before = await usedBytes()
  const { data } = await upload('compte.txt')
  expect(await usedBytes()).toBe(before + 10_240)
  await hugo.call('documents.deleteDocument', { document_id: data.id })
  expect(await usedBytes()).toBe(before)
})

test('ADMIN-18/storage 409 STORAGE_LIMIT_REACHED: the last bytes fit, one more does not', async () => {
  await leaveRoom(10_240)
  expect(await upload('dernier.txt')).toMatchObject({ status: 201 })
  expect(await upload('trop.txt', Buffer.from('x'))).toMatchObject({
    status: 409,
    error_reason: 'STORAGE_LIMIT_REACHED',
    error_message: expect.stringMatching(/stockage.*1\sGo/),
  })
})

test('409: an upload that cannot fit is refused before it travels', async () => {
  await leaveRoom(1000)
  expect(await upload('lourd.bin', Buffer.alloc(3_000_000, 'b'))).toMatchObject({
    status: 409,
    error_reason: 'STORAGE_LIMIT_REACHED',
  })
})

test('eight at once for room for three: exactly three, and never over the limit', async () => {
  await leaveRoom(3 * 10_240)
  const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => upload(`place ${n}.txt`)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
  expect(answers.filter(({ error_reason }) => error_reason === 'STORAGE_LIMIT_REACHED')).toHaveLength(5)
  expect(await usedBytes()).toBe(1_073_741_824)
})

test('a provision may allow more', async () => {
  await leaveRoom(0)
  await db
    .updateTable('service_provisions')
    .set({ max_storage_bytes: 2_147_483_648 })
    .where('code', '=', 'MSL_CONFORT')
    .execute()
  expect(await upload('de plus.txt')).toMatchObject({ status: 201 })
})

test('the files of interventions and of a study take no room, and the counter agrees', async () => {
  const lilas = await world.project('Maison Les Lilas')
  await authorise('Maisons Clairière', 'Chauffage Lenoir')
  const created = await (
    await as('yann@lenoir.example')
  ).upload(
    'interventions.createIntervention',
    { company_id: await world.company('Chauffage Lenoir') },
    bracketed({ residence: { id: lilas }, intervention: { type: 'MAINTENANCE', status: 'IN_PROGRESS' } }),
    [paper('ptg_cert_maintenance')],
  )
  expect(created.status).toBe(201)
  const attached = await hugo.upload('studies.attachStudy', { residence_id: lilas }, {}, [
    { name: 'etude.xml', bytes: sample('re2020-maison-valide.xml') },
  ])
  expect(attached.status).toBe(201)
  expect(await checkStorage()).not.toContain(lilas)
})
