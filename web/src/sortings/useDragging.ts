import { useEffect, useState } from 'react'

/** A row that goes away while it is dragged tells of no end; but the pointer moves again only when nothing is dragged. */
const ends = ['dragend', 'drop', 'pointermove'] as const

/** Whether files are on their way to a home. */
export const useDragging = () => {
  const [isDragging, setDragging] = useState(false)
  useEffect(() => {
    if (!isDragging) return undefined
    const end = () => setDragging(false)
    for (const each of ends) document.addEventListener(each, end, true)
    return () => {
      for (const each of ends) document.removeEventListener(each, end, true)
    }
  }, [isDragging])
  return { isDragging, startDragging: () => setDragging(true) }
}
