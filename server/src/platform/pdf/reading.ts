import { cut } from '@logis/contract/cut.rules'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { environment, giveWay, watch } from '../apart.ts'

/** What is looked at of a PDF: what it is stands at its beginning. */
const pages = 3
/** No more of a page is kept. */
const pageLength = 4_000
/** A larger one is told by its name alone. */
export const largestRead = 32 * 1_048_576
/** Some hundredths of a second each; a machine at work may keep one waiting. */
export const reading = { maxMs: 8_000 }
const bounds = () => ({ maxMs: reading.maxMs, maxResidentBytes: 512 * 1_048_576 })
const startMs = 20_000
/** A process that has read nothing for so long ends. */
const idleMs = 10_000

/**
 * What the first pages of a PDF say, page after page; nothing of one that has no text, or cannot be read within its bounds.
 * By the system's own reader where there is one, ten times as fast, and by ours elsewhere: always in a process that is
 * killed once it takes too long or too much, for anyone may have written the file.
 */
export const firstPages = async (pdf: Buffer): Promise<string[]> => {
  const read = (await bySystem(pdf)) ?? (await inTurn(pdf))
  return read.slice(0, pages).map((page) => cut(page, pageLength).normalize('NFC'))
}

let hasSystemReader = true
const systemReader = ['-q', '-f', '1', '-l', String(pages), '-enc', 'UTF-8', '-', '-']
/** Null where the machine has no `pdftotext`, or cannot start it now. */
const bySystem = async (pdf: Buffer): Promise<string[] | null> => {
  if (!hasSystemReader) return null
  const child = spawn('pdftotext', systemReader, { env: environment(), stdio: ['pipe', 'pipe', 'ignore'] })
  const fault = await once(child, 'spawn').then(
    () => null,
    (error: NodeJS.ErrnoException) => error,
  )
  if (fault) {
    // Too many files or processes are for now; a reader that is not there is not there the next time either.
    hasSystemReader = fault.code !== 'ENOENT'
    return null
  }
  giveWay(child.pid!)
  const guard = watch(child, bounds())
  try {
    child.stdin.on('error', () => undefined).end(pdf)
    let text = ''
    for await (const chunk of child.stdout.setEncoding('utf8')) if (text.length < pages * 100_000) text += chunk
    // What it had said before its time was over is cut anywhere.
    return guard.isExceeded() ? [] : text.split('\f')
  } catch {
    return []
  } finally {
    guard.stop()
    child.kill('SIGKILL')
  }
}

const program = path.join(import.meta.dirname, 'readingProcess.ts')
const start = () =>
  spawn(process.execPath, ['--max-old-space-size=256', program, String(pages)], {
    env: environment(),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
type Child = ReturnType<typeof start>

/** A server that stops waits for what is being read, and for no reader that is idle. */
const atWork = (child: Child) => {
  child.ref()
  child.channel?.ref()
}
const atRest = (child: Child) => {
  child.unref()
  child.channel?.unref()
}

let current: Promise<Child | null> | null = null
let idle: NodeJS.Timeout | undefined

const started = async (): Promise<Child | null> => {
  const child = start()
  const gone = once(child, 'close').then(
    () => false,
    () => false,
  )
  const isReady = await Promise.race([
    once(child, 'message', { signal: AbortSignal.timeout(startMs) }).then(
      () => true,
      () => false,
    ),
    gone,
  ])
  if (!isReady) {
    child.kill('SIGKILL')
    return null
  }
  giveWay(child.pid!)
  return child
}

const end = async (): Promise<void> => {
  const child = await current
  current = null
  child?.kill('SIGKILL')
}

/** The next thing that it says; null when it ends instead. */
const answerOf = async (child: Child): Promise<unknown> => {
  const over = new AbortController()
  const { signal } = over
  try {
    return await Promise.race([
      once(child, 'message', { signal }).then(([said]) => said as unknown),
      once(child, 'close', { signal }).then(() => null),
    ])
  } catch {
    return null
  } finally {
    over.abort()
  }
}

const readBy = async (child: Child, pdf: Buffer): Promise<string[]> => {
  const guard = watch(child, bounds())
  atWork(child)
  try {
    child.send(pdf, () => undefined)
    const answer = await answerOf(child)
    // One that answers as its time is over has been ended all the same: nobody may wait for it.
    const isOver = answer === null || guard.isExceeded()
    if (isOver) current = null
    return isOver ? [] : (answer as string[])
  } finally {
    guard.stop()
    atRest(child)
  }
}

let last: Promise<unknown> = Promise.resolve()
/** One after the other by one process, which begins with the first and ends when there are no more. */
const inTurn = (pdf: Buffer): Promise<string[]> => {
  const turn = last.then(async () => {
    clearTimeout(idle)
    const child = await (current ??= started())
    if (child === null) current = null
    const read = child === null ? [] : await readBy(child, pdf)
    idle = setTimeout(() => void end(), idleMs).unref()
    return read
  })
  last = turn.catch(() => undefined)
  return turn
}
