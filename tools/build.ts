// node tools/build.ts: builds the portal and the server, for an installation that is started without `npm start`.
import { buildIfChanged } from './building.ts'
import { stopSignal } from './processes.mjs'

process.exitCode = (await buildIfChanged(stopSignal())) ? 0 : 1
