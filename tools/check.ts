// npm run check: types, lint and format, in a minute.
import { runChecks } from './checks.ts'
import { stopSignal } from './processes.mjs'

const counts = [...(await runChecks(stopSignal())).values()]
process.exit(counts.every(({ failed }) => failed === 0) ? 0 : 1)
