// npm run backup -- folder [--since former-backup]: saves the database and every file of one instant while the portal
// runs. Prints one line of JSON; ends with 1 when the storage lacked a file or had an altered one.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { makeBackup } from '#platform/backups/backup.ts'
import { isWhole } from '#platform/backups/verify.ts'
import { tellOfDatabase } from '#platform/cannotStart.ts'
import { pool } from '#platform/db.ts'

tellOfDatabase()
const { positionals, values } = parseArgs({ allowPositionals: true, options: { since: { type: 'string' } } })
const [parent] = positionals
if (!parent) throw new Error('Say where to: npm run backup -- folder')
const product = await readFile(path.resolve(import.meta.dirname, '../../package.json'), 'utf8')
const { version } = JSON.parse(product) as { version: string }
const made = await makeBackup(parent, { version, since: values.since })
process.stdout.write(`${JSON.stringify(made)}\n`)
await pool.end()
process.exitCode = isWhole(made) ? 0 : 1
