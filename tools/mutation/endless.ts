// Runs in the process of the tests: a break may make the code run for ever, and the process is ended then.
import { Worker } from 'node:worker_threads'

const patience = 15_000

type Watched = { isWatched?: true }
const shared = globalThis as Watched
if (!shared.isWatched) {
  shared.isWatched = true
  const beats = new Int32Array(new SharedArrayBuffer(4))
  setInterval(() => Atomics.add(beats, 0, 1), 1_000).unref()
  const watch = ({ beats: counted, every }: { beats: Int32Array; every: number }) => {
    let last = -1
    setInterval(() => {
      const now = Atomics.load(counted, 0)
      if (now === last) process.kill(process.pid, 'SIGKILL')
      last = now
    }, every)
  }
  const code = `(${watch.toString()})(require('node:worker_threads').workerData)`
  new Worker(code, { eval: true, workerData: { beats, every: patience } }).unref()
}
