// npm run machine-token -- <username>: a token for another system that sends thermal studies.
import { runServerCommand } from './serverCommand.ts'

await runServerCommand('machineToken.ts')
