import type { Sharp } from 'sharp'
import { receiveFile } from './files.ts'
import { contentTypeOf, headBytes } from './files/contentType.ts'
import { collected, type Receive } from './files/papers.ts'
import { decodeBmp } from './pictures/bmp.ts'
import { asKept, faceSide, maxPixels } from './pictures/kept.ts'
import { drawSvg } from './pictures/svg.ts'
import { drawnOr, effortOf, inTurn } from './pictures/turns.ts'
import { refuse } from './refuse.ts'
import { sharp } from './pictures/sharp.ts'

/** The picture of a person or a company weighs at most this much when it arrives. */
export const pictureMaxBytes = 5 * 1_048_576
/** The weight of the most pixels once they are decoded: four bytes each. */
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
 * cameras write into it. What was sent is never served, so that no script within an SVG reaches a browser. A person's
 * pictures are drawn in turn: who sends many waits for themselves.
 */
export const toPicture = async (sent: Buffer, userId: number, side = faceSide): Promise<Buffer> => {
  const type = await contentTypeOf(sent.subarray(0, headBytes))
  if (!accepted.has(type)) return refuse('PICTURE_TYPE_NOT_ALLOWED')
  const reason = 'PICTURE_TYPE_NOT_ALLOWED'
  if (type === 'image/svg+xml') return inTurn(userId, 'svg', () => drawnOr(reason, () => drawSvg(sent, side)))
  const { picture, effort } = await drawnOr(reason, async () => {
    const one = opened(sent, type)
    return { picture: one, effort: await effortOf(one, maxDecodedBytes) }
  })
  const draw = () => asKept(picture, side).timeout({ seconds: 10 }).toBuffer()
  return inTurn(userId, effort, () => drawnOr(reason, draw))
}

/** Takes a photo of a form whole, and keeps it as a picture. */
export const receivePhoto =
  (side: number): Receive =>
  async (source, maxBytes, userId) =>
    receiveFile([await toPicture(await collected(source, maxBytes), userId, side)])

const opened = (sent: Buffer, type: string): Sharp => {
  if (type !== 'image/bmp') return sharp()(sent, { limitInputPixels: maxPixels, failOn: 'error' })
  const { pixels, width, height } = decodeBmp(sent, maxPixels)
  return sharp()(pixels, { raw: { width, height, channels: 4 } })
}
