// A process that draws the one SVG of its standard input, no longer than its argument says, and ends. It knows no secret and reads nothing but drawings.
import fs from 'node:fs'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { asKept, maxPixels } from './kept.ts'

// A drawing under way cannot be stopped from within: nothing cleans up here.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// A server that stops lets what has begun end.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
try {
  // Were memory to run out, this process goes first.
  fs.writeFileSync('/proc/self/oom_score_adj', '1000')
} catch {
  // Elsewhere than on Linux the limit of the server holds alone.
}
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadSvg'] })
sharp.concurrency(1)

process.send!('ready')
const svg = await buffer(process.stdin)
// As an operator sees it among the processes, and a test that waits for it to be at work.
process.title = 'logis drawing'
try {
  const picture = await asKept(
    sharp(svg, { limitInputPixels: maxPixels, failOn: 'error' }),
    Number(process.argv[2]),
  ).toBuffer()
  process.stdout.end(picture, () => process.exit(0))
} catch {
  process.exit(1)
}
