import { entrance as accounts } from './accounts/en.entrance.ts'
import { entrance as platform } from './platform/en.entrance.ts'
import { entrance as ui } from './ui/en.entrance.ts'

/** The same in English, fetched when it is wanted. */
export const en = { platform, ui, accounts }
