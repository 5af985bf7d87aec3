import fc from 'fast-check'
import { expect, test } from 'vitest'
import { workOf } from '../testing/work.ts'
import { blankHeifMetadata } from './heif.ts'

const u16 = (value: number) => Buffer.from([value >> 8, value & 255])
const u32 = (value: number) => Buffer.concat([u16(value >>> 16), u16(value & 65_535)])
const box = (type: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts)
  return Buffer.concat([u32(body.length + 8), Buffer.from(type, 'latin1'), body])
}
const item = (id: number, type: string) =>
  box('infe', u32(0x02000000), u16(id), u16(0), Buffer.from(`${type}\0`, 'latin1'))
const extent = (id: number, offset: number, length: number) =>
  Buffer.concat([u16(id), u16(0), u16(1), u32(offset), u32(length)])

const [exif, picture, xmp] = ['Exif: 47 N, Yann Lenoir', 'the picture itself', '<x:xmpmeta GPSLatitude="47"/>'].map(
  (text) => Buffer.from(text),
) as [Buffer, Buffer, Buffer]

/** A picture of three items: its pixels between its Exif and its XMP, as phones lay them. */
const photo = () => {
  const layout = (from: number) => {
    const places = [from, from + exif.length, from + exif.length + picture.length] as const
    const iloc = [
      extent(1, places[0], exif.length),
      extent(2, places[1], picture.length),
      extent(3, places[2], xmp.length),
    ]
    const meta = box(
      'meta',
      u32(0),
      box('iinf', u32(0), u16(3), item(1, 'Exif'), item(2, 'hvc1'), item(3, 'mime')),
      box('iloc', u32(0), u16(0x4400), u16(3), ...iloc),
    )
    return Buffer.concat([box('ftyp', Buffer.from('heic'), u32(0)), meta])
  }
  const from = layout(0).length + 8
  return Buffer.concat([layout(from), box('mdat', exif, picture, xmp)])
}

test('Exif and XMP are overwritten where they stand; nothing else moves or changes', () => {
  const sent = photo()
  const kept = blankHeifMetadata(sent)!
  expect(kept.length).toBe(sent.length)
  for (const secret of ['47', 'Yann']) expect(kept.includes(secret)).toBe(false)
  const at = sent.indexOf(picture)
  expect(kept.subarray(at, at + picture.length)).toEqual(picture)
  expect(kept.subarray(0, sent.indexOf(exif))).toEqual(sent.subarray(0, sent.indexOf(exif)))
  expect(sent.includes('Yann')).toBe(true)
})

test('a file that is not what it says has none to keep', () => {
  expect(blankHeifMetadata(Buffer.from('heic'))).toBeNull()
  expect(blankHeifMetadata(Buffer.alloc(0))).toBeNull()
  expect(blankHeifMetadata(photo().subarray(0, 120))).toBeNull()
  const pastTheEnd = photo()
  pastTheEnd.writeUInt32BE(0x7fffffff, pastTheEnd.indexOf('iloc') + 18)
  expect(blankHeifMetadata(pastTheEnd)).toBeNull()
})

test('no bytes break it, and it never changes a length', () => {
  const sent = photo()
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(sent.length - 1), fc.nat(255)), { maxLength: 12 }),
      fc.nat(sent.length),
      (hits, end) => {
        const broken = Buffer.from(sent)
        for (const [at, value] of hits) broken[at] = value
        const kept = blankHeifMetadata(broken.subarray(0, end))
        expect(kept === null || kept.length === end).toBe(true)
      },
    ),
    { numRuns: 3000 },
  )
})

test('items that claim billions of parts without a byte are refused at once', async () => {
  const items = Array.from({ length: 2000 }, () => Buffer.concat([u16(2), u16(0), u16(65_535)]))
  const meta = box(
    'meta',
    u32(0),
    box('iinf', u32(0), u16(1), item(1, 'Exif')),
    box('iloc', u32(0), u16(0), u16(items.length), ...items),
  )
  const file = Buffer.concat([box('ftyp', Buffer.from('heic'), u32(0)), meta])
  expect(await workOf(() => expect(blankHeifMetadata(file)).toBeNull())).toBeLessThan(200)
})
