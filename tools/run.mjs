// node tools/run.mjs start|dev|check|test …: installs what is missing, then runs tools/<command>.ts on the pinned Node.
import { fileURLToPath } from 'node:url'
import { installedNode } from './install.mjs'
import { runToEnd, stopSignal } from './processes.mjs'

const [command, ...args] = process.argv.slice(2)
const stop = stopSignal()
const node = await installedNode(stop)
const script = fileURLToPath(new URL(`${command}.ts`, import.meta.url))
process.exit(stop.aborted ? 1 : await runToEnd(node, [script, ...args], { stop, link: true }))
