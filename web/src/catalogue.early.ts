import { early as platform } from './platform/fr.early.ts'
import { early as ui } from './ui/fr.early.ts'

/** The French that the portal may need before the rest of its texts has come, and the sign-in page does without. */
export const early = { platform, ui }
