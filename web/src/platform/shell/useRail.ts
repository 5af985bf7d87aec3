import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react'
import { prefer, usePreferences } from '../preferences.ts'

/** A pointer that only crosses the rail does not mean to open it. */
const intentMs = 200

const stop = (timer: { current: number }) => {
  clearTimeout(timer.current)
  timer.current = 0
}

/** The drawer opens under a pointer that stays, or around the focus; Esc closes it, the pin keeps it open (SHELL-23). */
export function useRail() {
  const { railPinned } = usePreferences()
  const [open, setOpen] = useState(false)
  /** Runs, or has run, since the pointer came; 0 while it is elsewhere. */
  const timer = useRef(0)
  // A timer outlives the component it was started by.
  useEffect(() => () => stop(timer), [])

  const handlers = {
    // Not when it enters: it may have been there before the rail was.
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') timer.current ||= window.setTimeout(() => setOpen(true), intentMs)
    },
    onPointerLeave: (event: PointerEvent<HTMLElement>) => {
      stop(timer)
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
  /** What was chosen is beneath: the rail makes way, and does not come back under a pointer that has not left it. */
  const makeWay = () => {
    clearTimeout(timer.current)
    timer.current = -1
    setOpen(false)
  }
  return {
    makeWay,
    open: open || railPinned,
    pinned: railPinned,
    togglePin: () => prefer({ railPinned: !railPinned }),
    handlers,
  }
}
