// npm run release -- 3.19.0: what a version is, as one commit and one tag: its number in package.json, what has come
// since the last one under its name in CHANGELOG.md, and a dump of its database with the demo world, from which later
// versions prove that they upgrade (server/db/releases). Asks for a clean tree; pushes nothing. The dump is made by the
// system's PostgreSQL (apt-get install postgresql), whose format older servers know.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { dumpOf, openCluster, ownFolder } from '../server/fault/debian.ts'
import { setStage, startServer } from '../server/fault/stage.ts'
import { isAfter, plainDump, releasedChangelog, withVersion } from './releasing.ts'
import { root } from './root.ts'

const [version = ''] = process.argv.slice(2)
const fileOf = (name: string) => path.join(root, name)
const change = (name: string, by: (text: string) => string) =>
  fs.writeFileSync(fileOf(name), by(fs.readFileSync(fileOf(name), 'utf8')))
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

const { version: former } = JSON.parse(fs.readFileSync(fileOf('package.json'), 'utf8')) as { version: string }
if (!isAfter(version, former)) throw new Error(`npm run release -- X.Y.Z, after ${former}`)
if (git('status', '--porcelain') !== '') throw new Error('The tree has changes: commit them first')

/** The database of this version as it starts for the first time, with the demo world. */
const dump = async (): Promise<string> => {
  const folder = ownFolder(fs.mkdtempSync(path.join(os.tmpdir(), 'logis-release-')))
  const cluster = await openCluster(path.join(folder, 'postgres'))
  try {
    const stage = await setStage({ url: cluster.url, stop: async () => {} })
    await (await startServer(stage)).kill()
    // Mails are half of the size.
    await stage.query('update communication_logs set body_html = left(body_html, 200)')
    const text = await dumpOf(stage.env['DATABASE_URL']!, folder)
    await stage.strike()
    return text
  } finally {
    await cluster.end('SIGKILL')
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

change('CHANGELOG.md', (text) => releasedChangelog(text, version, new Date().toISOString().slice(0, 10)))
for (const name of ['package.json', 'package-lock.json']) change(name, (text) => withVersion(text, former, version))
fs.writeFileSync(fileOf(`server/db/releases/${version}.sql`), plainDump(await dump()))
git('add', 'CHANGELOG.md', 'package.json', 'package-lock.json', 'server/db/releases')
git('commit', '--quiet', '-m', `Release ${version}`)
git('tag', '--annotate', `v${version}`, '-m', `Release ${version}`)
process.stdout.write(`Release ${version}: committed and tagged v${version}. Prove it (npm test), then push both.\n`)
