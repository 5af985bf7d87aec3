// npm run administrator -- mail@example: makes an administrator of the portal.
import { runServerCommand } from './serverCommand.ts'

await runServerCommand('administrator.ts')
