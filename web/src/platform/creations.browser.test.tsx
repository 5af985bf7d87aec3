import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { isSame } from '../ui/call.ts'
import { show } from '../ui/testing.tsx'
import { client } from './client.ts'
import { useKeyed } from './creations.ts'
import { endSession, openSession } from './session.ts'
import { refusal, serve } from './testing.tsx'

beforeEach(() => openSession('tok', 3600))

const creating = 'POST /residences/2/devices'
const button = (name: string) => page.getByRole('button', { name })

function Add({ name }: { name?: string }) {
  const [ended, end] = useState(0)
  const add = useKeyed(
    (serial_number: string, key) =>
      client.devices.createDevice({ residence_id: 2, product_id: 4, serial_number }, { context: { key } }),
    name,
  )
  const press = (serial: string) =>
    void add(serial)
      .catch(() => undefined)
      .then(() => end((before) => before + 1))
  return (
    <>
      <button onClick={() => press('A-1')}>A-1</button>
      <button onClick={() => press('A-2')}>A-2</button>
      <output>{ended}</output>
    </>
  )
}

test('what is pressed again after a lost answer, or a refusal, goes under the same key; anything else under another', async () => {
  const { calls, answers } = serve({ [creating]: 'no answer' })
  await show(<Add />)
  const press = async (name: string, ends: number) => {
    await button(name).click()
    await expect.element(page.getByRole('status')).toHaveTextContent(String(ends))
  }
  await press('A-1', 1)
  answers[creating] = refusal(409, 'DEVICE_LIMIT_REACHED')
  await press('A-1', 2)
  answers[creating] = { body: { data: {} }, status: 201, isForeign: true }
  await press('A-1', 3)
  // It is there: the same again is another one.
  await press('A-1', 4)
  await press('A-2', 5)
  const keys = calls.map(({ headers }) => headers.get('idempotency-key'))
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys.slice(1, 3)).toEqual([keys[0], keys[0]])
  expect(new Set(keys.slice(2)).size).toBe(3)
})

/** Opens a screen, presses once, and leaves it; the key that went out. */
const once = async ({ calls }: ReturnType<typeof serve>, name: string | undefined, serial = 'A-1') => {
  const screen = await show(<Add {...(name && { name })} />)
  await button(serial).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('1')
  await screen.unmount()
  return calls.at(-1)?.headers.get('idempotency-key')
}

test('a screen that was closed after a lost answer and opened again sends the same under the same key, for ten minutes', async () => {
  const made = { body: { data: {} }, status: 201, isForeign: true as const }
  const served = serve({ [creating]: 'no answer' })
  const lost = await once(served, 'adding')
  served.answers[creating] = made
  const other = await once(served, 'adding', 'A-2')
  expect(other).not.toBe(lost)

  served.answers[creating] = 'no answer'
  const first = await once(served, 'adding')
  // What has no name, or another, is another thing.
  expect(await once(served, undefined)).not.toBe(first)
  expect(await once(served, 'other')).not.toBe(first)
  expect(await once(served, 'adding')).toBe(first)
  served.answers[creating] = made
  expect(await once(served, 'adding')).toBe(first)
  // It is there: whoever sends it once more wants another.
  served.answers[creating] = 'no answer'
  const next = await once(served, 'adding')
  expect(next).not.toBe(first)
  const later = Date.now() + 600_000
  vi.spyOn(Date, 'now').mockReturnValue(later)
  expect(await once(served, 'adding')).not.toBe(next)
})

test('what someone sent goes with their session: whoever signs in after them sends their own', async () => {
  const served = serve({ [creating]: 'no answer' })
  const first = await once(served, 'adding')
  endSession('left')
  openSession('other', 3600)
  expect(await once(served, 'adding')).not.toBe(first)
})

test('a file that is chosen again after a lost answer is the same file', () => {
  const photo = (name: string, bytes = 'JPEG') => new File([bytes], name, { type: 'image/jpeg', lastModified: 1 })
  expect(isSame({ task: 7, file: photo('a.jpg') }, { task: 7, file: photo('a.jpg') })).toBe(true)
  for (const other of [photo('b.jpg'), photo('a.jpg', 'JPEGS'), new File(['JPEG'], 'a.jpg', { lastModified: 2 })])
    expect(isSame(photo('a.jpg'), other)).toBe(false)
})
