import { arrival as accounts } from './accounts/en.arrival.ts'
import { arrival as residents } from './residents/en.arrival.ts'
import { arrival as ui } from './ui/en.arrival.ts'

/** What a stranger reads who is to make an account before there is a portal (`residents/FirstStepPage.tsx`). */
export const en = { accounts, residents, ui }
