import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openSession } from '../../platform/session.ts'
import { serve } from '../../platform/testing.tsx'
import { show } from '../../ui/testing.tsx'
import { useSendPhoto, useTick } from './api.ts'

beforeEach(() => openSession('tok', 3600))

/** The keys under which forms leave, none of which is answered. */
const loseUploads = () => {
  const keys: string[] = []
  class Lost extends EventTarget {
    upload = new EventTarget()
    open() {}
    abort() {}
    setRequestHeader(name: string, value: string) {
      if (name === 'idempotency-key') keys.push(value)
    }
    send() {
      setTimeout(() => this.dispatchEvent(new Event('error')))
    }
  }
  vi.stubGlobal('XMLHttpRequest', Lost)
  return keys
}

const of = { device_id: 31, task_id: 71 }
/** As the browser makes it anew each time that the same file is chosen. */
const photo = (name: string) => new File(['JPEG'], name, { type: 'image/jpeg', lastModified: 1 })

function Acts() {
  const tick = useTick()
  const later = useSendPhoto()
  const [ended, end] = useState(0)
  const onSettled = () => end((before) => before + 1)
  const send = (name: string) => later.mutate({ ...of, file: photo(name) }, { onSettled })
  return (
    <>
      <button onClick={() => tick.mutate({ ...of, done_on: '2026-11-20', photo: photo('a.jpg') }, { onSettled })}>
        tick
      </button>
      <button onClick={() => send('a.jpg')}>later</button>
      <button onClick={() => send('b.jpg')}>other</button>
      <output>{ended}</output>
    </>
  )
}

test('the photo of a task whose answer was lost is the same photo when it is sent later, chosen again', async () => {
  serve({ 'POST /devices/31/tasks/71/done': { body: { data: { next: null } }, isForeign: true } })
  const keys = loseUploads()
  await show(
    <QueryClientProvider client={new QueryClient()}>
      <Acts />
    </QueryClientProvider>,
  )
  for (const [at, name] of ['tick', 'later', 'other'].entries()) {
    await page.getByRole('button', { name }).click()
    await expect.element(page.getByRole('status')).toHaveTextContent(String(at + 1))
  }
  expect(keys).toEqual([expect.any(String), keys[0], expect.any(String)])
  expect(keys[2]).not.toBe(keys[0])
})
