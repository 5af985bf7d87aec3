import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { checkFiles } from '#platform/files/checker.ts'
import { sweepFiles } from '#platform/files/janitor.ts'
import { thumbnailing } from '#platform/pictures/thumbnails.ts'
import { as } from '#platform/testing/client.ts'
import { runJobs } from '#platform/testing/jobs.ts'
import { drawn, openPicture, photo, photographed } from '#platform/testing/photos.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { world } from '#platform/testing/world.ts'

withoutLimits()

let home: Awaited<ReturnType<typeof photographed>>
beforeEach(async () => {
  home = await photographed()
})

test('thumbnails are made by a job; until then the address shows the whole photo and is asked again', async () => {
  const { data } = await home.add([await photo()])
  const path = data[0].picture_path
  const early = await openPicture(`${path}?size=small`)
  expect(early.headers.get('cache-control')).toBe('private, no-cache')
  expect(await sharp(early.bytes).metadata()).toMatchObject({ width: 1600 })

  await runJobs()
  for (const [size, width, height] of [
    ['small', 112, 84],
    ['medium', 640, 480],
  ] as const) {
    const { bytes, headers } = await openPicture(`${path}?size=${size}`)
    expect(headers.get('cache-control')).toBe('private, max-age=86400, immutable')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height })
  }
  expect((await openPicture(`${path}?size=huge`)).status).toBe(422)
})

test('the face of a company and of a person has thumbnails too', async () => {
  const file = { name: 'logo.png', bytes: await drawn('#20a040', 400, 400).png().toBuffer() }
  const claire = await as('claire@foyer.example', 'resident')
  const user_id = await world.user('claire@foyer.example')
  const { data } = await claire.upload('accounts.setUserPicture', { user_id }, {}, [file])
  await runJobs()
  expect(await sharp((await openPicture(`${data.picture_path}?size=small`)).bytes).metadata()).toMatchObject({
    width: 112,
  })
})

test('what is deleted goes with its thumbnails, once it has waited; what is shown stays', async () => {
  const [one, two] = await home.withPhotos('un.jpg', 'deux.jpg')
  await runJobs()
  // What earlier tests have left: a photo first, and what was made of it once nothing speaks of it any more.
  const sweepAll = async () => {
    await sweepFiles(0)
    await sweepFiles(0)
  }
  await sweepAll()
  const rows = async () => (await checkFiles()).rows
  const before = await rows()
  await home.remove(one!)
  await sweepAll()
  expect(await rows()).toBe(before - 3)
  expect(await checkFiles()).toMatchObject({ missing: [], altered: [], rows_unreferenced: 0, files_without_row: 0 })
  const [left] = (await home.list()).pictures
  expect(left.id).toBe(two)
  for (const size of ['', '?size=small', '?size=medium'])
    expect((await openPicture(left.picture_path + size)).status).toBe(200)
})

test('a job that comes twice, or late, changes nothing', async () => {
  const { data } = await home.add([await photo()])
  const { stored_file_id } = await db
    .selectFrom('residence_pictures')
    .select('stored_file_id')
    .where('id', '=', data[0].id)
    .executeTakeFirstOrThrow()
  const thumbnailsOf = () =>
    db
      .selectFrom('stored_files')
      .select(['small_file_id', 'medium_file_id'])
      .where('id', '=', stored_file_id)
      .executeTakeFirstOrThrow()
  await Promise.all([
    thumbnailing.handle({ file_id: stored_file_id }),
    thumbnailing.handle({ file_id: stored_file_id }),
  ])
  const made = await thumbnailsOf()
  expect(made).toEqual({ small_file_id: expect.any(Number), medium_file_id: expect.any(Number) })
  await thumbnailing.handle({ file_id: stored_file_id })
  expect(await thumbnailsOf()).toEqual(made)
  await thumbnailing.handle({ file_id: 999_999_999 })
  expect(await checkFiles()).toMatchObject({ files_without_row: 0 })
})
