// npm run verify -- backup: proves that a backup is whole, without a database. Prints one line of JSON; ends with 1 when
// it is not.
import { isWhole, verifyBackup } from '#platform/backups/verify.ts'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Say which: npm run verify -- backup')
const verdict = await verifyBackup(folder)
process.stdout.write(`${JSON.stringify(verdict)}\n`)
process.exitCode = isWhole(verdict) ? 0 : 1
