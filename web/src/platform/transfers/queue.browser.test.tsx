import { MantineProvider } from '@mantine/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from '../../ui/testingRender.tsx'
import { journal } from '../journal.ts'
import { Refused } from '../refused.ts'
import { endSession, openSession } from '../session.ts'
import { startTexts } from '../testing.tsx'
import { rateOf, secondsLeft, withSample, type Sample } from './pace.ts'
import { entries, useTransfers, type Watched } from './entries.ts'
import { transferQueue } from './queue.ts'
import { summaryOf } from './summary.ts'
import { TransferTray } from './TransferTray.tsx'

type Sent = { name: string; sending: Watched; arrive: () => void; fail: (error: Error) => void }

/** Files whose sending the test itself ends. */
const files = (...names: string[]) => {
  const sent: Sent[] = []
  const jobOf = (name: string) => ({
    name,
    destination: () => 'Plans',
    size: 1000,
    send: (sending: Watched) =>
      new Promise<void>((arrive, fail) => {
        sent.push({ name, sending, arrive, fail })
      }),
  })
  transferQueue.add(names.map(jobOf))
  return sent
}
const states = () => entries.all().map(({ name, state }) => `${name} ${state}`)
const settled = () => new Promise((resolve) => setTimeout(resolve))
const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

beforeEach(() => transferQueue.clear())
afterEach(() => vi.useRealTimers())

test('three at a time, in their order', async () => {
  const sent = files('a', 'b', 'c', 'd', 'e')
  expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
  expect(states().slice(3)).toEqual(['d waiting', 'e waiting'])
  sent[1]!.arrive()
  await settled()
  expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd'])
  expect(states()).toEqual(['a sending', 'b sent', 'c sending', 'd sending', 'e waiting'])
})

test('a failure keeps its reason, lets the next one go and may be tried again', async () => {
  const sent = files('a', 'b', 'c', 'd')
  sent[0]!.fail(new Refused({ reason: 'STORAGE_LIMIT_REACHED', message: 'L’espace est épuisé.', status: 409 }))
  await settled()
  expect(states()).toEqual(['a failed', 'b sending', 'c sending', 'd sending'])
  expect(entries.all()[0]!.error?.message).toBe('L’espace est épuisé.')
  transferQueue.retry(entries.all()[0]!.id)
  expect(states()[0]).toBe('a waiting')
  sent[1]!.arrive()
  await settled()
  expect(states()[0]).toBe('a sending')
  sent.at(-1)!.arrive()
  await settled()
  expect(states()[0]).toBe('a sent')
})

test('what failed for want of a signal is sent again when it is back; what was refused is not', async () => {
  const sent = files('a', 'b')
  sent[0]!.fail(new Refused(null))
  sent[1]!.fail(new Refused({ reason: 'FILE_TOO_LARGE', message: 'Trop grand.', status: 413 }))
  await settled()
  expect(states()).toEqual(['a stalled', 'b failed'])
  expect(asksBeforeLeaving()).toBe(true)
  dispatchEvent(new Event('online'))
  expect(states()).toEqual(['a sending', 'b failed'])
})

const cutOff = 'Un envoi de fichiers a été interrompu : vérifiez ce qui manque.'

function Tray() {
  return <TransferTray transfers={useTransfers()} />
}

test('what a server that went away did not answer waits, and goes on by itself once it answers again', async () => {
  await startTexts()
  const sent = files('Plan.pdf', 'Photo.jpg')
  await render(
    <MantineProvider>
      <Tray />
    </MantineProvider>,
  )
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const answer = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  const stalled = ['Plan.pdf stalled', 'Photo.jpg stalled']
  for (const { fail } of sent) fail(new Refused(null))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(document.querySelector('h2')?.textContent).toBe('2 fichiers attendent la connexion')
  expect(document.body.textContent).toContain('l’envoi reprend dès que possible')
  expect([answer.mock.calls.length, states()]).toEqual([1, stalled])
  // A network that asks to sign in first.
  answer.mockImplementation(async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }))
  await vi.advanceTimersByTimeAsync(10_000)
  expect([answer.mock.calls.length, states()]).toEqual([2, stalled])
  answer.mockImplementation(async () => Response.json({ data: {} }))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(states()).toEqual(['Plan.pdf sending', 'Photo.jpg sending'])
  answer.mockRestore()
})

test('what is never let by is given up after five times, and waits for a hand', async () => {
  const sent = files('a')
  for (let turn = 0; turn < 5; turn += 1) {
    sent.at(-1)!.fail(new Refused(null))
    await settled()
    expect(states()).toEqual(['a stalled'])
    transferQueue.resume()
  }
  sent.at(-1)!.fail(new Refused(null))
  await settled()
  expect(states()).toEqual(['a failed'])
  transferQueue.resume()
  expect(states()).toEqual(['a failed'])
  transferQueue.retry(entries.all()[0]!.id)
  sent.at(-1)!.fail(new Refused(null))
  await settled()
  expect(states()).toEqual(['a stalled'])
})

test('all attempts of one file have one key, and no other file has it: what has arrived is not there twice', async () => {
  const sent = files('a', 'b')
  sent[0]!.fail(new Refused(null))
  await settled()
  dispatchEvent(new Event('online'))
  const keys = sent.map(({ sending }) => sending.key)
  expect(keys).toEqual([expect.stringMatching(/^[\da-f]{32}$/), expect.any(String), keys[0]])
  expect(keys[1]).not.toBe(keys[0])
})

test('cancelling stops the sending and takes the file off the list; the next one goes', async () => {
  const sent = files('a', 'b', 'c', 'd')
  transferQueue.cancel(entries.all()[0]!.id)
  expect(sent[0]!.sending.signal.aborted).toBe(true)
  expect(states()).toEqual(['b sending', 'c sending', 'd sending'])
  sent[0]!.fail(new DOMException('', 'AbortError'))
  await settled()
  expect(states()).toEqual(['b sending', 'c sending', 'd sending'])
})

test('the site asks before it is left only while something is on its way', async () => {
  expect(asksBeforeLeaving()).toBe(false)
  const sent = files('a')
  expect(asksBeforeLeaving()).toBe(true)
  sent[0]!.arrive()
  await settled()
  expect(asksBeforeLeaving()).toBe(false)
})

test('nothing goes on in the name of someone who has signed out, here or in another tab; what was not sent is told', async () => {
  await startTexts()
  openSession('tok', 3600)
  const sent = files('a', 'b', 'c')
  sent[0]!.arrive()
  await settled()
  endSession('replaced')
  expect(sent.slice(1).every(({ sending }) => sending.signal.aborted)).toBe(true)
  expect(entries.all()).toEqual([])
  expect(journal.entries().map(({ text }) => text)).toEqual([cutOff])
  journal.clear()
  openSession('tok', 3600)
  files('a')[0]!.arrive()
  await settled()
  endSession('left')
  expect(journal.entries()).toEqual([])
})

test('what has all arrived leaves the screen by itself; a failure stays', async () => {
  // The page’s frames are none of its business: drawn by this clock, twenty seconds are a thousand of them.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] })
  const sent = files('a')
  sent[0]!.arrive()
  await vi.advanceTimersByTimeAsync(7000)
  expect(states()).toEqual(['a sent'])
  await vi.advanceTimersByTimeAsync(2000)
  expect(states()).toEqual([])
  files('b')[0]!.fail(new Refused({ reason: 'FILE_TOO_LARGE', message: 'Trop grand.', status: 413 }))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(states()).toEqual(['b failed'])
})

test('progress is told in bytes of the file, never more than it has', () => {
  const sent = files('a', 'b')
  sent[0]!.sending.onProgress(400)
  sent[1]!.sending.onProgress(5000)
  expect(summaryOf(entries.all())).toMatchObject({ active: 2, bytes: 1400, totalBytes: 2000 })
})

test('the pace is that of the last five seconds, and a stall is seen', () => {
  const at = (seconds: number, sent: number): Sample => ({ at: seconds * 1000, sent })
  const pace = (...all: Sample[]) => rateOf(all.reduce<readonly Sample[]>(withSample, []))
  expect(pace(at(0, 0), at(1, 1000), at(2, 2000))).toBe(1000)
  expect(pace(at(0, 0), at(1, 9000), at(10, 9000), at(11, 9500), at(12, 10_000))).toBe(1000 / 11)
  expect(pace(at(0, 0))).toBeNull()
  expect(secondsLeft(5000, 1000)).toBe(5)
  expect([secondsLeft(5000, 0), secondsLeft(5000, null)]).toEqual([null, null])
})
