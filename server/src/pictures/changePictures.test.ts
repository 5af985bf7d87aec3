import { beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { journalMark, journalOf } from '#platform/testing/journal.ts'
import { authorise, moveIn } from '#platform/testing/people.ts'
import { photo, photographed } from '#platform/testing/photos.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { world } from '#platform/testing/world.ts'

withoutLimits()

let home: Awaited<ReturnType<typeof photographed>>
beforeEach(async () => {
  home = await photographed()
})

test('a project and its row in a list show the main photo; without one they show none', async () => {
  const { residence_id, company_id } = home
  const project = async () => (await home.hugo.call('projects.getProject', { residence_id })).data
  const row = async () => {
    const { data } = await home.hugo.call('projects.listProjects', { company_id, sort: '-created_at', page_size: 5 })
    return data.find(({ id }: { id: number }) => id === residence_id)
  }
  expect(await project()).toMatchObject({ picture_path: null, pictures_count: 0 })
  expect(await row()).toMatchObject({ picture_path: null })
  const [, second] = await home.withPhotos('un.jpg', 'deux.jpg')
  await home.move(second!, 0)
  const [main] = (await home.list()).pictures
  expect(main.id).toBe(second)
  expect(await project()).toMatchObject({ picture_path: main.picture_path, pictures_count: 2 })
  expect(await row()).toMatchObject({ picture_path: main.picture_path })
})

test('a legend is written, and emptied; written again it leaves no second trace', async () => {
  const { residence_id } = home
  const [picture_id] = await home.withPhotos('un.jpg')
  const mark = await journalMark()
  const edit = (legend: string | null) => home.hugo.call('pictures.editPicture', { residence_id, picture_id, legend })
  expect(await edit(' Façade sud ')).toMatchObject({ status: 200, data: { legend: 'Façade sud' } })
  await edit('Façade sud')
  expect(await edit('')).toMatchObject({ status: 200, data: { legend: null } })
  expect(await edit('x'.repeat(201))).toMatchObject({ status: 422, errors: { legend: [{ code: 'max' }] } })
  const journal = await journalOf(residence_id, mark)
  expect(journal.map(({ pretty_log }) => pretty_log)).toEqual([
    [{ attribute_name: 'legend', old_value: null, value: 'Façade sud' }],
    [{ attribute_name: 'legend', old_value: 'Façade sud', value: null }],
  ])
})

test('a photo takes another place; beyond the last one it becomes the last', async () => {
  const [one, two, three] = await home.withPhotos('un.jpg', 'deux.jpg', 'trois.jpg')
  const answer = await home.move(three!, 0)
  expect(answer.data.map(({ id }: { id: number }) => id)).toEqual([three, one, two])
  expect(await home.names()).toEqual(['trois.jpg', 'un.jpg', 'deux.jpg'])
  await home.move(three!, 1)
  expect(await home.names()).toEqual(['un.jpg', 'trois.jpg', 'deux.jpg'])
  await home.move(one!, 40)
  expect(await home.names()).toEqual(['trois.jpg', 'deux.jpg', 'un.jpg'])
  expect(await home.move(one!, -1)).toMatchObject({ status: 422 })
})

test('204: without the main one the next becomes it; the room is free again and the feed tells who', async () => {
  const before = await home.storage()
  const mark = await journalMark()
  const [one, two] = await home.withPhotos('un.jpg', 'deux.jpg')
  expect(await home.storage()).toBeGreaterThan(before)
  expect(await home.remove(one!)).toMatchObject({ status: 204 })
  expect((await home.list()).pictures).toMatchObject([{ id: two, position: 0, is_main: true }])
  await home.remove(two!)
  expect(await home.storage()).toBe(before)
  expect(await home.remove(two!)).toMatchObject({ status: 404, error_reason: 'PICTURE_NOT_FOUND' })
  expect(await journalOf(home.residence_id, mark)).toMatchObject([
    { username: 'hugo@clairiere.example', action: 'CREATED', model_name: 'File', model_id: one },
    { username: 'hugo@clairiere.example', action: 'CREATED', model_name: 'File', model_id: two },
    { action: 'DELETED', model_id: one, pretty_log: [{ attribute_name: 'name', old_value: 'un.jpg', value: null }] },
    { action: 'DELETED', model_id: two },
  ])
})

test('race: each of two chosen at once was the main one; one is, and every place is taken once', async () => {
  const ids = await home.withPhotos('un.jpg', 'deux.jpg', 'trois.jpg', 'quatre.jpg')
  const { marie } = home
  for (let time = 0; time < 5; time++) {
    const answers = await Promise.all([
      home.move(ids[2]!, 0),
      home.move(ids[3]!, 0, marie),
      home.remove(ids.at(-1)! + 1_000_000 + time),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404])
    const { pictures } = await home.list()
    expect(pictures.map(({ position }: { position: number }) => position)).toEqual([0, 1, 2, 3])
    expect(pictures.filter(({ is_main }: { is_main: boolean }) => is_main)).toHaveLength(1)
    expect([ids[2], ids[3]]).toContain(pictures[0].id)
  }
})

test('race: deleted and chosen at once, the project keeps one main photo', async () => {
  const [one, two, three] = await home.withPhotos('un.jpg', 'deux.jpg', 'trois.jpg')
  const { marie } = home
  await Promise.all([home.remove(one!), home.move(three!, 0, marie), home.remove(two!)])
  expect((await home.list()).pictures).toMatchObject([{ id: three, position: 0, is_main: true }])
})

test('409 RESIDENCE_CANCELLED: a cancelled project shows its photos and takes no other', async () => {
  const { residence_id } = home
  const [picture_id] = await home.withPhotos('un.jpg')
  await db.updateTable('residences').set({ deleted_at: new Date() }).where('id', '=', residence_id).execute()
  const refused = { status: 409, error_reason: 'RESIDENCE_CANCELLED' }
  expect(await home.add([await photo()])).toMatchObject(refused)
  expect(await home.hugo.call('pictures.editPicture', { residence_id, picture_id, legend: 'Vue' })).toMatchObject(
    refused,
  )
  expect(await home.move(picture_id!, 0)).toMatchObject(refused)
  expect(await home.remove(picture_id!)).toMatchObject(refused)
  expect(await home.list()).toMatchObject({
    pictures: [{ id: picture_id }],
    cannot: { change_pictures: 'RESIDENCE_CANCELLED' },
  })
})

test('readers, third parties and residents look and change nothing; to others the project does not exist', async () => {
  const { residence_id } = home
  const [picture_id] = await home.withPhotos('un.jpg')
  await authorise('Maisons Clairière', 'Gaz Service Sud')
  await moveIn('claire@foyer.example', residence_id, 'OWNER')
  const onlookers = [
    await as('lea@horizon.example'),
    await as('support@logis.example'),
    await as('nora@gaz-sud.example'),
    await as('claire@foyer.example', 'resident'),
  ]
  for (const client of onlookers) {
    expect(await home.list(client)).toMatchObject({
      pictures: [{ id: picture_id }],
      cannot: { change_pictures: 'FORBIDDEN' },
    })
    expect([403, 404]).toContain((await home.add([await photo()], client)).status)
    expect([403, 404]).toContain((await home.remove(picture_id!, client)).status)
  }
  const zoe = await as('zoe@batir-ouest.example')
  const gone = { status: 404, error_reason: 'RESIDENCE_NOT_FOUND' }
  expect(await zoe.call('pictures.listPictures', { residence_id })).toMatchObject(gone)
  expect(await home.add([await photo()], zoe)).toMatchObject(gone)
  expect(await home.remove(picture_id!, zoe)).toMatchObject(gone)
})

test('404 PICTURE_NOT_FOUND: a photo of another project is none of this one', async () => {
  const [picture_id] = await home.withPhotos('un.jpg')
  const other = await world.project('Maison Les Saules')
  const absent = { status: 404, error_reason: 'PICTURE_NOT_FOUND' }
  for (const id of [picture_id!, 999_999_999]) {
    const there = { residence_id: other, picture_id: id }
    expect(await home.hugo.call('pictures.editPicture', { ...there, legend: 'Vue' })).toMatchObject(absent)
    expect(await home.hugo.call('pictures.movePicture', { ...there, position: 0 })).toMatchObject(absent)
    expect(await home.hugo.call('pictures.deletePicture', there)).toMatchObject(absent)
  }
  expect(await home.names()).toEqual(['un.jpg'])
})
