import type { QueryClient, QueryKey } from '@tanstack/react-query'

export type ReadingAnew = {
  /** Something of it has moved. */
  moved: () => void
  /** Nobody looks any more. */
  stop: () => void
}

/**
 * Reads what is shown anew as it moves, `calmMs` after it did and one reading after the other: signals that come faster
 * than answers never break off an answer that is on its way, and the last of them is always followed by a reading.
 */
export const readAnew = (queryClient: QueryClient, queryKey: QueryKey, calmMs: number): ReadingAnew => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isReading = false
  let hasMoved = false
  let isOver = false
  const arm = () => {
    if (!isOver) timer ??= setTimeout(() => void read(), calmMs)
  }
  const read = async () => {
    timer = undefined
    isReading = true
    // What is on its way was asked before it moved: it is let through, and read once more.
    hasMoved = queryClient.isFetching({ queryKey }) > 0
    await queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false })
    isReading = false
    if (hasMoved) arm()
  }
  return {
    moved: () => {
      if (isReading) hasMoved = true
      else arm()
    },
    stop: () => {
      isOver = true
      clearTimeout(timer)
    },
  }
}
