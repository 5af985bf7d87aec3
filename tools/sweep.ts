// npm run sweep: every page of the portal as everyone who opens it, wide and on a phone, in both themes and languages:
// accessible, no wider than the screen, each target as large as a finger, nothing that moves while it loads.
// `npm run sweep -- hugo` for one reader; `npm run sweep -- keyboard` for the journeys by the keyboard alone instead.
import { buildIfChanged } from './building.ts'
import { findChromium } from './chromium.ts'
import { openTestDatabase } from './database.ts'
import { runToEnd, stopSignal } from './processes.mjs'
import { root } from './root.ts'

const stop = stopSignal()
const readers = process.argv.slice(2).filter((word) => word !== 'keyboard')
const isKeyboard = process.argv.includes('keyboard')
const named = readers.length > 0 ? ['--grep', isKeyboard ? readers.join(' ') : `(${readers.join('|')}):`] : []
const database = await openTestDatabase()
const env = {
  ...process.env,
  E2E_SWEEP: isKeyboard ? 'handsOnly*.ts' : 'sweep.ts',
  CHROMIUM: await findChromium(stop),
  TEST_DATABASE_URL: database.url,
}
try {
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list', ...named]
  process.exitCode = (await buildIfChanged(stop)) ? await runToEnd(process.execPath, args, { cwd: root, env, stop }) : 1
} finally {
  await database.stop()
}
