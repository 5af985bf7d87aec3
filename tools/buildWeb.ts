// node tools/buildWeb.ts: builds the web app into web/dist, for an installation that is started without `npm start`.
import { stopSignal } from './processes.mjs'
import { buildWebIfChanged } from './webBuild.ts'

process.exitCode = (await buildWebIfChanged(stopSignal())) ? 0 : 1
