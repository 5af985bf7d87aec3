import { log } from './log.ts'
import type { Settings } from './config.ts'

const ofThisMachine = new Set(['127.0.0.1', 'localhost', '[::1]'])

/** What a server starts with all the same, though whoever runs it hardly means it. */
export const startWarnings = ({ NODE_ENV, ROLE, PORTAL_URL }: Settings, hasPortal: boolean): string[] => {
  const isLocal = NODE_ENV === 'production' && ofThisMachine.has(new URL(PORTAL_URL).hostname)
  return [
    ...(isLocal ? [`links in mails lead to this machine (${PORTAL_URL}): see PORTAL_URL`] : []),
    ...(ROLE !== 'worker' && !hasPortal ? ['no portal is built, the API alone is served: see WEB_FOLDER'] : []),
  ]
}

export const warnAtStart = (settings: Settings, hasPortal: boolean): void =>
  startWarnings(settings, hasPortal).forEach((warning) => log.warn(warning))
