// npm run fsck: proves that rows, files and counters agree. Prints one line of JSON; ends with 1 when they do not.
import { checkStorage } from './documents/storage/rules.ts'
import { pool } from '#platform/db.ts'
import { checkFiles } from '#platform/files/checker.ts'

const wrong_storage_counters = await checkStorage()
const found = { ...(await checkFiles()), wrong_storage_counters }
process.stdout.write(`${JSON.stringify(found)}\n`)
await pool.end()
process.exitCode = found.missing.length + found.altered.length + wrong_storage_counters.length > 0 ? 1 : 0
