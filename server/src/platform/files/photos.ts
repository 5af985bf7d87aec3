import type { Sharp } from 'sharp'
import { effortOf, inTurn } from '../pictures/turns.ts'
import { refuse, Refusal } from '../refuse.ts'
import { blankHeifMetadata } from './heif.ts'
import { sharp } from '../pictures/sharp.ts'

/** More pixels than any camera takes; a small file may claim billions. */
const maxPixels = 220_000_000
/** Their weight once they are decoded: three colours, a byte each. */
const maxDecodedBytes = 3 * maxPixels
const quality = 90

type Written = 'jpeg' | 'png' | 'webp'
const written: Record<string, Written> = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' }
const blanked = new Set(['image/heic', 'image/heif'])

/** Pictures of a camera, which may say where and by whom they were taken. */
export const isPhoto = (mimeType: string) => mimeType in written || blanked.has(mimeType)

/**
 * A photo without its metadata, upright and with its own colours. It is drawn again; a HEIC, which only few may draw,
 * has its metadata overwritten where they stand. One photo of a person at a time.
 */
export const withoutMetadata = async (photo: Buffer, mimeType: string, userId: number): Promise<Buffer> => {
  if (blanked.has(mimeType)) return blankHeifMetadata(photo) ?? refuse('FILE_TYPE_NOT_ALLOWED')
  const format = written[mimeType] ?? refuse('FILE_TYPE_NOT_ALLOWED')
  try {
    const picture = sharp()(photo, { limitInputPixels: maxPixels, failOn: 'error' })
    const effort = await effortOf(picture, maxDecodedBytes)
    return await inTurn(userId, effort, () => drawn(picture, format))
  } catch (error) {
    // Whatever the decoder stumbles over, nobody else could look at it.
    throw error instanceof Refusal ? error : new Refusal('FILE_TYPE_NOT_ALLOWED')
  }
}

const drawn = (picture: Sharp, format: Written): Promise<Buffer> =>
  picture
    .autoOrient()
    .keepIccProfile()
    .toFormat(format, format === 'png' ? {} : { quality })
    .timeout({ seconds: 20 })
    .toBuffer()
