// npm run verify: proves that a backup is whole.
import path from 'node:path'
import { runToEnd, stopSignal } from './processes.mjs'
import { root } from './root.ts'

const args = [path.join(root, 'server/src/verify.ts'), ...process.argv.slice(2)]
process.exitCode = await runToEnd(process.execPath, args, { cwd: root, stop: stopSignal() })
