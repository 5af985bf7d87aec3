import type { Sharp } from 'sharp'

/** Throws at a picture that takes more memory than this once it is decoded, whatever little its file weighs. */
export const demandRoomFor = async (picture: Sharp, maxBytes: number): Promise<void> => {
  const { width, height, channels, depth } = await picture.metadata()
  const bytesAPoint = channels * (depth === 'uchar' ? 1 : depth === 'ushort' ? 2 : 4)
  if (width * height * bytesAPoint > maxBytes) throw new RangeError('A picture that would not fit in memory')
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Draws one picture after the other: many large ones at once would take all of the memory, and the drawing of each has
 * all the processors as it is.
 */
export const inTurn = <T>(draw: () => Promise<T>): Promise<T> => {
  const drawn = last.then(draw)
  last = drawn.catch(() => undefined)
  return drawn
}
