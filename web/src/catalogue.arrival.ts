import { arrival as accounts } from './accounts/fr.arrival.ts'
import { arrival as residents } from './residents/fr.arrival.ts'
import { arrival as ui } from './ui/fr.arrival.ts'

/** What a stranger reads who is to make an account before there is a portal (`residents/FirstStepPage.tsx`). */
export const fr = { accounts, residents, ui }
