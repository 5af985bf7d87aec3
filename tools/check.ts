// npm run check: types, lint and format, in seconds.
import { runChecks } from './checks.ts'
import { stopSignal } from './processes.mjs'

const counts = [...(await runChecks(stopSignal())).values()]
process.exit(counts.every(({ failed }) => failed === 0) ? 0 : 1)
