type Bitmap = { pixels: Buffer; width: number; height: number }

const uncompressed = 0
const withMasks = 3

/**
 * Decodes a Windows bitmap to RGBA, which the picture library does not: 24 and 32 bits a pixel, and 8 with a palette,
 * all uncompressed, as every program writes them. Throws at anything else.
 */
export const decodeBmp = (file: Buffer, maxPixels: number): Bitmap => {
  const header = headerOf(file)
  const { width, height, bits } = header
  if (width < 1 || height < 1 || width * height > maxPixels) throw new Error('not the size of a picture')
  const stride = Math.ceil((width * bits) / 32) * 4
  if (header.start + stride * height > file.length) throw new Error('the bitmap is cut short')

  const pixels = Buffer.alloc(width * height * 4)
  const colourAt = readerOf(file, header)
  for (let y = 0; y < height; y++) {
    const row = header.start + stride * (header.isTopDown ? y : height - 1 - y)
    for (let x = 0; x < width; x++) pixels.writeUInt32BE(colourAt(row, x), (y * width + x) * 4)
  }
  return { pixels, width, height }
}

type Header = ReturnType<typeof headerOf>

const headerOf = (file: Buffer) => {
  if (file.toString('latin1', 0, 2) !== 'BM') throw new Error('not a bitmap')
  const size = file.readUInt32LE(14)
  const height = file.readInt32LE(22)
  const bits = file.readUInt16LE(28)
  const compression = file.readUInt32LE(30)
  if (size < 40 || ![8, 24, 32].includes(bits)) throw new Error('an unknown kind of bitmap')
  if (compression !== uncompressed && !(compression === withMasks && bits === 32)) throw new Error('a packed bitmap')
  return {
    start: file.readUInt32LE(10),
    palette: 14 + size,
    width: file.readInt32LE(18),
    height: Math.abs(height),
    isTopDown: height < 0,
    bits,
  }
}

/** The colour of a pixel, as 0xRRGGBBAA. Colours are stored blue first; the fourth byte is rarely a transparency. */
const readerOf = (file: Buffer, { bits, palette }: Header): ((row: number, x: number) => number) => {
  const opaque = (at: number) => ((file[at + 2]! << 24) | (file[at + 1]! << 16) | (file[at]! << 8) | 0xff) >>> 0
  if (bits === 8) return (row, x) => opaque(palette + file[row + x]! * 4)
  return bits === 24 ? (row, x) => opaque(row + x * 3) : (row, x) => opaque(row + x * 4)
}
