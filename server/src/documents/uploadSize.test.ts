import { beforeAll, expect, test } from 'vitest'
import { settings } from '#platform/config.ts'
import { fileStore } from '#platform/files.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

let hugo: Client
let saules: number
beforeAll(async () => {
  settings.UPLOAD_MAX_BYTES = 100_000 // before the server is built
  hugo = await as('hugo@clairiere.example')
  saules = await world.project('Maison Les Saules')
})

test('who is about to send is told how large a file may be', async () => {
  const company_id = await world.company('Maisons Clairière')
  const { data } = await hugo.call('documents.listDocuments', { company_id, residence_id: saules, scope: 'private' })
  expect(data.storage).toMatchObject({ file_limit: 100_000 })
  const sorting = await hugo.call('sortings.openSorting', { company_id, name: 'Dossier' })
  expect(sorting.data).toMatchObject({ file_limit: 100_000 })
  const pictures = await hugo.call('pictures.listPictures', { residence_id: saules })
  expect(pictures.data).toMatchObject({ file_limit: 100_000 })
  const erables = await world.project('Maison Les Érables')
  const claire = await as('claire@foyer.example', 'resident')
  const own = await claire.call('messages.readOwn', { residence_id: erables })
  expect(own.data).toMatchObject({ file_limit: 100_000 })
  await claire.upload('messages.write', { residence_id: erables }, { body: 'Bonjour.' }, [])
  const [conversation] = (await hugo.call('messages.listConversations', { company_id })).data
  const read = await hugo.call('messages.readConversation', { company_id, conversation_id: conversation!.id })
  expect(read.data).toMatchObject({ file_limit: 100_000 })
})

const upload = (name: string, size: number) =>
  hugo.upload('documents.uploadDocument', { residence_id: saules }, { name }, [
    { name, bytes: Buffer.alloc(size, 'a') },
  ])

test('413: one byte more than a file may have, and nothing is kept; a file of just that size is', async () => {
  const count = async () => {
    let found = 0
    for await (const _file of fileStore.list()) found += 1
    return found
  }
  const before = await count()
  for (const size of [100_001, 5_000_000]) {
    expect(await upload('trop.txt', size)).toMatchObject({ status: 413, error_reason: 'FILE_TOO_LARGE' })
  }
  expect(await count()).toBe(before)
  expect(await upload('juste.txt', 100_000)).toMatchObject({ status: 201, data: { size: 100_000 } })
})
