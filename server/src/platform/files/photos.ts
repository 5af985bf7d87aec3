import type { Sharp } from 'sharp'
import { drawnOr, effortOf, inTurn } from '../pictures/turns.ts'
import { refuse } from '../refuse.ts'
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
  const { picture, effort } = await drawnOr('FILE_TYPE_NOT_ALLOWED', async () => {
    const opened = sharp()(photo, { limitInputPixels: maxPixels, failOn: 'error' })
    return { picture: opened, effort: await effortOf(opened, maxDecodedBytes) }
  })
  return inTurn(userId, effort, () => drawnOr('FILE_TYPE_NOT_ALLOWED', () => drawn(picture, format)))
}

const drawn = (picture: Sharp, format: Written): Promise<Buffer> =>
  picture
    .autoOrient()
    .keepIccProfile()
    .toFormat(format, format === 'png' ? {} : { quality })
    .timeout({ seconds: 20 })
    .toBuffer()
