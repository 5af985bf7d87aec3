import { expect, onTestFinished, test, vi } from 'vitest'
import { tooLate } from './refused.ts'
import { openSession } from './session.ts'
import { upload } from './upload.ts'

/** Stands in for the browser's own, which tells how much has left. */
class Sent extends EventTarget {
  static last: Sent
  upload = new EventTarget()
  status = 0
  response: unknown = null
  isAborted = false
  open = () => {}
  setRequestHeader = () => {}
  send = () => {
    Sent.last = this
  }
  abort() {
    this.isAborted = true
    this.dispatchEvent(new Event('abort'))
    this.dispatchEvent(new Event('loadend'))
  }
  moves(loaded: number) {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded }))
  }
}

const photo = new File(['…'], 'fuite.png', { type: 'image/png' })

test('a form that moves is waited for, however slow; one of which nothing moves for two minutes is the network’s failure', async () => {
  openSession('tok', 3600)
  vi.stubGlobal('XMLHttpRequest', Sent)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const sending = upload('messages.write', { residence_id: 1, body: 'Le robinet fuit.', files: [photo] }, {})
  const outcome = sending.catch((error: unknown) => error)
  await vi.waitFor(() => expect(Sent.last).toBeDefined())
  for (const loaded of [100, 200, 300]) {
    await vi.advanceTimersByTimeAsync(119_000)
    Sent.last.moves(loaded)
  }
  await vi.advanceTimersByTimeAsync(119_000)
  expect(Sent.last.isAborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(Sent.last.isAborted).toBe(true)
  expect(await outcome).toMatchObject({ reason: 'NETWORK', network: true, cause: tooLate })
})
