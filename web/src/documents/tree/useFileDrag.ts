import { useEffect, useRef, useState, type DragEvent } from 'react'

/** Marks a drag that began in this tree; its data is the ids of the files. */
const ownType = 'application/x-logis-documents'
const openAfterMs = 600

type Options = {
  closed: boolean
  onMove: (ids: number[], place: string) => void
  onDrop: (data: DataTransfer, place: string) => void
  /** The pointer has rested on a place: a folder opens. */
  onRest: (place: string) => void
}

const isFiles = (event: { dataTransfer: DataTransfer | null }) => event.dataTransfer?.types.includes('Files') === true
const isOwn = (event: DragEvent) => event.dataTransfer.types.includes(ownType)
const placeUnder = ({ target }: DragEvent) =>
  (target instanceof Element && target.closest<HTMLElement>('[data-place]')?.dataset['place']) || null

/**
 * Files dragged between folders, and from the computer. Whatever bears `data-place` is a target; one set of handlers
 * around them all is enough.
 */
export const useFileDrag = ({ closed, onMove, onDrop, onRest }: Options) => {
  const [over, setOver] = useState<string | null>(null)
  // Several events may come before the next drawing, so what they compare with is not the state.
  const hovered = useRef<string | null>(null)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)

  // A file that misses its target would replace the page, and what is being typed with it.
  useEffect(() => {
    const keepPage = (event: globalThis.DragEvent) => isFiles(event) && event.preventDefault()
    addEventListener('dragover', keepPage)
    addEventListener('drop', keepPage)
    return () => {
      removeEventListener('dragover', keepPage)
      removeEventListener('drop', keepPage)
    }
  }, [])

  const hover = (place: string | null) => {
    if (place === hovered.current) return
    hovered.current = place
    setOver(place)
    clearTimeout(rest.current)
    if (place) rest.current = setTimeout(() => onRest(place), openAfterMs)
  }

  const onDragOver = (event: DragEvent) => {
    if (!isOwn(event) && !isFiles(event)) return
    event.preventDefault()
    const place = closed ? null : placeUnder(event)
    event.dataTransfer.dropEffect = place === null ? 'none' : isOwn(event) ? 'move' : 'copy'
    hover(place)
  }
  const onDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) hover(null)
  }
  const onDropped = (event: DragEvent) => {
    const place = closed ? null : placeUnder(event)
    hover(null)
    if (place === null) return
    event.preventDefault()
    if (isOwn(event)) onMove(event.dataTransfer.getData(ownType).split(',').map(Number), place)
    else if (isFiles(event)) onDrop(event.dataTransfer, place)
  }

  return {
    over,
    zone: { onDragOver, onDragLeave, onDrop: onDropped },
    start: (event: DragEvent, files: readonly { id: number }[]) => {
      event.dataTransfer.setData(ownType, files.map(({ id }) => id).join(','))
      event.dataTransfer.effectAllowed = 'move'
    },
  }
}
