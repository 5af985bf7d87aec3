import '@mantine/core/styles.css'
import './global.css'
import { notifications } from '@mantine/notifications'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import '../ui/busyFocus.ts'
import { journal } from './journal.ts'
import { keepLocale } from './locale.ts'
import { prefer } from './preferences.ts'
import { endSession, forgetEnd } from './session.ts'
import { expectOwnWords } from './testingContract.ts'
import { transferQueue } from './transfers/queue.ts'

// The files of tests share one page, which has read the code once. What a file leaves in it is put back here, so that
// each finds the page as if it were new. The size of the window vitest sets itself, before each file.

// The library that draws says so itself, but only to the file that loads it first.
beforeEach(cleanup)
afterEach(expectOwnWords)

/** The attributes of an element as they are now; call it to put them back. */
const keepAttributes = (element: Element) => {
  const kept = [...element.attributes].map(({ name, value }) => ({ name, value }))
  return () => {
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
    for (const { name, value } of kept) element.setAttribute(name, value)
  }
}

/** The document as it is now: title, language, theme, density, what dialogs lock, what portals and tests add. */
const keepDocument = () => {
  const { title } = document
  const children = [...document.body.children]
  const putBackAttributes = [document.documentElement, document.body].map(keepAttributes)
  return () => {
    document.title = title
    document.body.replaceChildren(...children)
    for (const putBack of putBackAttributes) putBack()
  }
}

const putBackMocks = () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
}

/** What the product's modules remember between pages; the last ones also write it to the browser's storage. */
const forgetVisit = () => {
  transferQueue.clear()
  notifications.clean()
  endSession('left')
  forgetEnd()
  journal.clear()
  keepLocale('fr-FR')
  prefer({ railPinned: false, density: null, singleKeys: true, columns: {}, homes: 'lines' })
}

const putBackDocument = keepDocument()

// Laid out and pointed at as any page, but nobody looks: what lets all through is not drawn, frame after frame.
const frame = window.frameElement as HTMLElement | null
frame?.style.setProperty('opacity', '0')

afterAll(async () => {
  await cleanup()
  putBackMocks()
  forgetVisit()
  localStorage.clear()
  sessionStorage.clear()
  putBackDocument()
})
