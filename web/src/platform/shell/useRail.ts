import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react'
import { prefer, usePreferences } from '../preferences.ts'

/** A pointer that only crosses the rail does not mean to open it. */
const intentMs = 200

/** The drawer opens under a pointer that stays, or around the focus; Esc closes it, the pin keeps it open (SHELL-23). */
export function useRail() {
  const { railPinned } = usePreferences()
  const [open, setOpen] = useState(false)
  const timer = useRef(0)

  // A timer outlives the component it was started by.
  useEffect(() => () => clearTimeout(timer.current), [])

  const handlers = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      timer.current = window.setTimeout(() => setOpen(true), intentMs)
    },
    onPointerLeave: (event: PointerEvent<HTMLElement>) => {
      clearTimeout(timer.current)
      if (!event.currentTarget.querySelector(':focus-visible')) setOpen(false)
    },
    onFocus: (event: FocusEvent) => {
      if (event.target.matches(':focus-visible')) setOpen(true)
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false)
    },
  }
  return {
    open: open || railPinned,
    pinned: railPinned,
    togglePin: () => prefer({ railPinned: !railPinned }),
    handlers,
  }
}
