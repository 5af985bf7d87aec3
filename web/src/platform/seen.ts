import { onSessionEnd } from './session.ts'

/** What `/mon-logement.js` keeps of what was read, for whoever reads without a network. */
const isSeen = (name: string) => name.startsWith('logis-home-read-')

/** What was read goes with the session, in whichever tab it ends. */
export const forgetWithSession = () => onSessionEnd(() => void forgetSeen())

const forgetSeen = async () => {
  // Absent where the portal is not served over HTTPS.
  const names = (await globalThis.caches?.keys().catch(() => [])) ?? []
  await Promise.all(names.filter(isSeen).map((name) => caches.delete(name).catch(() => false)))
}
