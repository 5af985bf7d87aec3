import type { Reason } from '@logis/contract/errors'
import type { Sharp } from 'sharp'
import { demandLimit, type Limit } from '../limits.ts'
import { places } from '../places.ts'
import { Refusal } from '../refuse.ts'

/** What a picture takes to be drawn: a moment, much memory, or a process of its own. */
type Effort = 'small' | 'large' | 'svg'

/** More than this once decoded is large: some forty megapixels. */
const largeBytes = 128 * 1_048_576
/** What is still quick is not held up by what is not. One large picture at a time, or they would take all of the memory. */
const room = {
  small: places({ total: 1, each: 1, waiting: 3 }),
  large: places({ total: 1, each: 1, waiting: 3 }),
  svg: places({ total: 2, each: 1, waiting: 3 }),
}
const drawings: Record<Effort, Limit> = {
  small: { name: 'drawing', times: 120, seconds: 60 },
  large: { name: 'drawing', times: 120, seconds: 60 },
  svg: { name: 'drawing-svg', times: 20, seconds: 60 },
}

/**
 * What it takes to draw a picture, of which this process draws no SVG. Throws at one that takes more memory than this
 * once it is decoded, whatever little its file weighs.
 */
export const effortOf = async (picture: Sharp, maxBytes: number): Promise<Effort> => {
  const { format, width, height, channels, depth } = await picture.metadata()
  const bytesAPoint = channels * (depth === 'uchar' ? 1 : depth === 'ushort' ? 2 : 4)
  const bytes = width * height * bytesAPoint
  if (format === 'svg' || bytes > maxBytes) throw new RangeError('A picture that is not drawn here')
  return bytes > largeBytes ? 'large' : 'small'
}

/** Draws one picture of a person after the other, no matter how many they send; others have their turn in between. */
export const inTurn = async <T>(userId: number, effort: Effort, draw: () => Promise<T>): Promise<T> => {
  await demandLimit(drawings[effort], String(userId))
  const release = await room[effort].take(String(userId))
  try {
    return await draw()
  } finally {
    release()
  }
}

/**
 * Whatever the decoder stumbles over, nobody else could look at it. Of the drawing alone: a database that is away while
 * its turn is asked for says nothing of a picture.
 */
export const drawnOr = async <T>(reason: Reason, draw: () => Promise<T>): Promise<T> => {
  try {
    return await draw()
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(reason)
  }
}
