// npm run fsck: proves that the rows, the files and the counters of the product agree.
import { runServerCommand } from './serverCommand.ts'

await runServerCommand('fsck.ts')
