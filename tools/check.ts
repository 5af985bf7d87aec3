// npm run check: types, lint and format, in seconds.
import { checks, countCheck } from './checks.ts'
import { stopSignal } from './processes.mjs'

let failed = 0
for (const [name, check] of Object.entries(checks(stopSignal()))) failed += (await countCheck(name, check)).failed
process.exit(failed === 0 ? 0 : 1)
