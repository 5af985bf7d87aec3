/** Of each file by its path: places in its text. */
export type Points = Record<string, number[]>

type Ranges = { ranges: { startOffset: number; endOffset: number; count: number }[] }

/** Which of the points ran: of the ranges that V8 counts, the innermost one around it tells. */
export const reachedOf = (points: number[], functions: Ranges[]): number[] => {
  const ranges = functions.flatMap((one) => one.ranges)
  const countAt = (point: number) =>
    ranges
      .filter(({ startOffset, endOffset }) => startOffset <= point && point < endOffset)
      .toSorted((a, b) => a.endOffset - a.startOffset - (b.endOffset - b.startOffset))[0]?.count ?? 0
  return points.filter((point) => countAt(point) > 0)
}
