import { useState, type DragEvent } from 'react'

type Options = {
  /** Whether what is held over the place may be dropped there; anything may when not given. */
  takes?: (held: DataTransfer) => boolean
  /** What the pointer says will happen to it. */
  effect?: DataTransfer['dropEffect']
}

/**
 * Makes an element a place to drop things on, which has `data-over` while one is held over it. Who has no pointer needs
 * another way to do the same.
 *
 * @example <div role="presentation" {...useDropping(({ files }) => take([...files]))}>
 */
export const useDropping = (onDrop: (dropped: DataTransfer) => void, { takes, effect }: Options = {}) => {
  const [isOver, setOver] = useState(false)
  return {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      if (takes && !takes(event.dataTransfer)) return
      event.preventDefault()
      if (effect) event.dataTransfer.dropEffect = effect
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      onDrop(event.dataTransfer)
    },
  }
}
