// npm run restore -- backup: puts a backup into the storage and the database of the settings, which must be empty.
// Prints one line of JSON. `npm run fsck` then proves that rows and files agree.
import { restoreBackup } from '#platform/backups/restore.ts'
import { tellOfDatabase } from '#platform/cannotStart.ts'
import { pool } from '#platform/db.ts'

tellOfDatabase()
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Say from where: npm run restore -- backup')
process.stdout.write(`${JSON.stringify(await restoreBackup(folder))}\n`)
await pool.end()
