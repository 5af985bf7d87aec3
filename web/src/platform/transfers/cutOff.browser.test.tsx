import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { journal } from '../journal.ts'
import { keepIdentity, openSession } from '../session.ts'
import { marie, me, startTexts } from '../testing.tsx'
import { transferQueue } from './queue.ts'
import { tellUnsent, unsentOfPages } from './cutOff.ts'

const cutOff = 'Un envoi de fichiers a été interrompu : vérifiez ce qui manque.'
const told = () => journal.entries().map(({ text }) => text)

const signIn = (id: number) => {
  openSession('tok', 3600)
  keepIdentity({ user: { ...me, id }, company: null })
}

/** A file that is on its way for as long as the test lasts. */
const send = () =>
  transferQueue.add([{ name: 'Photo.jpg', destination: () => 'Plans', size: 1000, send: () => new Promise(() => {}) }])

/** What the next page finds of one that sent files; whether that one still lives. */
const otherPage = ({ lives }: { lives: boolean }) => {
  const page = `unsent.${crypto.randomUUID()}`
  send()
  localStorage.setItem(`logis.${page}`, localStorage.getItem(`logis.${unsentOfPages()[0]}`)!)
  transferQueue.clear()
  if (!lives) return { page, close: () => {} }
  let close = () => {}
  void navigator.locks.request(page, () => new Promise<void>((resolve) => (close = resolve)))
  return { page, close: () => close() }
}

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  await startTexts()
  signIn(marie.id)
})
afterEach(() => {
  transferQueue.clear()
  journal.clear()
  vi.unstubAllGlobals()
})

test('the page that comes after one that was closed or reloaded tells, once, that files were on their way', async () => {
  otherPage({ lives: false })
  await Promise.all([tellUnsent(), tellUnsent()])
  await tellUnsent()
  expect(told()).toEqual([cutOff])
  expect(unsentOfPages()).toEqual([])
})

test('a page tells nothing of itself, and leaves nothing behind once all has arrived', async () => {
  send()
  await tellUnsent()
  expect(told()).toEqual([])
  expect(unsentOfPages()).toHaveLength(1)
  transferQueue.clear()
  expect(unsentOfPages()).toEqual([])
})

test('what another tab is still sending is not called cut off before that one is closed', async () => {
  const { close } = otherPage({ lives: true })
  await tellUnsent()
  expect(told()).toEqual([])
  close()
  await tellUnsent()
  expect(told()).toEqual([cutOff])
})

test('somebody else in the same browser is told nothing of it; whose it was is, once they are back', async () => {
  const { page } = otherPage({ lives: false })
  signIn(marie.id + 1)
  await tellUnsent()
  expect(told()).toEqual([])
  signIn(marie.id)
  await tellUnsent()
  expect(told()).toEqual([cutOff])
  expect(page).not.toContain('Photo')
})

test('what the browser keeps of files on their way names none of them', () => {
  send()
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('Photo')
})
