// Runs in the process of the tests: notes which of the points of the code that may be broken each test has run through.
import { Session, type Profiler } from 'node:inspector'
import { pathToFileURL } from 'node:url'
import { afterEach, inject } from 'vitest'
import { reachedOf, type Points } from './points.ts'

declare module 'vitest' {
  interface ProvidedContext {
    points: Points
  }
  interface TaskMeta {
    reached?: Points
  }
}

/** One for all files of tests that share the process. */
type Counting = { countingSession?: Session }
const shared = globalThis as Counting

const open = () => {
  const session = new Session()
  session.connect()
  session.post('Profiler.enable')
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  return session
}

const points = inject('points')
if (Object.keys(points).length > 0) {
  const session = (shared.countingSession ??= open())
  const byUrl = new Map(Object.keys(points).map((file) => [pathToFileURL(file).href, file]))
  /** What has run since the last call. */
  const take = (): Points => {
    let scripts: Profiler.ScriptCoverage[] = []
    session.post('Profiler.takePreciseCoverage', (_error, taken) => (scripts = taken.result))
    const reached = scripts.flatMap(({ url, functions }) => {
      const file = byUrl.get(url)
      return file ? [[file, reachedOf(points[file]!, functions)] as const] : []
    })
    return Object.fromEntries(reached.filter(([, own]) => own.length > 0))
  }
  afterEach(({ task }) => {
    task.meta.reached = take()
  })
}
