import { expect, test } from 'vitest'
import { reducePhoto } from './photo.ts'

const drawn = async (width: number, height: number, type: string) => {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.fillRect(0, 0, width, height)
  return canvas.convertToBlob({ type })
}
const sizeOf = async (file: File) => {
  const { width, height } = await createImageBitmap(file)
  return [width, height]
}
/** A JPEG with an APP1 segment, where cameras write the place, after its first marker. */
const located = async () => {
  const bytes = new Uint8Array(await (await drawn(640, 480, 'image/jpeg')).arrayBuffer())
  const place = new TextEncoder().encode('Exif\0\0GPS 47.2184 -1.5536')
  const segment = new Uint8Array([0xff, 0xe1, 0, place.length + 2, ...place])
  return new File([bytes.slice(0, 2), segment, bytes.slice(2)], 'cave.jpg', { type: 'image/jpeg' })
}

test('a photo is at most 2,400 pixels long, whichever way it is held', async () => {
  const wide = new File([await drawn(4000, 3000, 'image/jpeg')], 'plaque.JPG', { type: 'image/jpeg' })
  const high = new File([await drawn(1500, 3000, 'image/png')], 'plaque.png', { type: 'image/png' })
  expect(await sizeOf(await reducePhoto(wide))).toEqual([2400, 1800])
  expect(await sizeOf(await reducePhoto(high))).toEqual([1200, 2400])
  expect((await reducePhoto(wide)).name).toBe('plaque.jpg')
})

test('where it was taken does not travel', async () => {
  const photo = await located()
  expect(await photo.text()).toContain('GPS')
  expect(await (await reducePhoto(photo)).text()).not.toContain('GPS')
})

test('what is no photo, and what cannot be read, stays as it is', async () => {
  const pdf = new File(['%PDF-1.4'], 'a.pdf', { type: 'application/pdf' })
  const broken = new File(['nothing'], 'b.jpg', { type: 'image/jpeg' })
  expect([await reducePhoto(pdf), await reducePhoto(broken)]).toEqual([pdf, broken])
})
