import { fr as accounts } from './accounts/fr.ts'
import { fr as platform } from './platform/fr.ts'
import { fr as ui } from './ui/fr.ts'

/** The French that the pages before sign-in need; the rest follows with the first other page. */
export const entrance = { platform, ui, accounts }
