// npm run migrate: brings the database up to date before a new version starts.
import { runServerCommand } from './serverCommand.ts'

await runServerCommand('migrate.ts')
