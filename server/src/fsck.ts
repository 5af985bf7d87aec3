// npm run fsck: proves that rows, files and counters agree. Prints one line of JSON; ends with 1 when they do not.
import { checkDeviceCounts } from './devices/room/rules.ts'
import { checkStorage } from './documents/storage/rules.ts'
import { tellOfDatabase } from '#platform/cannotStart.ts'
import { pool } from '#platform/db.ts'
import { checkFiles } from '#platform/files/checker.ts'

tellOfDatabase()
const wrong_storage_counters = await checkStorage()
const wrong_device_counts = await checkDeviceCounts()
const found = { ...(await checkFiles()), wrong_storage_counters, wrong_device_counts }
process.stdout.write(`${JSON.stringify(found)}\n`)
await pool.end()
const wrong = [found.missing, found.altered, wrong_storage_counters, wrong_device_counts]
process.exitCode = wrong.some((list) => list.length > 0) ? 1 : 0
