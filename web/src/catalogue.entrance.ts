import { entrance as accounts } from './accounts/fr.entrance.ts'
import { entrance as platform } from './platform/fr.entrance.ts'
import { entrance as ui } from './ui/fr.entrance.ts'

/** The French that the sign-in page needs; the rest comes with the pages that say it (`platform/withTexts.ts`). */
export const fr = { platform, ui, accounts }
