import { t } from '../../ui/texts.ts'
import { currentIdentity } from '../session.ts'
import { clearStored, writeStored, type Unsent } from '../storage.ts'
import { durations, tellFailure } from '../teller.tsx'
import { newKey } from '../upload.ts'

/** Of this page among all that the browser has had. */
export const own: Unsent = `unsent.${newKey()}`

/** What stays in the browser is a number: whose files are on their way, not what they are called. */
export const markUnsent = (active: boolean) => {
  if (!active) return clearStored(own)
  writeStored(own, currentIdentity()?.user.id)
  // Held from here on for as long as the page lives. Absent where the portal is not served over HTTPS.
  void navigator.locks?.request(own, () => new Promise(() => {}))
}

/** What was cut off at its end may have arrived all the same. Said long enough for whoever is in another tab. */
export const tellCutOff = () => tellFailure(t('platform.transfers.cutOff'), durations.slow)
