// npm run restore: puts a backup back into an empty database and storage, and proves that both agree.
import { runServerCommand } from './serverCommand.ts'

await runServerCommand('restore.ts')
if (!process.exitCode) await runServerCommand('fsck.ts', [])
