import { mostPhotos, photosAtOnce } from '@logis/contract/pictures.rules'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { checkFiles } from '#platform/files/checker.ts'
import type { Part } from '#platform/testing/client.ts'
import { drawn, openPicture, photo, photographed } from '#platform/testing/photos.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { checkStorage } from '../documents/storage/rules.ts'

withoutLimits()

let home: Awaited<ReturnType<typeof photographed>>
beforeEach(async () => {
  home = await photographed()
})

test('201: several photos at once, in order; the first of a project is its main one', async () => {
  const answer = await home.add([await photo('un.jpg'), await photo('deux.jpg')])
  expect(answer).toMatchObject({
    status: 201,
    data: [
      { name: 'un.jpg', position: 0, is_main: true, legend: null },
      { name: 'deux.jpg', position: 1, is_main: false },
    ],
  })
  await home.add([await photo('trois.jpg')])
  expect(await home.names()).toEqual(['un.jpg', 'deux.jpg', 'trois.jpg'])
  expect((await home.list()).cannot).toEqual({ change_pictures: null })
})

test('a photo is kept small, upright, and does not say where it was taken', async () => {
  const exif = { IFD0: { Copyright: 'CANARY-COPYRIGHT' }, IFD3: { GPSLatitude: '47/1 12/1 0/1' } }
  const bytes = await drawn('#1050d0', 4000, 3000).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const { data } = await home.add([{ field: 'files[]', name: 'IMG_1.jpg', bytes }])
  const shown = await openPicture(data[0].picture_path)
  const { format, width, height, exif: left } = await sharp(shown.bytes).metadata()
  expect({ format, width, height, left }).toEqual({ format: 'webp', width: 1536, height: 2048, left: undefined })
  expect(shown.bytes.toString('latin1')).not.toContain('CANARY')
  expect(shown.headers.get('cache-control')).toBe('private, max-age=86400, immutable')
})

test('415, 413, 422: what is no picture, too heavy, absent or in another field leaves nothing behind', async () => {
  const before = await checkFiles()
  const good = await photo()
  const file = (bytes: Part['bytes'], more: Partial<Part> = {}): Part => ({
    field: 'files[]',
    name: 'x.jpg',
    bytes,
    ...more,
  })
  for (const bytes of ['%PDF-1.7\n', '<html></html>', '', (good.bytes as Buffer).subarray(0, 200)])
    expect(await home.add([good, file(bytes)])).toMatchObject({ status: 415, error_reason: 'PICTURE_TYPE_NOT_ALLOWED' })
  expect(await home.add([file(Buffer.alloc(20 * 1_048_576 + 1, 1))])).toMatchObject({
    status: 413,
    error_reason: 'FILE_TOO_LARGE',
  })
  expect(await home.add([])).toMatchObject({ status: 422, errors: { files: [{ code: 'required' }] } })
  expect(await home.add([{ ...good, field: 'picture' }])).toMatchObject({
    status: 422,
    errors: { picture: [{ code: 'unknown_field' }] },
  })
  expect(await home.add([good, { ...good, name: 'a/'.repeat(200) }])).toMatchObject({ status: 422 })
  expect(await home.names()).toEqual([])
  expect(await checkFiles()).toMatchObject({ rows: before.rows, files_without_row: before.files_without_row })
})

test('a drawing is drawn in its own process; one that takes too long is refused', async () => {
  const svg = (inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="800"><rect width="1600" height="800" fill="#d01020"/>${inside}</svg>`
  const sent = (bytes: string) => home.add([{ field: 'files[]', name: 'plan.svg', type: 'image/svg+xml', bytes }])
  const { data } = await sent(svg('<script>alert(1)</script>'))
  const { bytes } = await openPicture(data[0].picture_path)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 800 })
  const blurs = Array.from({ length: 4000 }, () => '<rect width="1600" height="800" filter="url(#b)"/>').join('')
  const slow = svg(`<filter id="b"><feGaussianBlur stdDeviation="500"/></filter>${blurs}`)
  expect(await sent(slow)).toMatchObject({ status: 422, error_reason: 'PICTURE_TOO_COMPLEX' })
})

test('409 PICTURES_LIMIT_REACHED, and never more at once than a form may bring', async () => {
  const { residence_id } = home
  const [picture] = await home.withPhotos('un.jpg')
  const { stored_file_id } = await db
    .selectFrom('residence_pictures')
    .select('stored_file_id')
    .where('id', '=', picture!)
    .executeTakeFirstOrThrow()
  const rows = Array.from({ length: mostPhotos - 2 }, (_, index) => ({
    residence_id,
    stored_file_id,
    position: index + 1,
    name: `${index}.jpg`,
    size_bytes: 0,
  }))
  await db.insertInto('residence_pictures').values(rows).execute()
  expect(await home.add([await photo(), await photo()])).toMatchObject({
    status: 409,
    error_reason: 'PICTURES_LIMIT_REACHED',
  })
  expect((await home.add([await photo()])).status).toBe(201)
  const many = Array.from({ length: photosAtOnce + 1 }, () => photo())
  expect(await home.add(await Promise.all(many))).toMatchObject({ status: 422, errors: { files: [{ code: 'max' }] } })
})

test('409 STORAGE_LIMIT_REACHED: a full booklet takes no photo, and all of a form or none of it', async () => {
  const { residence_id } = home
  const setStorage = (storage_bytes: number) =>
    db.updateTable('residences').set({ storage_bytes }).where('id', '=', residence_id).execute()
  const before = await home.storage()
  await home.withPhotos('un.jpg')
  const after = await home.storage()
  expect(await checkStorage()).toEqual([])
  await setStorage(1_073_741_824)
  expect(await home.add([await photo()])).toMatchObject({ status: 409, error_reason: 'STORAGE_LIMIT_REACHED' })
  await setStorage(1_073_741_824 - (after - before) - 10)
  expect(await home.add([await photo(), await photo()])).toMatchObject({
    status: 409,
    error_reason: 'STORAGE_LIMIT_REACHED',
  })
  await setStorage(after)
  expect(await home.names()).toEqual(['un.jpg'])
  expect(await checkStorage()).toEqual([])
})
