import { beforeAll, expect, test } from 'vitest'
import { settings } from '#platform/config.ts'
import { fileStore } from '#platform/files.ts'
import { anonymous, as, type Client } from '#platform/testing/client.ts'
import { mailsTo } from '#platform/testing/mails.ts'
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

test('so is whoever adds papers to an intervention, a gas passport, a device, or to what a household keeps', async () => {
  const yann = await as('yann@lenoir.example')
  const lenoir = await world.company('Chauffage Lenoir')
  expect(await yann.call('interventions.listInterventions', { company_id: lenoir })).toMatchObject({
    status: 200,
    file_limit: 100_000,
  })
  expect((await yann.call('passports.getQuota', { company_id: lenoir })).data).toMatchObject({ file_limit: 100_000 })
  const residence_id = await world.project('Maison Les Érables')
  const { data } = await hugo.call('devices.listDevices', { residence_id })
  const device = data.find(({ model_type }: { model_type: string }) => model_type === 'DEVICE')
  expect(await hugo.call('devices.listDeviceDocuments', { device_id: device.id })).toMatchObject({
    status: 200,
    file_limit: 100_000,
  })
  const claire = await as('claire@foyer.example', 'resident')
  expect(await claire.call('household.listThings', { residence_id })).toMatchObject({
    status: 200,
    file_limit: 100_000,
  })
})

test('so is whoever was asked for documents by a link, before and after some have come', async () => {
  const asked = { residence_id: saules, item: 'NETWORKS', part: 'gas', email: 'plombier@chantier.example' }
  expect(await hugo.call('booklet.askForPart', asked)).toMatchObject({ status: 201 })
  const [mail] = await mailsTo(asked.email)
  const { hash } = new URL(mail!.links.find((link) => link.includes('/depot#token='))!)
  const token = new URLSearchParams(hash.slice(1)).get('token')!
  expect((await anonymous.call('booklet.openAsk', { token })).data).toMatchObject({ file_limit: 100_000 })
  const file = { field: 'files[]', name: 'Plan.pdf', type: 'application/pdf', bytes: '%PDF-1.4\n%%EOF' }
  expect(await anonymous.upload('booklet.addToAsk', {}, { token }, [file])).toMatchObject({
    status: 201,
    data: { files_count: 1, file_limit: 100_000 },
  })
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
