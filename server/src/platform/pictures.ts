import sharp, { type Sharp } from 'sharp'
import { contentTypeOf, headBytes } from './files/contentType.ts'
import { decodeBmp } from './pictures/bmp.ts'
import { demandRoomFor, inTurn } from './pictures/drawing.ts'
import { refuse } from './refuse.ts'

/** A picture weighs at most this much when it arrives. */
export const pictureMaxBytes = 5 * 1_048_576
/** The longest side of a picture once it is kept. */
const maxSide = 512
/** More pixels than any camera takes; a small file may claim billions. */
const maxPixels = 60_000_000
/** Their weight once they are decoded: four bytes each. */
const maxDecodedBytes = 4 * maxPixels

const accepted = new Set([
  'image/png',
  'image/apng',
  'image/gif',
  'image/jpeg',
  'image/bmp',
  'image/svg+xml',
  'image/webp',
])

/**
 * A picture as the portal keeps it: WebP, small, upright, its first frame alone, without the place and the device that
 * cameras write into it. What was sent is never served, so that no script within an SVG reaches a browser.
 */
export const toPicture = async (sent: Buffer): Promise<Buffer> => {
  const type = await contentTypeOf(sent.subarray(0, headBytes))
  if (!accepted.has(type)) return refuse('PICTURE_TYPE_NOT_ALLOWED')
  try {
    return await inTurn(() => drawn(sent, type))
  } catch {
    // Whatever the decoder stumbles over, the picture is not one that it can show.
    return refuse('PICTURE_TYPE_NOT_ALLOWED')
  }
}

const drawn = async (sent: Buffer, type: string): Promise<Buffer> => {
  const picture = opened(sent, type)
  await demandRoomFor(picture, maxDecodedBytes)
  return picture
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84 })
    .timeout({ seconds: 10 })
    .toBuffer()
}

const opened = (sent: Buffer, type: string): Sharp => {
  if (type !== 'image/bmp') return sharp(sent, { limitInputPixels: maxPixels, failOn: 'error' })
  const { pixels, width, height } = decodeBmp(sent, maxPixels)
  return sharp(pixels, { raw: { width, height, channels: 4 } })
}
