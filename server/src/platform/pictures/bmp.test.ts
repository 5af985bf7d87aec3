import { expect, test } from 'vitest'
import { decodeBmp } from './bmp.ts'

type Drawn = { width: number; height: number; bits: 8 | 24 | 32; compression?: number; topDown?: boolean }
const colours = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [255, 255, 255],
] as const

/** A bitmap whose pixels take the four colours in turn, from the top left. */
const draw = ({ width, height, bits, compression = 0, topDown = false }: Drawn): Buffer => {
  const palette = bits === 8 ? colours.length * 4 : 0
  const stride = Math.ceil((width * bits) / 32) * 4
  const start = 54 + palette
  const file = Buffer.alloc(start + stride * height)
  file.write('BM', 0, 'latin1')
  file.writeUInt32LE(start, 10)
  file.writeUInt32LE(40, 14)
  file.writeInt32LE(width, 18)
  file.writeInt32LE(topDown ? -height : height, 22)
  file.writeUInt16LE(bits, 28)
  file.writeUInt32LE(compression, 30)
  for (const [index, [red, green, blue]] of colours.entries())
    if (palette) file.set([blue, green, red, 0], 54 + index * 4)
  for (let y = 0; y < height; y++) {
    const row = start + stride * (topDown ? y : height - 1 - y)
    for (let x = 0; x < width; x++) {
      const index = (y * width + x) % colours.length
      const [red, green, blue] = colours[index]!
      if (bits === 8) file[row + x] = index
      else file.set([blue, green, red], row + (x * bits) / 8)
    }
  }
  return file
}

const expected = (width: number, height: number) =>
  Array.from({ length: width * height }, (_, at) => [...colours[at % colours.length]!, 255]).flat()

test.each([8, 24, 32] as const)('a bitmap of %i bits a pixel, whichever way its lines run', (bits) => {
  for (const topDown of [false, true]) {
    const { pixels, width, height } = decodeBmp(draw({ width: 3, height: 5, bits, topDown }), 1000)
    expect([width, height]).toEqual([3, 5])
    expect([...pixels]).toEqual(expected(3, 5))
  }
  expect([...decodeBmp(draw({ width: 2, height: 2, bits: 32, compression: 3 }), 1000).pixels]).toEqual(expected(2, 2))
})

test.each([
  ['packed', draw({ width: 4, height: 4, bits: 8, compression: 1 })],
  ['cut short', draw({ width: 40, height: 40, bits: 24 }).subarray(0, 2000)],
  ['no bitmap', Buffer.from('BMW'.repeat(40))],
  ['nothing', Buffer.alloc(0)],
  ['more pixels than are taken', draw({ width: 40, height: 40, bits: 24 })],
])('refused: %s', (_what, file) => {
  expect(() => decodeBmp(file, 1000)).toThrow()
})
