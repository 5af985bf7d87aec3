import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { environment, giveWay, watch } from '../apart.ts'
import { refuse } from '../refuse.ts'

/** A logo is drawn in some hundredths of a second; tests look at a drawing that lasts for longer. */
export const drawing = { maxMs: 2_000 }
/** For the process itself, which a machine at work may keep waiting. */
const startMs = 20_000
const maxResidentBytes = 512 * 1_048_576

const program = path.join(import.meta.dirname, 'svgProcess.ts')
const start = (side: number) =>
  spawn(process.execPath, ['--max-old-space-size=64', program, String(side)], {
    env: environment(),
    stdio: ['pipe', 'pipe', 'ignore', 'ipc'],
  })
type Child = ReturnType<typeof start>

/**
 * Draws an SVG in a process of its own, which is killed when it takes longer than two seconds or more memory than 512 MB:
 * a few lines can ask for hours of blurring, and the library that draws cannot be interrupted. Refuses what cannot be
 * drawn, and what takes too long.
 */
export const drawSvg = async (svg: Buffer, side: number): Promise<Buffer> => {
  const child = start(side)
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve).once('error', () => resolve(null)))
  try {
    await started(child, ended)
    const guard = watch(child, { maxMs: drawing.maxMs, maxResidentBytes })
    child.stdin!.on('error', () => undefined).end(svg)
    const [picture, code] = await Promise.all([buffer(child.stdout!), ended]).finally(guard.stop)
    if (guard.isExceeded()) return refuse('PICTURE_TOO_COMPLEX')
    return code === 0 ? picture : refuse('PICTURE_TYPE_NOT_ALLOWED')
  } finally {
    child.kill('SIGKILL')
  }
}

/** Whoever cannot start a process is not the sender. */
const started = async (child: Child, ended: Promise<unknown>) => {
  const isReady = await Promise.race([
    once(child, 'message', { signal: AbortSignal.timeout(startMs) }).then(
      () => true,
      () => false,
    ),
    ended.then(() => false),
  ])
  if (!isReady) refuse('SERVICE_UNAVAILABLE', { retryAfter: 5 })
  giveWay(child.pid!)
}
