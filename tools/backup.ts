// npm run backup: saves the database and the files of the product (docs/operations.md).
import { runServerCommand } from './serverCommand.ts'

await runServerCommand('backup.ts')
